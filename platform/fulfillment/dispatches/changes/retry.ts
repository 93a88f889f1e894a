import { sql } from 'drizzle-orm';
import type { Change } from '../../../foundation/changes/change.ts';
import type { Queries } from '../../../foundation/database/connections/connection.ts';
import { type RowOf, rowsOf, text } from '../../../foundation/database/rows.ts';
import { refused } from '../../../foundation/http/refusals/refusal.ts';
import { enqueueMany, type NewJob } from '../../../foundation/jobs/enqueue.ts';
import { retriesWithoutName } from '../../deliveries/lacksName.ts';
import { requeueFailed } from '../../deliveries/requeueFailed.ts';
import { moveRedemptions } from '../../redemptions/money/move.ts';
import { postLast } from '../../redemptions/money/postMoves.ts';
import { type LineSlice, lineSlices } from '../accept/lineSlices.ts';
import type { ReportProgress } from '../contract.ts';
import { type OwnedDispatch, redemptionsOf } from '../ownedDispatch.ts';
import { reportSlices } from './changeProgress.ts';
import { refuseStopped } from './refuseStopped.ts';
import { reopenBatches, reopenLines } from './reopenLines.ts';

const FAILED_LINE_ROW = {
  id: text,
  state: text,
  stage: text,
};
type FailedLine = RowOf<typeof FAILED_LINE_ROW>;

/**
 * Retries the failed parts of a dispatch: lines return to the stage they failed in, a code is ordered again, even one that failed when its recipient
 * requested it, and failed messages are queued again. What ends in a message that uses a missing name stays failed. Lines of a dispatch that is stopped
 * are refused. @throws Refusal nothing_to_retry, names_missing and those of `refuseStopped`
 */
export async function retryDispatch(
  change: Change,
  dispatch: OwnedDispatch,
  progress?: ReportProgress,
): Promise<void> {
  const { tx, scope } = change;
  const { advertiserId, id } = dispatch;
  const slices = await lineSlices(tx, dispatch);
  const report = reportSlices(scope, slices, progress);
  const reopened = new Map<string, number>();
  const nameless = new Set<string>();
  let lines = 0;
  let isRefusable = true;
  await postLast(change, advertiserId, async (moving) => {
    for (const slice of slices) {
      const allFailed = await lockFailed(tx, advertiserId, slice);
      const ofSlice = await retriesWithoutName(tx, { advertiserId, ids: allFailed.map((row) => row.id) });
      for (const redemptionId of ofSlice) nameless.add(redemptionId);
      const failed = allFailed.filter((row) => !ofSlice.has(row.id));
      lines += failed.length;
      // A reward that its recipient requested on the page is ordered alone: its line went out long ago.
      const inBatch = failed.filter(({ stage }) => stage === 'failed');
      if (inBatch.length > 0 && isRefusable) await refuseStopped(change, dispatch);
      isRefusable &&= inBatch.length === 0;
      const ids = failed.filter(({ state }) => state === 'failed').map((row) => row.id);
      await moveRedemptions(moving, { advertiserId, ids, step: 'retry', madeBy: scope.accountId });
      const alone = failed.filter(({ stage }) => stage !== 'failed');
      for (const [batchId, count] of await reopenLines(tx, {
        advertiserId,
        lines: inBatch.map((row) => row.id),
      }))
        reopened.set(batchId, (reopened.get(batchId) ?? 0) + count);
      await enqueueMany(
        tx,
        alone.map(
          ({ id: redemptionId }): NewJob => ({
            kind: 'redeem',
            payload: { advertiserId, redemptionId },
            advertiserId,
          }),
        ),
      );
      await report.moved(slice.count);
    }
  });
  await report.settling();
  if (reopened.size > 0) await reopenBatches(tx, { advertiserId, id, reopened });
  await enqueueMany(
    tx,
    [...reopened.keys()].map(
      (batchId): NewJob => ({ kind: 'batchWork', payload: { advertiserId, batchId }, advertiserId }),
    ),
  );
  const { queued, unwritable } = await requeueFailed(tx, {
    advertiserId,
    redemptions: redemptionsOf({ advertiserId, id }),
  });
  for (const redemptionId of unwritable) nameless.add(redemptionId);
  if (lines === 0 && queued === 0) {
    const code = nameless.size > 0 ? 'names_missing' : 'nothing_to_retry';
    throw refused(scope, code, { count: String(nameless.size) });
  }
  await change.record({
    noun: 'dispatches',
    nounId: id,
    action: 'retried',
    advertiserId,
    after: { lines, deliveries: queued, ...(nameless.size > 0 ? { nameless: nameless.size } : {}) },
  });
}

const lockFailed = (tx: Queries, advertiserId: string, { ids }: LineSlice): Promise<FailedLine[]> =>
  rowsOf(
    tx,
    FAILED_LINE_ROW,
    sql`select r.id::text as id, r.state, l.stage from redemptions r
      join batch_lines l on l.advertiser_id = r.advertiser_id and l.redemption_id = r.id
      where r.advertiser_id = ${advertiserId} and r.id = any (${ids}::bigint[])
        and (r.state = 'failed' or (l.stage = 'failed' and r.state in ('booked', 'pending', 'redeemed')))
      order by r.id for no key update of r`,
  );
