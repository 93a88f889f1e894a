import { type SQL, sql } from 'drizzle-orm';
import { needsName } from '../../../recipient/messageView.ts';
import type { WrittenTexts } from '../../../recipient/recipientWords.ts';
import { textsOf } from '../../../recipient/recipientWords.ts';
import { messageScreen } from '../../../schema/promotions/promotionScreens/recipientScreens.ts';
import type { NotificationChannel, PromotionLocale } from '../../../schema/promotions/promotionValues.ts';
import { type Queries, rowsOf } from '../../foundation/database/connections/connection.ts';
import { writtenTexts } from '../../promotions/interface.ts';

interface NamelessRow {
  ids: string[];
  locale: PromotionLocale;
  written: WrittenTexts;
}

/** A message to the recipients of `redemptions`, a condition on `redemptions r` and the line `l` of its batch. */
export interface PlannedMessage {
  kind: 'activation' | 'reward';
  channel: NotificationChannel;
  redemptions: SQL;
}

/**
 * Ids of the redemptions whose recipient has an address for the message but no name, although its text uses the name. Such a message cannot be
 * written.
 */
export async function withoutName(
  tx: Queries,
  { kind, channel, redemptions }: PlannedMessage,
): Promise<string[]> {
  const screen = messageScreen(channel, kind);
  const rows = await rowsOf<NamelessRow & Record<string, unknown>>(
    tx,
    sql`select m.ids, m.locale, ${writtenTexts(sql`m.sku`, { screen, locale: sql`m.locale` })} as written from (
      select m.advertiser_id, m.id, r.sku, coalesce(p.locale, m.locale) as locale, array_agg(r.id::text order by r.id) as ids
      from redemptions r
      join promotions m on m.advertiser_id = r.advertiser_id and m.id = r.promotion_id
      join recipients p on p.advertiser_id = r.advertiser_id and p.id = r.recipient_id
      left join batch_lines l on l.advertiser_id = r.advertiser_id and l.redemption_id = r.id
      where ${redemptions} and ${channel === 'sms' ? sql`p.phone_number` : sql`p.email`} is not null
        and trim(concat_ws(' ', coalesce(l.first_name, p.first_name), coalesce(l.last_name, p.last_name))) = ''
      group by 1, 2, 3, 4) m`,
  );
  return rows
    .filter(({ locale, written }) => needsName(textsOf(locale, screen, written)))
    .flatMap(({ ids }) => ids);
}
