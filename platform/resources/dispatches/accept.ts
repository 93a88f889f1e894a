import { sql } from 'drizzle-orm';
import type { Change } from '../../changes/change.ts';
import { refusedFor } from '../../http/refusal.ts';
import { enqueue } from '../../jobs/enqueue.ts';
import { bookAll, checkFunds, recordAccepted } from './bookDispatch.ts';
import { checkClaims } from './claims.ts';
import type { AcceptedDispatch, DispatchLine, DispatchOrder, DispatchOutcome, LinkBox } from './contract.ts';
import { costOf, leftBefore } from './cost.ts';
import { channelOf, checkRunning, type PromotionFacts, promotionFacts } from './facts.ts';
import { type Filled, fillLines } from './fill.ts';
import {
  insertDispatch,
  insertHead,
  knowRecipients,
  type NewBatchRows,
  type ReservedIds,
  reserveIds,
  totalCharge,
} from './insertDispatch.ts';
import { checkSentBefore, checkSize, checkTotal, orSentBefore, releaseOf } from './orderChecks.ts';
import { lockSources, type OfferedReward, offeredRewards, type Sources } from './sources.ts';
import { takeStock } from './takeStock.ts';

/** So many lines may take a statement more than the usual three seconds: these milliseconds. */
const MANY_LINES = 5_000;
const STATEMENT_TIME = '7000';

/**
 * Accepts a dispatch in the change's one transaction: every line is stored, its budget, stock and quota reserved, its order ID claimed and its link
 * known; a SKU that is refused by itself does not stop the others. Statements do not grow with the lines, up to 20,000. Nothing goes out before its release.
 *
 * Its money is booked last (`lockOrder.ts`): all other redemptions of the advertiser wait for its accounts.
 * A dry run locks the rows that other bookings wait for (promotion, stock, quotas, accounts) for a few short statements at its end, and writes no lines.
 * @throws Refusal promotion_not_running, advertiser_disabled, not_offered, already_sent, not_acceptable, total_changed, too_large_here, the first
 * SKU's reason where none is taken, and broken rows by field.
 */
export async function acceptDispatch(
  change: Change,
  order: DispatchOrder,
  { box, mostLines }: { box: LinkBox; mostLines: number },
): Promise<AcceptedDispatch> {
  const { tx, scope } = change;
  // Effects of a dry run are told by its dispatch and batches; a single redemption is read back.
  const writesLines = !scope.isDryRun || order.kind === 'single';
  const promotion = await promotionFacts(tx, scope, {
    promotionId: order.promotionId,
    isLocked: !scope.isDryRun,
  });
  checkRunning(scope, promotion, order.kind);
  const releaseAt = releaseOf(order, promotion);
  checkSize(change, order.lines.length, mostLines);
  if (order.lines.length > MANY_LINES)
    await tx.execute(sql`select set_config('statement_timeout', ${STATEMENT_TIME}, true)`);
  await checkSentBefore(change, order);
  const entries = entryHashes(order, box);
  const claims = { order, isUnique: promotion.isUnique, entries };
  const bySku = groupBySku(order.lines);
  // A dry run checks what may take long before it locks.
  if (scope.isDryRun) {
    await checkClaims(tx, claims);
    const locked = await promotionFacts(tx, scope, { promotionId: order.promotionId, isLocked: true });
    checkRunning(scope, locked, order.kind);
  }
  const sources = await lockSources(tx, promotion, { skus: [...bySku.keys()], among: order.payers });
  const plan = await judged(change, { order, promotion, bySku, sources });
  if (!scope.isDryRun) await checkClaims(tx, claims);
  const ids = await reserve(change, plan);
  const { filled, rewards, committed, before, batches } = plan;
  await checkFunds(change, promotion, batches);
  await takeStock(tx, order.advertiserId, batches);
  const recipients = writesLines ? await knowRecipients(tx, order) : new Map<string, string>();
  const channel = channelOf(promotion, order.kind) ?? order.channel ?? null;
  const insert = { order, promotion, channel, releaseAt, ids, batches, recipients, entries, box };
  const insertAll = writesLines ? insertDispatch : insertHead;
  const isAllClaimed = await insertAll(tx, scope, insert).catch((error: unknown) =>
    orSentBefore(change, error),
  );
  if (!isAllClaimed) {
    await checkClaims(tx, { ...claims, ownDispatchId: ids.dispatchId });
    throw new Error('a line was not claimed, and nobody else has it');
  }
  await recordAccepted(change, { order, dispatchId: ids.dispatchId, batches, releaseAt });
  await enqueue(tx, {
    kind: 'release',
    payload: { advertiserId: order.advertiserId, dispatchId: ids.dispatchId },
    advertiserId: order.advertiserId,
    dedupeKey: `release:${ids.dispatchId}`,
    // Jobs go by the real clock.
    runAt: new Date(promotion.realNow.getTime() + releaseAt.getTime() - promotion.now.getTime()),
  });
  await order.beforeBooking?.(ids);
  await bookAll(change, promotion, batches);
  return {
    dispatchId: ids.dispatchId,
    outcomes: filled.map((one) => outcomeOf(change, one, batches)),
    cost: costOf({ promotion, rewards, batches, committed, before }),
  };
}

