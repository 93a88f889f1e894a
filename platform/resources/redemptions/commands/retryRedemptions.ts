import { sql } from 'drizzle-orm';
import { idArray } from '../../../access/visibleAdvertisers.ts';
import type { Change } from '../../../changes/change.ts';
import { rowsOf } from '../../../database/connection.ts';
import { enqueue } from '../../../jobs/enqueue.ts';
import { reopenLines } from '../../dispatches/reopenLines.ts';
import { type Moved, moveRedemptions } from '../move.ts';
import type { Commanded } from './commanded.ts';

/**
 * Orders the rewards of those that are failed or pending again: a failed line continues in its batch, every other is ordered by itself. Returns
 * those that it retries. Check the rules and lock the dispatches (`lockDispatchesOf`) before.
 */
export async function retryRedemptions(
  change: Change,
  { advertiserId, ids, madeBy }: Commanded,
): Promise<Moved[]> {
  const { tx } = change;
  const moved = await moveRedemptions(change, { advertiserId, ids, step: 'retry', madeBy });
  const failed = await rowsOf<{ id: string; batch: string; dispatch: string }>(
    tx,
    sql`select r.id::text as id, r.batch_id::text as batch, r.dispatch_id::text as dispatch from redemptions r
      join batch_lines l on l.advertiser_id = r.advertiser_id and l.redemption_id = r.id
      where r.advertiser_id = ${advertiserId} and r.id = any (${idArray(moved.map(({ id }) => id))}::bigint[]) and l.stage = 'failed' order by r.id`,
  );
  for (const dispatch of new Set(failed.map((line) => line.dispatch))) {
    const lines = failed.filter((line) => line.dispatch === dispatch).map(({ id }) => id);
    await reopenLines(tx, { advertiserId, id: dispatch, lines });
  }
  for (const batchId of new Set(failed.map(({ batch }) => batch)))
    await enqueue(tx, { kind: 'batchWork', payload: { advertiserId, batchId }, advertiserId });
  const inBatch = new Set(failed.map(({ id }) => id));
  for (const { id: redemptionId } of moved.filter(({ id }) => !inBatch.has(id)))
    await enqueue(tx, { kind: 'redeem', payload: { advertiserId, redemptionId }, advertiserId });
  return moved;
}
