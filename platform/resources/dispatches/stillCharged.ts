import { chargesOf } from './charges.ts';
import type { Filled } from './fill.ts';
import type { Sources } from './sources.ts';

interface Planned {
  /** What `fillLines` charged, by SKU in its order. */
  filled: readonly { sku: string; filled: Filled }[];
  /** What the sources held then. */
  judgedBy: Sources;
  /** What they hold now. The rewards are the same as then. */
  sources: Sources;
}

/**
 * Whether `fillLines` would charge the same lines to these sources as it did, found without looking at each of them. That is certain where all lines of a SKU took
 * from one source, which is still the first to pay, at the same price, and has enough left for all. False where it is not certain.
 */
export function isStillCharged({ filled: skus, judgedBy, sources }: Planned): boolean {
  const due = new Map<string, bigint>();
  for (const { sku, filled } of skus) {
    if (!('lines' in filled)) return false;
    const { length } = filled.lines;
    if ((sources.codes.get(sku) ?? length) < length) return false;
    if ((sources.quotas.get(sku)?.left ?? length) < length) return false;
    const { total, byPieces } = chargesOf(filled.lines);
    const [taken = null] = byPieces.keys();
    if (byPieces.size !== 1) return false;
    const first = sources.pieces.find(
      (piece) => piece.sku === sku && (piece.left === null || piece.left > 0),
    );
    if ((first?.rewardId ?? null) !== taken) return false;
    if (!first) continue;
    const was = judgedBy.pieces.find(({ rewardId }) => rewardId === taken);
    const isSame =
      was?.allocationId === first.allocationId &&
      was.isCommitted === first.isCommitted &&
      was.price === first.price;
    if (!isSame || (first.left !== null && first.left < length)) return false;
    if (!first.isCommitted) due.set(first.allocationId, (due.get(first.allocationId) ?? 0n) + total);
  }
  return [...due].every(([allocation, amount]) => (sources.balances.get(allocation) ?? 0n) >= amount);
}
