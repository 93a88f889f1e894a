import { formatMinor } from '../../../schema/foundation/money/money.ts';
import { type Charges, chargesOf, totalCharge } from './accept/charges.ts';
import type { NewBatchRows } from './accept/lineRows.ts';
import type { OfferedReward, Sources } from './accept/sources.ts';
import type { DispatchCost, SkuCost } from './contract.ts';
import type { PromotionFacts } from './facts.ts';

/** Committed stock and quota of each SKU before a dispatch; those that nothing limits are missing. */
export interface Left {
  stock: ReadonlyMap<string, number>;
  quota: ReadonlyMap<string, number>;
}

/** Committed stock and quota by SKU, before any line is charged. */
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

/** Cost of the accepted SKUs, with the stock and quota that remain. `committed` holds the ids of committed allocations. */
export function costOf({ promotion, rewards, batches, committed, before }: Costed): DispatchCost {
  return {
    total: batches.reduce((sum, { lines }) => sum + totalCharge(lines), 0n),
    currency: promotion.currency,
    bySku: batches.map(({ sku, lines }): SkuCost => {
      const charges = chargesOf(lines);
      const stockLines = [...charges.bySource].reduce(
        (sum, [source, one]) => (source !== null && committed.has(source) ? sum + one.lines : sum),
        0,
      );
      const stock = before.stock.get(sku) ?? null;
      const quota = before.quota.get(sku) ?? null;
      return {
        sku,
        rewardName: rewards.get(sku)?.name ?? sku,
        lineCount: lines.length,
        unit: charges.highest,
        charge: charges.total,
        source: sourceOf(charges, committed),
        stockBefore: stock,
        stockAfter: stock === null ? null : stock - stockLines,
        quotaBefore: quota,
        quotaAfter: quota === null ? null : quota - lines.length,
      };
    }),
  };
}

function sourceOf({ bySource }: Charges, committed: ReadonlySet<string>): string {
  const sources = new Set(
    [...bySource.keys()].map((source) =>
      source === null ? 'unallocated' : committed.has(source) ? 'committed' : 'open',
    ),
  );
  const [only] = sources;
  return sources.size === 1 && only ? only : 'several';
}

/** The same as answers show it: amounts as decimals. */
export function costJson({ total, currency, bySku }: DispatchCost) {
  const money = (amount: bigint) => formatMinor(amount, currency);
  return {
    total: money(total),
    currency,
    by_sku: bySku.map((one) => ({
      sku: one.sku,
      reward_name: one.rewardName,
      line_count: one.lineCount,
      source: one.source,
      unit: money(one.unit),
      charge: money(one.charge),
      currency,
      stock_before: one.stockBefore,
      stock_after: one.stockAfter,
      quota_before: one.quotaBefore,
      quota_after: one.quotaAfter,
    })),
  };
}