interface FilledSku {
  sku: string;
  lines: readonly DispatchLine[];
  filled: Filled;
}

function groupBySku(lines: readonly DispatchLine[]): Map<string, DispatchLine[]> {
  const groups = new Map<string, DispatchLine[]>();
  for (const line of lines) {
    const group = groups.get(line.sku);
    if (group) group.push(line);
    else groups.set(line.sku, [line]);
  }
  return groups;
}

function entryHashes({ promotionId, lines }: DispatchOrder, box: LinkBox): Map<number, string> {
  return new Map(
    lines.flatMap(({ line, entryCode }) =>
      entryCode === null ? [] : [[line, Buffer.from(box.entry(promotionId, entryCode)).toString('hex')]],
    ),
  );
}

interface Judge {
  order: DispatchOrder;
  promotion: PromotionFacts;
  bySku: ReadonlyMap<string, readonly DispatchLine[]>;
  sources: Sources;
}

/** What each SKU's lines are charged to, or why it is refused. */
interface Judged {
  filled: FilledSku[];
  rewards: ReadonlyMap<string, OfferedReward>;
  /** Allocations of committed pieces. */
  committed: ReadonlySet<string>;
  before: ReturnType<typeof leftBefore>;
  /** The SKUs that are accepted; their ids follow. */
  batches: NewBatchRows[];
}

/** Charges the lines to what the sources hold. @throws Refusal the first SKU's reason where none is taken, total_changed */
async function judged(change: Change, { order, promotion, bySku, sources }: Judge): Promise<Judged> {
  const skus = [...bySku.keys()];
  const rewards = await offeredRewards(change.tx, promotion.id, skus);
  const committed = new Set(
    sources.pieces.flatMap(({ isCommitted, allocationId }) => (isCommitted ? [allocationId] : [])),
  );
  const before = leftBefore(sources);
  const { currency } = promotion;
  const filled = skus.map((sku): FilledSku => {
    const lines = bySku.get(sku) ?? [];
    return { sku, lines, filled: fillLines({ reward: rewards.get(sku), lines, currency, sources }) };
  });
  const batches = filled.flatMap(({ sku, filled: one }): NewBatchRows[] =>
    'lines' in one
      ? [{ batchId: '', sku, currency: rewards.get(sku)?.currency ?? currency, lines: one.lines }]
      : [],
  );
  if (batches.length === 0) throw firstRefusal(change, filled);
  checkTotal(change, order, { total: totalCharge(batches.flatMap(({ lines }) => lines)), promotion });
  return { filled, rewards, committed, before, batches };
}

/** Takes ids for what is about to be written, and gives the batches theirs. A dry run writes no lines, and takes none for them. */
async function reserve({ tx, scope }: Change, { batches }: Judged): Promise<ReservedIds> {
  const lines = batches.reduce((total, batch) => total + batch.lines.length, 0);
  const ids = await reserveIds(tx, {
    batches: batches.length,
    lines: scope.isDryRun ? batches.length : lines,
  });
  return name(batches, ids);
}

function name(batches: readonly NewBatchRows[], ids: ReservedIds): ReservedIds {
  for (const [at, batch] of batches.entries()) batch.batchId = ids.batchIds[at] as string;
  return ids;
}

function firstRefusal({ scope }: Change, filled: readonly FilledSku[]) {
  const [first] = filled;
  if (!first || 'lines' in first.filled) throw new Error('no SKU was refused');
  const { locale } = scope;
  return refusedFor({ locale, count: first.lines.length }, first.filled.refusal, { sku: first.sku });
}

function outcomeOf(
  { scope }: Change,
  { sku, lines, filled }: FilledSku,
  batches: readonly NewBatchRows[],
): DispatchOutcome {
  const batch = batches.find((one) => one.sku === sku);
  if ('lines' in filled) {
    const charge = totalCharge(filled.lines);
    return {
      sku,
      status: 'accepted',
      batchId: batch?.batchId ?? null,
      lineCount: lines.length,
      charge,
      code: null,
      message: null,
    };
  }
  const { message } = refusedFor({ locale: scope.locale, count: lines.length }, filled.refusal, { sku });
  return {
    sku,
    status: 'refused',
    batchId: null,
    lineCount: lines.length,
    charge: 0n,
    code: filled.refusal,
    message,
  };
}
