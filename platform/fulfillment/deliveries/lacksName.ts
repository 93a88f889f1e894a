import { type SQL, sql } from 'drizzle-orm';
import { needsName } from '../../../recipient/messageView.ts';
import type { WrittenTexts } from '../../../recipient/recipientWords.ts';
import { textsOf } from '../../../recipient/recipientWords.ts';
import { messageScreen } from '../../../schema/promotions/promotionScreens/recipientScreens.ts';
import {
  NOTIFICATION_CHANNELS,
  type NotificationChannel,
  PROMOTION_LOCALES,
} from '../../../schema/promotions/promotionValues.ts';
import { idArray } from '../../foundation/access/visibleAdvertisers.ts';
import type { Queries } from '../../foundation/database/connections/connection.ts';
import { json, listOf, oneOf, rowsOf, text } from '../../foundation/database/rows.ts';
import { writtenTexts } from '../../promotions/interface.ts';

const NAMELESS_ROW = {
  keys: listOf(text),
  locale: oneOf(PROMOTION_LOCALES),
  written: json<WrittenTexts>(),
};

/** A message that is about to be sent, and the people it goes to. */
interface AddressedMessage {
  kind: 'activation' | 'reward';
  channel: NotificationChannel;
  /** Selects `key`, `advertiser_id`, `promotion_id`, `sku`, `locale`, `name`, `email` and `phone_number`; a null locale is that of the promotion. */
  addressees: SQL;
}

/** Everything that `String.trim` removes: `messageOf` trims names with it. */
const SPACES =
  ' \t\n\v\f\r\u00a0\u1680\u2000\u2001\u2002\u2003\u2004\u2005\u2006\u2007\u2008\u2009\u200a\u2028\u2029\u202f\u205f\u3000\ufeff';

/**
 * The one rule of missing names: keys of the addressees who have an address for the message but no name, although its text uses the name. Such a
 * message cannot be written. Check it before money moves or anything is queued.
 */
export async function addresseesWithoutName(
  tx: Queries,
  { kind, channel, addressees }: AddressedMessage,
): Promise<string[]> {
  const screen = messageScreen(channel, kind);
  const rows = await rowsOf(
    tx,
    NAMELESS_ROW,
    sql`select m.keys, m.locale, ${writtenTexts(sql`m.sku`, { screen, locale: sql`m.locale` })} as written from (
      select m.advertiser_id, m.id, t.sku, coalesce(t.locale, m.locale) as locale, array_agg(t.key::text order by t.key) as keys
      from (${addressees}) t
      join promotions m on m.advertiser_id = t.advertiser_id and m.id = t.promotion_id
      where ${channel === 'sms' ? sql`t.phone_number` : sql`t.email`} is not null and btrim(t.name, ${SPACES}) = ''
      group by 1, 2, 3, 4) m`,
  );
  return rows
    .filter(({ locale, written }) => needsName(textsOf(locale, screen, written)))
    .flatMap(({ keys }) => keys);
}

/** A message to the recipients of `redemptions`: a condition on `redemptions r`, its line `l`, its batch `b`, that one's dispatch `d`, and promotion `m`. */
export interface PlannedMessage {
  kind: 'activation' | 'reward';
  channel: NotificationChannel;
  redemptions: SQL;
}

/** Ids of the redemptions whose recipient lacks the name that the message uses. */
export const withoutName = (tx: Queries, { kind, channel, redemptions }: PlannedMessage): Promise<string[]> =>
  addresseesWithoutName(tx, {
    kind,
    channel,
    addressees: sql`select r.id as key, r.advertiser_id, r.promotion_id, r.sku, p.locale, p.email, p.phone_number,
        concat_ws(' ', coalesce(l.first_name, p.first_name), coalesce(l.last_name, p.last_name)) as name
      from redemptions r
      join promotions m on m.advertiser_id = r.advertiser_id and m.id = r.promotion_id
      join recipients p on p.advertiser_id = r.advertiser_id and p.id = r.recipient_id
      left join batch_lines l on l.advertiser_id = r.advertiser_id and l.redemption_id = r.id
      left join batches b on b.advertiser_id = r.advertiser_id and b.id = r.batch_id
      left join dispatches d on d.advertiser_id = b.advertiser_id and d.id = b.dispatch_id
      where ${redemptions}`,
  });

/**
 * Ids of the redemptions whose retry ends in a message that uses a name which their recipient lacks. A failed line goes through its batch again
 * (`reopenLines`) and is told by its channels; every other reward is ordered alone and told as its promotion says.
 */
export async function retriesWithoutName(
  tx: Queries,
  { advertiserId, ids }: { advertiserId: string; ids: readonly string[] },
): Promise<Set<string>> {
  const nameless = new Set<string>();
  if (ids.length === 0) return nameless;
  for (const channel of NOTIFICATION_CHANNELS) {
    const some = sql`r.advertiser_id = ${advertiserId} and r.id = any (${idArray(ids)}::bigint[])`;
    const byBatch = sql`(b.notifications @> array[${channel}] or (cardinality(b.notifications) = 0 and d.channel = ${channel}))`;
    const byPromotion = sql`(m.notification_channels @> array[${channel}] or (d.kind = 'single' and b.notifications @> array[${channel}]))`;
    const messages = {
      activation: sql`l.stage = 'failed' and r.state <> 'redeemed' and 'notify' = any (b.plan) and not 'order' = any (b.plan) and ${byBatch}`,
      reward: sql`case when l.stage is distinct from 'failed' then ${byPromotion}
        when r.state = 'redeemed' then ${byBatch}
        else 'order' = any (b.plan) and b.plan[cardinality(b.plan)] = 'notify' and ${byBatch} end`,
    };
    for (const kind of ['activation', 'reward'] as const)
      for (const id of await withoutName(tx, {
        kind,
        channel,
        redemptions: sql`${some} and ${messages[kind]}`,
      }))
        nameless.add(id);
  }
  return nameless;
}
