import { sql } from 'drizzle-orm';
import { DELIVERY_KINDS } from '../../../schema/fulfillment/dispatchKinds.ts';
import { NOTIFICATION_CHANNELS, PROMOTION_LOCALES } from '../../../schema/promotions/promotionValues.ts';
import type { Queries } from '../../foundation/database/connections/connection.ts';
import { keepPlan } from '../../foundation/database/connections/keepPlan.ts';
import {
  boolean,
  nullable,
  number,
  oneOf,
  type RowOf,
  rowCountOf,
  rowsOf,
  text,
} from '../../foundation/database/rows.ts';

/** A delivery that this worker holds; `fence` distinguishes its hold from every other. */
const HELD_DELIVERY_ROW = {
  id: text,
  redemptionId: text,
  kind: oneOf(DELIVERY_KINDS),
  channel: oneOf(NOTIFICATION_CHANNELS),
  address: text,
  name: text,
  locale: oneOf(PROMOTION_LOCALES),
  /** 1 for the first. */
  attempt: number,
  fence: number,
  senderName: nullable(text),
  emailVia: boolean,
  smsSender: nullable(text),
};
export type HeldDelivery = RowOf<typeof HELD_DELIVERY_ROW>;

/** The current address of recipient `x` of delivery `d`; a one-time code goes to the address that it verifies. */
const ADDRESS_NOW = sql`case when d.kind = 'one_time_code' then d.uid when d.channel = 'email' then x.email else x.phone_number end`;

/** True if a delivery is still addressed to the current recipient of its redemption. */
export async function isAddressed(
  tx: Queries,
  { advertiserId, id, address }: { advertiserId: string; id: string; address: string },
): Promise<boolean> {
  const rows = await rowCountOf(
    tx,
    keepPlan(sql`select from deliveries d join redemptions r on r.advertiser_id = d.advertiser_id and r.id = d.redemption_id
      left join recipients x on x.advertiser_id = r.advertiser_id and x.id = r.recipient_id
      where d.advertiser_id = ${advertiserId} and d.id = ${id} and ${ADDRESS_NOW} = ${address}`),
  );
  return rows > 0;
}

/** Seconds for which a delivery that is being sent is left to its worker, unless that is known to be gone. */
const HOLD_SECONDS = 60;

/**
 * Marks deliveries as being sent, each by this worker alone: a delivery that another worker is sending is left to it, unless `isRepeated` says that it
 * was this job's own former worker. Deliveries whose redemption accepts no message any more are dropped: an earlier
 * cancelation wins, a later one finds them under way. They go to the recipient's current address: the link
 * in a message is that of the redemption's latest recipient.
 */
export async function takeDeliveries(
  tx: Queries,
  {
    advertiserId,
    ids,
    isRepeated = false,
  }: { advertiserId: string; ids: readonly string[]; isRepeated?: boolean },
): Promise<HeldDelivery[]> {
  const isRequested = sql`d.advertiser_id = ${advertiserId} and d.id = any (${`{${ids.join(',')}}`}::uuid[])`;
  // A cancellation locks the redemption first, too.
  await tx.execute(
    keepPlan(sql`select from redemptions r where r.advertiser_id = ${advertiserId}
    and r.id in (select d.redemption_id from deliveries d where ${isRequested}) order by r.id for no key update`),
  );
  await tx.execute(
    keepPlan(sql`update deliveries d set state = 'dropped' from redemptions r
    where ${isRequested} and d.state in ('queued', 'sending') and r.advertiser_id = d.advertiser_id and r.id = d.redemption_id
      and not (r.state = any (case d.kind when 'reward' then '{redeemed}'::text[] when 'reminder' then '{pending,failed,redeemed}'
        else '{booked,pending,failed,redeemed}' end))`),
  );
  await tx.execute(
    keepPlan(sql`update deliveries d set state = 'failed', reason = 'no_address'
    from redemptions r left join recipients x on x.advertiser_id = r.advertiser_id and x.id = r.recipient_id
    where ${isRequested} and d.state in ('queued', 'sending') and r.advertiser_id = d.advertiser_id and r.id = d.redemption_id and ${ADDRESS_NOW} is null`),
  );
  return rowsOf(
    tx,
    HELD_DELIVERY_ROW,
    keepPlan(sql`update deliveries d set state = 'sending', uid = ${ADDRESS_NOW}, attempts = d.attempts + 1, fence = d.fence + 1,
        due_at = clock_timestamp() + make_interval(secs => ${HOLD_SECONDS})
      from redemptions r
      join promotions p on p.advertiser_id = r.advertiser_id and p.id = r.promotion_id
      left join recipients x on x.advertiser_id = r.advertiser_id and x.id = r.recipient_id
      left join batch_lines l on l.advertiser_id = r.advertiser_id and l.redemption_id = r.id
      where ${isRequested} and d.state in ('queued', 'sending')
        and (d.due_at <= clock_timestamp() + interval '1 millisecond' or (d.state = 'sending' and ${isRepeated}::boolean))
        and r.advertiser_id = d.advertiser_id and r.id = d.redemption_id
      returning d.id::text as id, d.redemption_id::text as "redemptionId", d.kind, d.channel, d.uid as address,
        trim(concat_ws(' ', coalesce(l.first_name, x.first_name), coalesce(l.last_name, x.last_name))) as name,
        coalesce(x.locale, p.locale) as locale, d.attempts as attempt, d.fence,
        p.email_sender_name as "senderName", p.email_via as "emailVia", p.sms_sender_name as "smsSender"`),
  );
}
