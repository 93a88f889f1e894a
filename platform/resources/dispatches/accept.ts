import { sql } from 'drizzle-orm';
import { formatMinor } from '../../../schema/money.ts';
import type { Change } from '../../changes/change.ts';
import { refused, refusedFor } from '../../http/refusal.ts';
import { enqueue } from '../../jobs/enqueue.ts';
import { LedgerRefused, type Posting } from '../../ledger/post.ts';
import { checkClaims } from './claims.ts';
import type { AcceptedDispatch, DispatchLine, DispatchOrder, DispatchOutcome, LinkBox } from './contract.ts';
import { costOf, leftBefore } from './cost.ts';
import { channelOf, checkRunning, type PromotionFacts, promotionFacts } from './facts.ts';
import { type ChargedLine, type Filled, fillLines } from './fill.ts';
import {
  insertDispatch,
  knowRecipients,
  type NewBatchRows,
  reserveIds,
  totalCharge,
} from './insertDispatch.ts';
import { checkSentBefore, checkSize, checkTotal, orSentBefore, releaseOf } from './orderChecks.ts';
import { lockSources, offeredRewards } from './sources.ts';
import { takeStock } from './takeStock.ts';

/** So many lines may take a statement more than the usual three seconds: these milliseconds. */
const MANY_LINES = 5_000;
const STATEMENT_TIME = '7000';

/**
 * Accepts a dispatch in the change's one transaction: every line is stored, its budget, stock and quota reserved, its order ID claimed and its link
 * known; a SKU that is refused by itself does not stop the others. Statements do not grow with the lines, up to 20,000. Nothing goes out before its release.
 * @throws Refusal promotion_not_running, advertiser_disabled, not_offered, already_sent, not_acceptable, total_changed, too_large_here, the first
 * SKU's reason where none is taken, and broken rows by field.
 */
export async function acceptDispatch(
  change: Change,
  order: DispatchOrder,
  { box, mostLines }: { box: LinkBox; mostLines: number },
): Promise<AcceptedDispatch> {
  const { tx, scope } = change;
  const promotion = await promotionFacts(tx, scope, { promotionId: order.promotionId, isLocked: true });
  checkRunning(scope, promotion, order.kind);
  const releaseAt = releaseOf(order, promotion);
  checkSize(change, order.lines.length, mostLines);
  if (order.lines.length > MANY_LINES)
    await tx.execute(sql`select set_config('statement_timeout', ${STATEMENT_TIME}, true)`);
  await checkSentBefore(change, order);

  const bySku = groupBySku(order.lines);
  const skus = [...bySku.keys()];
  const rewards = await offeredRewards(tx, promotion.id, skus);
  const sources = await lockSources(tx, promotion, skus);
  const entries = entryHashes(order, box);
  const claims = { order, isUnique: promotion.isUnique, entries };
  await checkClaims(tx, claims);

  const committed = new Set(
    sources.pieces.flatMap(({ isCommitted, allocationId }) => (isCommitted ? [allocationId] : [])),
  );
  const before = leftBefore(sources);
  const filled = skus.map((sku): FilledSku => {
    const lines = bySku.get(sku) ?? [];
    const reward = rewards.get(sku);
    return { sku, lines, filled: fillLines({ reward, lines, currency: promotion.currency, sources }) };
  });
  const taken = filled.flatMap(({ sku, filled: one }) => ('lines' in one ? [{ sku, lines: one.lines }] : []));
  if (taken.length === 0) throw firstRefusal(change, filled);
  checkTotal(change, order, { total: totalCharge(taken.flatMap(({ lines }) => lines)), promotion });

  const lineCount = taken.reduce((total, { lines }) => total + lines.length, 0);
  const ids = await reserveIds(tx, { batches: taken.length, lines: lineCount });
  const batches = taken.map(({ sku, lines }, at): NewBatchRows => {
    const currency = rewards.get(sku)?.currency ?? promotion.currency;
    return { batchId: ids.batchIds[at] as string, sku, currency, lines };
  });
  await bookAll(change, promotion, batches);
  await takeStock(tx, order.advertiserId, batches);
  const recipients = await knowRecipients(tx, order);
  const channel = channelOf(promotion, order.kind) ?? order.channel ?? null;
  const insert = { order, promotion, channel, releaseAt, ids, batches, recipients, entries, box };
  const isAllClaimed = await insertDispatch(tx, scope, insert).catch((error: unknown) =>
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

/** Books the money of each batch, one posting for each source. @throws Refusal not_acceptable: nothing of the dispatch is kept (BATCH-13, BATCH-14) */
async function bookAll(
  change: Change,
  { advertiserId, currency }: PromotionFacts,
  batches: readonly NewBatchRows[],
): Promise<void> {
  const postings = batches.flatMap(({ batchId, lines }) =>
    [...chargesBySource(lines)]
      .filter(([, amount]) => amount > 0n)
      .map(
        ([allocationId, amount]): Posting => ({
          ...{ advertiserId, currency, kind: 'book', amount, reference: `batch:${batchId}` },
          ...(allocationId === null ? {} : { allocationId }),
          ...(change.scope.accountId === null ? {} : { madeBy: change.scope.accountId }),
        }),
      ),
  );
  // What is worth nothing, or discounted whole, costs nothing.
  if (postings.length === 0) return;
  await change.post(postings).catch((error: unknown) => {
    if (!(error instanceof LedgerRefused)) throw error;
    if (error.reason === 'account_frozen') throw refused(change.scope, 'account_frozen');
    if (error.reason !== 'insufficient_funds') throw error;
    const total = batches.reduce((sum, { lines }) => sum + totalCharge(lines), 0n);
    const count = batches.reduce((sum, { lines }) => sum + lines.length, 0);
    const { locale } = change.scope;
    throw refusedFor({ locale, count }, 'not_acceptable', { asked: formatMinor(total, currency), currency });
  });
}

function chargesBySource(lines: readonly ChargedLine[]): Map<string | null, bigint> {
  const sums = new Map<string | null, bigint>();
  for (const { allocationId, charge } of lines)
    sums.set(allocationId, (sums.get(allocationId) ?? 0n) + charge);
  return sums;
}

interface Accepted {
  order: DispatchOrder;
  dispatchId: string;
  batches: readonly NewBatchRows[];
  releaseAt: Date;
}

/** One event records the creation of all redemptions. */
function recordAccepted(change: Change, { order, dispatchId, batches, releaseAt }: Accepted): Promise<void> {
  return change.record({
    noun: 'dispatches',
    nounId: dispatchId,
    action: 'created',
    advertiserId: order.advertiserId,
    after: {
      promotionId: order.promotionId,
      kind: order.kind,
      fileName: order.fileName,
      releaseAt: releaseAt.toISOString(),
      batches: batches.map(({ batchId, sku, lines }) => ({ id: batchId, sku, lines: lines.length })),
    },
  });
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
