import { type SQL, sql } from 'drizzle-orm';
import { NOTIFICATION_CHANNELS } from '../../../schema/promotions/promotionValues.ts';
import { idArray, textArray } from '../../foundation/access/visibleAdvertisers.ts';
import type { Queries } from '../../foundation/database/connections/connection.ts';
import { rowsOf } from '../../foundation/database/rows.ts';
import { withoutName } from './lacksName.ts';
import { DUE_DELIVERY_ROW, type DueDelivery, queueDeliverJobs } from './queueDeliveries.ts';

/** The kinds of deliveries that the text of each message writes. */
const KINDS = { activation: ['activation', 'reminder'], reward: ['reward'] } as const;

/**
 * Queues failed messages of redemptions, an array of ids, again unless a later one of the same kind replaced them. A message that uses a name which its recipient does not have stays
 * failed, and its reason says so.
 */
export async function requeueFailed(
  tx: Queries,
  { advertiserId, redemptions: ids }: { advertiserId: string; redemptions: SQL },
): Promise<{ queued: number; unwritable: readonly string[] }> {
  const failed = sql`m.advertiser_id = ${advertiserId} and m.redemption_id = any (${ids}) and m.state = 'failed'
    and not exists (select from deliveries n where n.advertiser_id = m.advertiser_id and n.redemption_id = m.redemption_id
      and n.kind = m.kind and n.channel = m.channel and (n.created_at, n.id) > (m.created_at, m.id))`;
  const queued: DueDelivery[] = [];
  const unwritable: string[] = [];
  for (const kind of ['activation', 'reward'] as const)
    for (const channel of NOTIFICATION_CHANNELS) {
      const ofMessage = sql`${failed} and m.channel = ${channel} and m.kind = any (${textArray(KINDS[kind])}::text[])`;
      const redemptions = sql`r.advertiser_id = ${advertiserId} and r.id in (select m.redemption_id from deliveries m where ${ofMessage})`;
      const nameless = await withoutName(tx, { kind, channel, redemptions });
      unwritable.push(...nameless);
      const without = idArray(nameless);
      await tx.execute(
        sql`update deliveries m set reason = 'name_missing' where ${ofMessage} and m.redemption_id = any (${without}::bigint[])`,
      );
      const due = await rowsOf(
        tx,
        DUE_DELIVERY_ROW,
        sql`update deliveries m set state = 'queued', attempts = 0, due_at = now(), reason = null
          where ${ofMessage} and m.redemption_id <> all (${without}::bigint[]) returning m.id::text as id, m.channel`,
      );
      queued.push(...due);
    }
  await queueDeliverJobs(tx, advertiserId, { deliveries: queued });
  return { queued: queued.length, unwritable };
}
