import { sql } from 'drizzle-orm';
import type { Change } from '../../changes/change.ts';
import { type Queries, rowsOf } from '../../database/connection.ts';
import { refused } from '../../http/refusal.ts';
import { enqueue } from '../../jobs/enqueue.ts';
import { type DueDelivery, queueDeliverJobs } from '../deliveries/queueDeliveries.ts';
import { moveRedemptions } from '../redemptions/move.ts';
import { type OwnedDispatch, redemptionsOf } from './ownedDispatch.ts';
import { refuseStopped } from './refuseStopped.ts';
import { reopenLines } from './reopenLines.ts';

/**
 * Retries the failed parts of a dispatch: lines return to the stage they failed in, a code is ordered again, even one that failed when its recipient
 * requested it, and failed messages are queued again. Lines of a dispatch that is stopped are refused. @throws Refusal nothing_to_retry and those of
 * `refuseStopped`
 */
export async function retryDispatch(change: Change, dispatch: OwnedDispatch): Promise<void> {
  const { tx, scope } = change;
  const { advertiserId, id } = dispatch;
  const failed = await rowsOf<{ id: string; batch: string; state: string; stage: string }>(
    tx,
    sql`select r.id::text as id, r.batch_id::text as batch, r.state, l.stage from redemptions r
      join batch_lines l on l.advertiser_id = r.advertiser_id and l.redemption_id = r.id
      where r.advertiser_id = ${advertiserId} and r.id = any (${redemptionsOf({ advertiserId, id })})
        and (r.state = 'failed' or (l.stage = 'failed' and r.state in ('booked', 'pending', 'redeemed')))
      order by r.id for no key update of r`,
  );
  // What its recipient asked for on the page is ordered by itself: the line went out long ago.
  const inBatch = failed.filter(({ stage }) => stage === 'failed');
  if (inBatch.length > 0) await refuseStopped(change, dispatch);
  const alone = failed.filter(({ stage }) => stage !== 'failed');
  const unordered = failed.filter(({ state }) => state === 'failed').map((row) => row.id);
  await moveRedemptions(change, { advertiserId, ids: unordered, step: 'retry', madeBy: scope.accountId });
  const batches = [...new Set(inBatch.map(({ batch }) => batch))];
  if (inBatch.length > 0) await reopenLines(tx, { advertiserId, id, lines: inBatch.map((row) => row.id) });
  for (const { id: redemptionId } of alone)
    await enqueue(tx, { kind: 'redeem', payload: { advertiserId, redemptionId }, advertiserId });
  for (const batchId of batches)
    await enqueue(tx, { kind: 'batchWork', payload: { advertiserId, batchId }, advertiserId });
  const queued = await requeueDeliveries(tx, { advertiserId, id });
  if (failed.length === 0 && queued === 0) throw refused(scope, 'nothing_to_retry');
  await change.record({
    noun: 'dispatches',
    nounId: id,
    action: 'retried',
    advertiserId,
    after: { lines: failed.length, deliveries: queued },
  });
}

/** Queues failed messages again unless a later one of the same kind replaced them; returns how many. */
async function requeueDeliveries(
  tx: Queries,
  { advertiserId, id }: Pick<OwnedDispatch, 'advertiserId' | 'id'>,
): Promise<number> {
  const queued = await rowsOf<DueDelivery>(
    tx,
    sql`update deliveries m set state = 'queued', attempts = 0, due_at = now(), reason = null
      where m.advertiser_id = ${advertiserId} and m.redemption_id = any (${redemptionsOf({ advertiserId, id })}) and m.state = 'failed'
        and m.kind <> 'one_time_code'
        and not exists (select from deliveries n where n.advertiser_id = m.advertiser_id and n.redemption_id = m.redemption_id
          and n.kind = m.kind and n.channel = m.channel and (n.created_at, n.id) > (m.created_at, m.id))
      returning m.id::text as id, m.channel`,
  );
  await queueDeliverJobs(tx, advertiserId, { deliveries: queued });
  return queued.length;
}
