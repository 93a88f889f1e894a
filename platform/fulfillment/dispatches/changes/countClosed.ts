import { sql } from 'drizzle-orm';
import type { Change } from '../../../foundation/changes/change.ts';
import { finishDispatch } from '../batches/finishBatch.ts';
import type { OwnedDispatch } from '../ownedDispatch.ts';
import type { ClosedLines } from './closeLines.ts';

/** Counts closed lines in their batches; those without an open line are over, and with the last of them the dispatch. */
export async function countClosed(
  change: Pick<Change, 'tx' | 'scope'>,
  { advertiserId, closed }: { advertiserId: string; closed: readonly ClosedLines[] },
): Promise<void> {
  if (closed.length === 0) return;
  const rows = closed.map(({ batchId, stage, count }) => ({ id: batchId, stage, count }));
  await change.tx.execute(sql`update batches b set canceled = b.canceled + n.all, failed = b.failed - n.failed, done = b.done - n.done, version = b.version + 1
    from (select w.id, sum(w.count)::int as all, coalesce(sum(w.count) filter (where w.stage = 'failed'), 0)::int as failed,
        coalesce(sum(w.count) filter (where w.stage = 'done'), 0)::int as done
      from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as w (id bigint, stage text, count int) group by w.id) n
    where b.advertiser_id = ${advertiserId} and b.id = n.id`);
  for (const id of [...new Set(closed.map(({ dispatchId }) => dispatchId))].sort(byNumber))
    await closeBatches(change, { advertiserId, id });
}

const byNumber = (one: string, other: string) => Number(BigInt(one) - BigInt(other));

/** Finishes batches without an open line, and the dispatch with the last of them. */
async function closeBatches(
  { tx, scope }: Pick<Change, 'tx' | 'scope'>,
  { advertiserId, id }: Pick<OwnedDispatch, 'advertiserId' | 'id'>,
): Promise<void> {
  await tx.execute(sql`update batches b set state = case when b.canceled = b.amount then 'canceled' else 'done' end, finished_at = guerdon_now(),
      version = b.version + 1
    where b.advertiser_id = ${advertiserId} and b.dispatch_id = ${id} and b.state in ('working', 'done')
      and b.done + b.failed + b.canceled = b.amount and (b.state = 'working' or b.canceled = b.amount)`);
  await finishDispatch(tx, scope, { advertiserId, dispatchId: id });
}
