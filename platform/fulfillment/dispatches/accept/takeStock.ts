import { sql } from 'drizzle-orm';
import type { Queries } from '../../../foundation/database/connections/connection.ts';
import { boolean, rowsOf } from '../../../foundation/database/rows.ts';
import { hasCrossed, watchQuotas } from '../../../money/interface.ts';
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
  if (pieces.size > 0)
    await tx.execute(
      sql`update allocated_rewards r set quantity_used = r.quantity_used + w.count
        from jsonb_to_recordset(${JSON.stringify([...pieces].map(([id, count]) => ({ id, count })))}::jsonb) as w (id bigint, count int)
        where r.advertiser_id = ${advertiserId} and r.id = w.id`,
    );
  const quotas = JSON.stringify(batches.map(({ sku, lines }) => ({ sku, count: lines.length })));
  const quotaRows = await rowsOf(
    tx,
    { crossed: boolean },
    sql`update redemption_quotas q set used = q.used + w.count
      from jsonb_to_recordset(${quotas}::jsonb) as w (sku text, count int)
      where q.advertiser_id = ${advertiserId} and q.sku = w.sku returning ${hasCrossed(sql`w.count`)} as crossed`,
  );
  if (quotaRows.some(({ crossed }) => crossed)) await watchQuotas(tx, advertiserId);
}
