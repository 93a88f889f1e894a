import type { Change } from '../../../foundation/changes/change.ts';
import { refusedFor } from '../../../foundation/http/refusals/refusal.ts';
import { pauseBetween } from '../../../foundation/memory/pauseBetween.ts';
import type { DispatchLine, DispatchOrder, DispatchOutcome } from '../contract.ts';
import { leftBefore } from '../cost.ts';
import type { PromotionFacts } from '../facts.ts';
import { sumCharges, totalCharge } from './charges.ts';
import { checkTotal } from './checks/orderChecks.ts';
import { type Filled, fillLines } from './fill.ts';
import type { NewBatchRows } from './lineRows.ts';
import { type NeededCodes, type OfferedReward, offeredRewards, type Sources } from './sources.ts';

export interface FilledSku {
  sku: string;
  lines: readonly DispatchLine[];
  filled: Filled;
}

/** Lines by their SKU, in the order of the request. */
export function groupBySku(lines: readonly DispatchLine[]): Map<string, DispatchLine[]> {
  const groups = new Map<string, DispatchLine[]>();
  for (const line of lines) {
    const group = groups.get(line.sku);
    if (group) group.push(line);
    else groups.set(line.sku, [line]);
  }
  return groups;
}

/** The codes that lines take from pools; null for trials, which take none. */
export const neededCodes = (
  { testing, minimalExpiration }: DispatchOrder['options'],
  bySku: ReadonlyMap<string, readonly unknown[]>,
): NeededCodes | null =>
  testing
    ? null
    : { counts: new Map([...bySku].map(([sku, lines]) => [sku, lines.length])), minimalExpiration };

/** Lines to judge, with the sources that can pay for them. */
export interface Judge {
  order: Pick<DispatchOrder, 'options'>;
  promotion: PromotionFacts;
  bySku: ReadonlyMap<string, readonly DispatchLine[]>;
  sources: Sources;
}

/** The charges of each SKU's lines, or the reason for its refusal. */
export interface Judged {
  filled: FilledSku[];
  rewards: ReadonlyMap<string, OfferedReward>;
  /** Allocations of committed pieces. */
  committed: ReadonlySet<string>;
  before: ReturnType<typeof leftBefore>;
  /** The SKUs that are accepted; their ids follow. */
  batches: NewBatchRows[];
}

/** Charges the lines to what the sources hold. @throws Refusal the first SKU's reason where none is taken, total_changed */
export async function judgeDispatch(
  change: Change,
  { order, promotion, bySku, sources }: Judge,
): Promise<Judged> {
  const skus = [...bySku.keys()];
  const rewards = await offeredRewards(change.tx, promotion.id, skus);
  const committed = new Set(
    sources.pieces.flatMap(({ isCommitted, allocationId }) => (isCommitted ? [allocationId] : [])),
  );
  const before = leftBefore(sources);
  const { currency } = promotion;
  const filled: FilledSku[] = [];
  for (const [sku, lines] of bySku) {
    const one = await pauseBetween(fillLines({ reward: rewards.get(sku), lines, currency, sources }));
    if ('lines' in one) await pauseBetween(sumCharges(one.lines));
    filled.push({ sku, lines, filled: one });
  }
  const batches = filled.flatMap(({ sku, filled: one }): NewBatchRows[] =>
    'lines' in one
      ? [{ batchId: '', sku, currency: rewards.get(sku)?.currency ?? currency, lines: one.lines }]
      : [],
  );
  if (batches.length === 0) throw firstRefusal(change, filled);
  const total = batches.reduce((sum, { lines }) => sum + totalCharge(lines), 0n);
  checkTotal(change, order, { total, promotion });
  return { filled, rewards, committed, before, batches };
}

function firstRefusal({ scope }: Change, filled: readonly FilledSku[]) {
  const [first] = filled;
  if (!first || 'lines' in first.filled) throw new Error('no SKU was refused');
  return refusalOf(scope, first, first.filled);
}

/** The message of a refused SKU, with the needed and the available amounts. */
function refusalOf(
  { locale }: Pick<Change['scope'], 'locale'>,
  { sku, lines }: FilledSku,
  { refusal, available = 0 }: Extract<Filled, { refusal: unknown }>,
) {
  const count = lines.length;
  return refusedFor({ locale, count }, refusal, { sku, needed: String(count), available: String(available) });
}

/** The result of one SKU. */
export function outcomeOf(
  { scope }: Change,
  one: FilledSku,
  batches: readonly NewBatchRows[],
): DispatchOutcome {
  const { sku, lines, filled } = one;
  const batch = batches.find((accepted) => accepted.sku === sku);
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
  const { message } = refusalOf(scope, one, filled);
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
