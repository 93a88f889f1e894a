import type { Queries } from '../../../foundation/database/connections/connection.ts';
import { takeQuotas, takeRewards } from '../../../money/interface.ts';
import { chargesOf } from './charges.ts';
import type { NewBatchRows } from './lineRows.ts';

/** Counts the pieces and the quota that accepted lines take; their rows are locked. */
export async function takeStock(
  tx: Queries,
  advertiserId: string,
  batches: readonly NewBatchRows[],
): Promise<void> {
  const pieces = new Map<string, number>();
  for (const { lines } of batches)
    for (const [rewardId, count] of chargesOf(lines).byPieces)
      if (rewardId !== null) pieces.set(rewardId, (pieces.get(rewardId) ?? 0) + count);
  await takeRewards(tx, advertiserId, pieces);
  await takeQuotas(
    tx,
    advertiserId,
    batches.map(({ sku, lines }) => ({ sku, count: lines.length })),
  );
}
