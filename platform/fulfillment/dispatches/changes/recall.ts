import { sql } from 'drizzle-orm';
import type { LineReason } from '../../../../schema/foundation/transitions.ts';
import type { Change } from '../../../foundation/changes/change.ts';
import type { Queries } from '../../../foundation/database/connections/connection.ts';
import { rowCountOf } from '../../../foundation/database/rows.ts';
import { refused } from '../../../foundation/http/refusals/refusal.ts';
import { freeEntries } from '../../recipients/openLinks.ts';
import {
  type CanceledSum,
  cancelSlice,
  freeRecipientsOf,
  settleCanceled,
} from '../../redemptions/money/moveSlices.ts';
import { lineSlices } from '../accept/lineSlices.ts';
import type { ReportProgress } from '../contract.ts';
import type { OwnedDispatch } from '../ownedDispatch.ts';
import { freeResent } from '../refusedRows/claim.ts';
import { reportSlices } from './changeProgress.ts';
import { closeLines } from './closeLines.ts';

/** State reason of the redemptions of a recalled dispatch. */
const RECALLED = 'recalled' satisfies LineReason;

/**
 * Recalls a whole held dispatch: its money, stock, quota, order IDs and printed codes are free again, its links become invalid, and no recipient
 * was ever notified. Lines are written first; what other bookings wait for is locked at the end (decision 0071). A dry run writes no lines: its batches say
 * that all of them are canceled. @throws Refusal already_released, already_recalled
 */
export async function recallDispatch(
  change: Change,
  dispatch: OwnedDispatch,
  progress?: ReportProgress,
): Promise<void> {
  const { tx, scope } = change;
  const { advertiserId, id } = dispatch;
  await takeBack(change, dispatch);
  const slices = await lineSlices(tx, dispatch);
  const sums: CanceledSum[] = [];
  const report = reportSlices(scope, slices, progress);
  for (const { ids, count } of slices) {
    sums.push(...(await cancelSlice(change, { advertiserId, ids, reason: RECALLED })));
    if (!scope.isDryRun) await closeLines(tx, { advertiserId, ids });
    await report.moved(count);
  }
  await report.settling();
  await settleCanceled(change, {
    advertiserId,
    sums,
    madeBy: scope.accountId,
    freeClaims: () => freeClaims(tx, { advertiserId, id, slices: slices.map(({ ids }) => ids) }),
  });
  await tx.execute(sql`update batches b set state = 'canceled', canceled = b.amount, finished_at = guerdon_now(), version = b.version + 1
    where b.advertiser_id = ${advertiserId} and b.dispatch_id = ${id}`);
  await change.record({
    noun: 'dispatches',
    nounId: id,
    action: 'recalled',
    advertiserId,
    before: { state: 'held' },
    after: { state: 'recalled' },
  });
}

async function takeBack({ tx, scope }: Change, { advertiserId, id, state }: OwnedDispatch): Promise<void> {
  const rows = await rowCountOf(
    tx,
    sql`update dispatches set state = 'recalled', recalled_at = guerdon_now(), version = version + 1
      where advertiser_id = ${advertiserId} and id = ${id} and state = 'held' returning 1`,
  );
  if (rows === 0) throw refused(scope, state === 'recalled' ? 'already_recalled' : 'already_released');
}

interface RecalledDispatch {
  advertiserId: string;
  id: string;
  /** Ids of its redemptions. */
  slices: readonly string[];
}

/** Frees the order IDs, the printed codes and the recipients of a recalled dispatch, and the refused rows that it sent again. */
async function freeClaims(tx: Queries, { advertiserId, id, slices }: RecalledDispatch): Promise<void> {
  await tx.execute(sql`select guerdon_release_orders(${advertiserId}::bigint, ${id}::bigint)`);
  await freeEntries(tx, { advertiserId, dispatchId: id });
  for (const ids of slices) await freeRecipientsOf(tx, { advertiserId, ids });
  await freeResent(tx, { advertiserId, id });
}
