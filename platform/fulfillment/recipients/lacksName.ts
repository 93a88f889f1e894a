import { sql } from 'drizzle-orm';
import { needsName } from '../../../recipient/messageView.ts';
import type { WrittenTexts } from '../../../recipient/recipientWords.ts';
import { textsOf } from '../../../recipient/recipientWords.ts';
import type { PromotionLocale } from '../../../schema/promotions/promotionValues.ts';
import type { MessageScreen } from '../../../schema/promotions/recipientScreens.ts';
import { type Queries, rowsOf } from '../../foundation/database/connections/connection.ts';
import { writtenTexts } from '../../promotions/interface.ts';

interface NamedRow {
  name: string;
  locale: PromotionLocale;
  written: WrittenTexts;
}

/** True if the message uses the recipient's name but the recipient has none. Such a message cannot be written. */
export async function lacksName(
  tx: Queries,
  {
    advertiserId,
    redemptionId,
    screen,
  }: { advertiserId: string; redemptionId: string; screen: MessageScreen },
): Promise<boolean> {
  const [row] = await rowsOf<NamedRow & Record<string, unknown>>(
    tx,
    sql`select trim(concat_ws(' ', coalesce(l.first_name, p.first_name), coalesce(l.last_name, p.last_name))) as name,
        coalesce(p.locale, m.locale) as locale, ${writtenTexts(sql`r.sku`, { screen, locale: sql`coalesce(p.locale, m.locale)` })} as written
      from redemptions r
      join promotions m on m.advertiser_id = r.advertiser_id and m.id = r.promotion_id
      left join batch_lines l on l.advertiser_id = r.advertiser_id and l.redemption_id = r.id
      left join recipients p on p.advertiser_id = r.advertiser_id and p.id = r.recipient_id
      where r.advertiser_id = ${advertiserId} and r.id = ${redemptionId}`,
  );
  if (row?.name !== '') return false;
  return needsName(textsOf(row.locale, screen, row.written));
}
