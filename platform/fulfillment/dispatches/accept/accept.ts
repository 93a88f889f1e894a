import type { Slices } from '../../../../schema/foundation/process/slices.ts';
import { DISPATCH_KINDS } from '../../../../schema/fulfillment/dispatchKinds.ts';
import { MAX_LINES_AT_ONCE } from '../../../../schema/fulfillment/dispatchRequests.ts';
import type { Change } from '../../../foundation/changes/change.ts';
import { pauseBetween } from '../../../foundation/memory/pauseBetween.ts';
import { knowRecipients } from '../../recipients/knowRecipients.ts';
import type { LinkBox } from '../../recipients/linkBox.ts';
import { releaseNew } from '../changes/release.ts';
import {
  type AcceptedDispatch,
  type DispatchOrder,
  type Progress,
  type ReportProgress,
  rowPath,
} from '../contract.ts';
import { costOf } from '../cost.ts';
import { channelOf, checkRunning, promotionFacts } from '../facts.ts';
import { checkResent, claimResent } from '../refusedRows/claim.ts';
import { keepRefused } from '../refusedRows/keep.ts';
import { bookAll, checkFunds, recordAccepted } from './bookDispatch.ts';
import { checkNames, messagesOf } from './checks/checkNames.ts';
import { checkClaims } from './checks/claims.ts';
import { allowLarge } from './checks/largeLimits.ts';
import { checkSentBefore, checkSize, orSentBefore, releaseOf } from './checks/orderChecks.ts';
import { insertDispatch, insertHead, reserveIds } from './insertDispatch.ts';
import { groupBySku, type Judged, outcomeOf } from './judge.ts';
import { planEarly, planLocked, settleLate } from './lateSources.ts';
import { takeStock } from './takeStock.ts';

/** Tools of `acceptDispatch`; `progress` receives each stage and its line count. */
export interface AcceptTools {
  box: LinkBox;
  mostLines: number;
  progress?: ReportProgress;
}

/**
 * Accepts a dispatch in the change's one transaction: every line is stored, its budget, stock and quota reserved, its order ID claimed and its link
 * known; a SKU that is refused by itself does not stop the others, and its rows are kept with the dispatch (decision 0077). Nothing goes out before its release.
 *
 * Its money is booked last (`lockOrder.ts`): all other redemptions of the advertiser wait for its accounts.
 * A large one writes its lines before it locks its promotion, stock and quotas, so that nobody waits while lines are written (`lateSources.ts`).
 * A dry run locks the rows that other bookings wait for (promotion, stock, quotas, accounts) for a few short statements at its end, and writes no lines.
 * @throws Refusal promotion_not_running, advertiser_disabled, not_offered, already_sent, not_acceptable, total_changed, too_large_here, the first
 * SKU's reason where none is taken, and broken rows by field. SourcesChanged, which `withFreshSources` handles.
 */
export async function acceptDispatch(
  change: Change,
  order: DispatchOrder,
  { box, mostLines, progress }: AcceptTools,
): Promise<AcceptedDispatch> {
  const { tx, scope } = change;
  const { lines } = order;
  const report = async (stage: Progress['stage'], linesDone: number) =>
    progress?.({ stage, linesDone, lines: lines.length });
  const isLarge = lines.length > MAX_LINES_AT_ONCE;
  const isLate = isLarge && !scope.isDryRun;
  // Effects of a dry run are told by its dispatch and batches.
  const writesLines = !scope.isDryRun;
  const { promotionId } = order;
  const promotion = await promotionFacts(tx, scope, { promotionId, isLocked: !scope.isDryRun && !isLate });
  checkRunning(scope, promotion, order.kind);
  const releaseAt = releaseOf(order, promotion);
  checkSize(scope, lines.length, mostLines);
  await allowLarge(tx, lines.length);
  await checkSentBefore(change, order);
  await checkResent(tx, order);
  await checkNames(tx, { order, messages: messagesOf(order, promotion), path: rowPath });
  const entries = await pauseBetween(entryHashes(order, box));
  const claims = { order, isUnique: promotion.isUnique, entries, path: rowPath };
  const checkAllClaims = () => checkClaims(tx, claims, (count) => report('checking', count));
  const bySku = groupBySku(lines);
  // Slow checks run before any row is locked.
  if (isLate || scope.isDryRun) await checkAllClaims();
  const judge = { order, promotion, bySku };
  const early = isLarge ? await planEarly(change, judge) : null;
  if (scope.isDryRun) {
    await report('booking', 0);
    checkRunning(scope, await promotionFacts(tx, scope, { promotionId, isLocked: true }), order.kind);
  }
  let plan = isLate && early ? early.plan : await planLocked(change, judge, early);
  if (!isLate && !scope.isDryRun) await checkAllClaims();
  const ids = await reserveIds(tx, plan.batches, { writesLines });
  await checkFunds(change, promotion, plan.batches);
  if (!isLate) await takeStock(tx, order.advertiserId, plan.batches);
  const recipients = writesLines
    ? await knowRecipients(
        tx,
        order.advertiserId,
        lines.flatMap(({ recipient }) => recipient ?? []),
      )
    : new Map<string, string>();
  const insert = {
    order,
    promotion,
    plan: DISPATCH_KINDS[order.kind].plan,
    channel: channelOf(promotion, order.kind),
    releaseAt,
    ids,
    batches: plan.batches,
    recipients,
    claims,
    box,
  };
  const onWritten = (count: number) => report('saving', count);
  const insertAll = writesLines
    ? insertDispatch(tx, scope, { ...insert, onWritten })
    : insertHead(tx, scope, insert);
  await insertAll.catch((error: unknown) => orSentBefore(change, error));
  if (!scope.isDryRun) {
    const { dispatchId } = ids;
    await keepRefused(tx, { order, dispatchId, filled: plan.filled, box });
    await claimResent(tx, { order, dispatchId, lines: order.sentRows ? acceptedLines(plan) : [] });
  }
  await recordAccepted(change, { order, dispatchId: ids.dispatchId, batches: plan.batches, releaseAt });
  await releaseNew(change, insert);
  if (isLate && early) {
    await report('booking', 0);
    plan = await settleLate(change, { ...judge, early, ids });
    await takeStock(tx, order.advertiserId, plan.batches);
  }
  const { filled, rewards, committed, before, batches } = plan;
  await bookAll(change, promotion, batches);
  return {
    dispatchId: ids.dispatchId,
    outcomes: filled.map((one) => outcomeOf(change, one, batches)),
    cost: costOf({ promotion, rewards, batches, committed, before }),
  };
}

const acceptedLines = ({ batches }: Judged): number[] =>
  batches.flatMap(({ lines }) => lines.map(({ line }) => line.line));

/** Hashes per slice; the process answers other requests between slices. */
const SLICE_HASHES = 1_000;

function* entryHashes({ promotionId, lines }: DispatchOrder, box: LinkBox): Slices<Map<number, string>> {
  const hashes = new Map<number, string>();
  for (const { line, entryCode } of lines) {
    if (entryCode === null) continue;
    if (hashes.size % SLICE_HASHES === 0) yield;
    hashes.set(line, Buffer.from(box.entry(promotionId, entryCode)).toString('hex'));
  }
  return hashes;
}
