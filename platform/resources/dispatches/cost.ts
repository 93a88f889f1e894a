import { formatMinor } from '../../../schema/money.ts';
import type { DispatchCost, SkuCost } from './contract.ts';
import type { PromotionFacts } from './facts.ts';
import type { ChargedLine } from './fill.ts';
import { type NewBatchRows, totalCharge } from './insertDispatch.ts';
import type { OfferedReward, Sources } from './sources.ts';

/** Committed stock and quota of each SKU before a dispatch; those that nothing limits are missing. */
export interface Left {
  stock: ReadonlyMap<string, number>;
  quota: ReadonlyMap<string, number>;
}

/** What there is before lines are charged. */
export function leftBefore({ pieces, quotas }: Sources): Left {
  const stock = new Map<string, number>();
  for (const { sku, isCommitted, left } of pieces)
    if (isCommitted && left !== null) stock.set(sku, (stock.get(sku) ?? 0) + left);
  return { stock, quota: new Map([...quotas].map(([sku, { left }]) => [sku, left])) };
}

interface Costed {
  promotion: PromotionFacts;
  rewards: ReadonlyMap<string, OfferedReward>;
  batches: readonly NewBatchRows[];
  committed: ReadonlySet<string>;
  before: Left;
}

/** What the accepted SKUs cost, and what they leave of stock and quota. `committed` names the committed allocations. */
export function costOf({ promotion, rewards, batches, committed, before }: Costed): DispatchCost {
  return {
    total: batches.reduce((sum, { lines }) => sum + totalCharge(lines), 0n),
    currency: promotion.currency,
    bySku: batches.map(({ sku, lines }): SkuCost => {
      const taken = lines.filter(
        ({ allocationId }) => allocationId !== null && committed.has(allocationId),
      ).length;
      const stock = before.stock.get(sku) ?? null;
      const quota = before.quota.get(sku) ?? null;
      return {
        sku,
        rewardName: rewards.get(sku)?.name ?? sku,
        lineCount: lines.length,
        unit: lines.reduce((most, { charge }) => (charge > most ? charge : most), 0n),
        charge: totalCharge(lines),
        source: sourceOf(lines, committed),
        stockBefore: stock,
        stockAfter: stock === null ? null : stock - taken,
        quotaBefore: quota,
        quotaAfter: quota === null ? null : quota - lines.length,
      };
    }),
  };
}

function sourceOf(lines: readonly ChargedLine[], committed: ReadonlySet<string>): string {
  const sources = new Set(
    lines.map(({ allocationId }) =>
      allocationId === null ? 'unallocated' : committed.has(allocationId) ? 'committed' : 'open',
    ),
  );
  const [only] = sources;
  return sources.size === 1 && only ? only : 'several';
}

/** The same as answers show it: amounts as decimals. */
export function costJson({ total, currency, bySku }: DispatchCost) {
  const money = (amount: bigint) => formatMinor(amount, currency);
  return {
    ...{ total: money(total), currency },
    by_sku: bySku.map((one) => ({
      ...{ sku: one.sku, reward_name: one.rewardName, line_count: one.lineCount, source: one.source },
      ...{ unit: money(one.unit), charge: money(one.charge), currency },
      ...{ stock_before: one.stockBefore, stock_after: one.stockAfter },
      ...{ quota_before: one.quotaBefore, quota_after: one.quotaAfter },
    })),
  };
}
