import { sql } from 'drizzle-orm';
import { idArray } from '../../access/visibleAdvertisers.ts';
import type { Change } from '../../changes/change.ts';
import { type Queries, rowsOf } from '../../database/connection.ts';
import { refused } from '../../http/refusal.ts';
import { enqueue } from '../../jobs/enqueue.ts';
import { queueDeliverJobs } from '../deliveries/queueDeliveries.ts';
import { moveRedemptions } from '../redemptions/move.ts';
import { type OwnedDispatch, redemptionsOf } from './ownedDispatch.ts';

/**
 * Tries what of a dispatch failed again: lines go back to the stage they failed in, a code is ordered anew, also one that failed when its recipient
 * asked for it, and messages that failed are queued anew. @throws Refusal nothing_to_retry
 */
export async function retryDispatch(change: Change, { advertiserId, id }: OwnedDispatch): Promise<void> {
  const { tx, scope } = change;
  const failed = await rowsOf<{ id: string; batch: string; state: string; stage: string }>(
    tx,
    sql`select r.id::text as id, r.batch_id::text as batch, r.state, l.stage from redemptions r
      join batch_lines l on l.advertiser_id = r.advertiser_id and l.redemption_id = r.id
      where r.advertiser_id = ${advertiserId} and r.id = any (${redemptionsOf({ advertiserId, id })})
        and (r.state = 'failed' or (l.stage = 'failed' and r.state in ('booked', 'pending', 'redeemed')))
      order by r.id for no key update of r`,
  );
  const unordered = failed.filter(({ state }) => state === 'failed').map((row) => row.id);
  await moveRedemptions(change, { advertiserId, ids: unordered, step: 'retry', madeBy: scope.accountId });
  // What its recipient asked for on the page is ordered by itself: the line went out long ago.
  const inBatch = failed.filter(({ stage }) => stage === 'failed');
  const alone = failed.filter(({ stage }) => stage !== 'failed');
  const batches = [...new Set(inBatch.map(({ batch }) => batch))];
  if (inBatch.length > 0) await reopen(tx, { advertiserId, id, lines: inBatch.map((row) => row.id) });
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

interface Reopened {
  advertiserId: string;
  id: string;
  /** Ids of redemptions. */
  lines: readonly string[];
}

/** Puts lines back to the stage that their redemption waits for, and their batches and dispatch to work. */
async function reopen(tx: Queries, { advertiserId, id, lines }: Reopened): Promise<void> {
  await tx.execute(sql`with l as (
      update batch_lines l set error = null, stage = case
          when r.state = 'booked' then 'activate'
          when r.state = 'redeemed' then 'notify'
          when 'order' = any (b.plan) then 'order'
          when 'notify' = any (b.plan) then 'notify'
          else 'activate' end
      from redemptions r join batches b on b.advertiser_id = r.advertiser_id and b.id = r.batch_id
      where l.advertiser_id = ${advertiserId} and r.advertiser_id = l.advertiser_id and r.id = l.redemption_id
        and l.stage = 'failed' and r.id = any (${idArray(lines)}::bigint[])
      returning l.batch_id),
    n as (select batch_id, count(*)::int as lines from l group by 1)
    update batches b set state = 'working', failed = b.failed - n.lines, finished_at = null, version = b.version + 1
    from n where b.advertiser_id = ${advertiserId} and b.id = n.batch_id`);
  await tx.execute(sql`update dispatches set state = 'released', done_at = null, version = version + 1
    where advertiser_id = ${advertiserId} and id = ${id} and state in ('released', 'done')`);
}

/** Queues the messages anew that failed and that no later one of the same kind took the place of; answers how many. */
async function requeueDeliveries(
  tx: Queries,
  { advertiserId, id }: Pick<OwnedDispatch, 'advertiserId' | 'id'>,
): Promise<number> {
  const queued = await rowsOf<{ id: string }>(
    tx,
    sql`update deliveries m set state = 'queued', attempts = 0, due_at = now(), reason = null
      where m.advertiser_id = ${advertiserId} and m.redemption_id = any (${redemptionsOf({ advertiserId, id })}) and m.state = 'failed'
        and m.kind <> 'one_time_code'
        and not exists (select from deliveries n where n.advertiser_id = m.advertiser_id and n.redemption_id = m.redemption_id
          and n.kind = m.kind and n.channel = m.channel and (n.created_at, n.id) > (m.created_at, m.id))
      returning m.id::text as id`,
  );
  const ids = queued.map((row) => row.id);
  await queueDeliverJobs(tx, advertiserId, ids);
  return ids.length;
}
