import { chargesOf } from './charges.ts';
import type { Filled } from './fill.ts';
import type { Sources } from './sources.ts';

interface Planned {
  /** Charges that `fillLines` made, in the order of its SKUs. */
  filled: readonly { sku: string; filled: Filled }[];
  /** The sources when the plan was made. */
  judgedBy: Sources;
  /** The current sources, of the same rewards. */
  sources: Sources;
}

/**
 * True if `fillLines` would certainly charge the same lines to the same sources again; it does not read single lines. That is certain if all lines of a SKU
 * used one source, which still pays first, at the same price, and has enough left for all of them.
 */
export function isStillCharged({ filled: skus, judgedBy, sources }: Planned): boolean {
  const due = new Map<string, bigint>();
  for (const { sku, filled } of skus) {
    if (!('lines' in filled)) return false;
    const { length } = filled.lines;
    if ((sources.codes.get(sku) ?? length) < length) return false;
    if ((sources.quotas.get(sku)?.left ?? length) < length) return false;
    const { total, byPieces } = chargesOf(filled.lines);
    const [piecesId = null] = byPieces.keys();
    if (byPieces.size !== 1) return false;
    const first = sources.pieces.find(
      (piece) => piece.sku === sku && (piece.left === null || piece.left > 0),
    );
    if ((first?.rewardId ?? null) !== piecesId) return false;
    if (!first) continue;
    const piecesBefore = judgedBy.pieces.find(({ rewardId }) => rewardId === piecesId);
    const isSame =
      piecesBefore?.allocationId === first.allocationId &&
      piecesBefore.isCommitted === first.isCommitted &&
      piecesBefore.price === first.price;
    if (!isSame || (first.left !== null && first.left < length)) return false;
    if (!first.isCommitted) due.set(first.allocationId, (due.get(first.allocationId) ?? 0n) + total);
  }
  return [...due].every(([allocation, amount]) => (sources.balances.get(allocation) ?? 0n) >= amount);
}
