import { sql } from 'drizzle-orm';
import type { JobKind } from '../../../schema/foundation/process/jobKinds.ts';
import type { DeliveryKind } from '../../../schema/fulfillment/dispatchKinds.ts';
import {
  NOTIFICATION_CHANNELS,
  type NotificationChannel,
} from '../../../schema/promotions/promotionValues.ts';
import { idArray } from '../../foundation/access/visibleAdvertisers.ts';
import type { Queries } from '../../foundation/database/connections/connection.ts';
import { listOf, oneOf, type RowOf, rowsOf, text } from '../../foundation/database/rows.ts';
import { enqueue } from '../../foundation/jobs/enqueue.ts';

/** Deliveries that one job hands over. */
export const DELIVERIES_A_JOB = 100;

/** Messages about redemptions of one advertiser, all of one kind and channel. */
export interface NewDeliveries {
  advertiserId: string;
  kind: DeliveryKind;
  channel: NotificationChannel;
  redemptionIds: readonly string[];
  /** Deduplication key: a second delivery with the same key is not queued. */
  dedupe(redemptionId: string): string;
  /** Skips recipients without an address for the channel; otherwise each gets a failed delivery. */
  skipsMissing?: boolean;
}

/**
 * Queues messages to the recipients of redemptions in the change's own transaction: to the addresses they have now, written when they are
 * sent. Answers how many are new.
 */
export async function queueDeliveries(tx: Queries, deliveries: NewDeliveries): Promise<number> {
  const { advertiserId, kind, channel, redemptionIds, dedupe, skipsMissing = false } = deliveries;
  if (redemptionIds.length === 0) return 0;
  const redemptionKeys = redemptionIds.map((id) => ({ id, key: dedupe(id) }));
  const isMail = channel === 'email';
  const address = isMail ? sql`p.email` : sql`p.phone_number`;
  const queued = await rowsOf(
    tx,
    { id: text, state: text },
    sql`insert into deliveries (advertiser_id, id, redemption_id, batch_id, kind, channel, provider, uid, state, reason, dedupe_key)
      select r.advertiser_id, gen_random_uuid(), r.id, r.batch_id, ${kind}, ${channel}, ${isMail ? 'email' : 'mobile'}, ${address},
        case when ${address} is null then 'failed' else 'queued' end, case when ${address} is null then 'no_address' end, w.key
      from jsonb_to_recordset(${JSON.stringify(redemptionKeys)}::jsonb) as w (id bigint, key text)
      join redemptions r on r.advertiser_id = ${advertiserId} and r.id = w.id
      left join recipients p on p.advertiser_id = r.advertiser_id and p.id = r.recipient_id
      where not (${skipsMissing}::boolean and ${address} is null)
      order by w.key
      on conflict do nothing returning id::text as id, state`,
  );
  const deliveriesDue = queued.filter(({ state }) => state === 'queued').map(({ id }) => ({ id, channel }));
  await queueDeliverJobs(tx, advertiserId, { deliveries: deliveriesDue });
  return queued.length;
}

/** The kind of job that hands messages of a channel over: a mail server that hangs keeps no SMS waiting. */
const DELIVER_KINDS = { email: 'deliver', sms: 'deliverSms' } as const satisfies Record<
  NotificationChannel,
  JobKind
>;

/** A delivery that is to be handed over. */
export const DUE_DELIVERY_ROW = {
  id: text,
  channel: oneOf(NOTIFICATION_CHANNELS),
};
export type DueDelivery = RowOf<typeof DUE_DELIVERY_ROW>;

/** Queues the jobs that hand deliveries over, at `runAt` or at once. */
export async function queueDeliverJobs(
  tx: Queries,
  advertiserId: string,
  { deliveries, runAt }: { deliveries: readonly DueDelivery[]; runAt?: Date },
): Promise<void> {
  for (const [channel, kind] of Object.entries(DELIVER_KINDS)) {
    const ids = deliveries.filter((one) => one.channel === channel).map(({ id }) => id);
    for (let n = 0; n < ids.length; n += DELIVERIES_A_JOB)
      await enqueue(tx, {
        kind,
        payload: { advertiserId, deliveryIds: ids.slice(n, n + DELIVERIES_A_JOB) },
        advertiserId,
        ...(runAt === undefined ? {} : { runAt }),
      });
  }
}

/**
 * Queues the rewards of redemptions for recipients with an address for their promotions' channels, once each; a redemption made singly also uses
 * the requested channels.
 */
export async function queueRewardDeliveries(
  tx: Queries,
  { advertiserId, redemptionIds }: Pick<NewDeliveries, 'advertiserId' | 'redemptionIds'>,
): Promise<void> {
  const rows = await rowsOf(
    tx,
    { channel: oneOf(NOTIFICATION_CHANNELS), ids: listOf(text) },
    sql`select c.channel, array_agg(r.id::text order by r.id) as ids
      from redemptions r join promotions p on p.advertiser_id = r.advertiser_id and p.id = r.promotion_id
      left join batches b on b.advertiser_id = r.advertiser_id and b.id = r.batch_id
      left join dispatches d on d.advertiser_id = b.advertiser_id and d.id = b.dispatch_id and d.kind = 'single'
      cross join lateral (select unnest(p.notification_channels) union
        select unnest(b.notifications) where d.id is not null) as c (channel)
      where r.advertiser_id = ${advertiserId} and r.id = any (${idArray(redemptionIds)}::bigint[])
      group by 1 order by 1`,
  );
  for (const { channel, ids } of rows)
    await queueDeliveries(tx, {
      advertiserId,
      kind: 'reward',
      channel,
      redemptionIds: ids,
      skipsMissing: true,
      dedupe: rewardKey(channel),
    });
}

/** The reward of a redemption is sent once per channel, whoever requests it first. */
export const rewardKey = (channel: NotificationChannel) => (redemptionId: string) =>
  `reward:${redemptionId}:${channel}`;

/** Drops the queued messages of redemptions, whose ids are an array of the database. */
export async function dropQueued(
  tx: Queries,
  { advertiserId, ids }: { advertiserId: string; ids: string },
): Promise<void> {
  await tx.execute(sql`update deliveries m set state = 'dropped'
    where m.advertiser_id = ${advertiserId} and m.redemption_id = any (${ids}::bigint[]) and m.state = 'queued'`);
}
