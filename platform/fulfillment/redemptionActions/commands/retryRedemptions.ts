import { sql } from 'drizzle-orm';
import { idArray } from '../../../foundation/access/visibleAdvertisers.ts';
import type { Change } from '../../../foundation/changes/change.ts';
import { rowsOf, text } from '../../../foundation/database/rows.ts';
import { enqueueMany, type NewJob } from '../../../foundation/jobs/enqueue.ts';
import { reopenBatches, reopenLines } from '../../dispatches/changes/reopenLines.ts';
import { type Moved, moveRedemptions } from '../../redemptions/money/move.ts';
import type { CommandTarget } from './commandTarget.ts';

/**
 * Orders the rewards of those that are failed or pending again: a failed line continues in its batch, every other is ordered by itself. Returns
 * those that it retries. Check the rules and lock the dispatches (`lockDispatchesOf`) before.
 */
export async function retryRedemptions(
  change: Change,
  { advertiserId, ids, madeBy }: CommandTarget,
): Promise<Moved[]> {
  const { tx } = change;
  const moved = await moveRedemptions(change, { advertiserId, ids, step: 'retry', madeBy });
  const failed = await rowsOf(
    tx,
    { id: text, batch: text, dispatch: text },
    sql`select r.id::text as id, r.batch_id::text as batch, r.dispatch_id::text as dispatch from redemptions r
      join batch_lines l on l.advertiser_id = r.advertiser_id and l.redemption_id = r.id
      where r.advertiser_id = ${advertiserId} and r.id = any (${idArray(moved.map(({ id }) => id))}::bigint[]) and l.stage = 'failed' order by r.id`,
  );
  for (const dispatch of new Set(failed.map((line) => line.dispatch))) {
    const lines = failed.filter((line) => line.dispatch === dispatch).map(({ id }) => id);
    const reopened = await reopenLines(tx, { advertiserId, lines });
    if (reopened.size > 0) await reopenBatches(tx, { advertiserId, id: dispatch, reopened });
  }
  const inBatch = new Set(failed.map(({ id }) => id));
  const alone = moved.filter(({ id }) => !inBatch.has(id));
  await enqueueMany(tx, [
    ...[...new Set(failed.map(({ batch }) => batch))].map(
      (batchId): NewJob => ({ kind: 'batchWork', payload: { advertiserId, batchId }, advertiserId }),
    ),
    ...alone.map(
      ({ id: redemptionId }): NewJob => ({
        kind: 'redeem',
        payload: { advertiserId, redemptionId },
        advertiserId,
      }),
    ),
  ]);
  return moved;
}
