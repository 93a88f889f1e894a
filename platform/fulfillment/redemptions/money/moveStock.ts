import { sql } from 'drizzle-orm';
import { idArray } from '../../../foundation/access/visibleAdvertisers.ts';
import type { Queries } from '../../../foundation/database/connections/connection.ts';
import { moveQuotaUse, moveRewardUse, shareQuotas } from '../../../money/interface.ts';
import type { LockedRedemption } from './lockRedemptions.ts';

/** A redemption, or `count` of them that hold the same. */
type StockRow = Pick<LockedRedemption, 'sourceId' | 'sku'> & { count?: number };

/** Pieces of allocations and of quotas that redemptions take, or give back. */
interface StockMove {
  advertiserId: string;
  rows: readonly StockRow[];
  direction: 'take' | 'give back';
}

/**
 * Takes or returns a piece of stock and of quota for each redemption, after locking their allocations; no quota begins meanwhile. Returns any
 * shortage; the transaction must then be rolled back.
 */
export async function moveStock(tx: Queries, move: StockMove): Promise<'no_stock' | 'quota_reached' | null> {
  const { advertiserId, rows, direction } = move;
  await shareQuotas(tx, advertiserId);
  await tx.execute(sql`select from allocations where advertiser_id = ${advertiserId}
    and id = any (${idArray([...new Set(rows.flatMap(({ sourceId }) => sourceId ?? []))])}::bigint[])
    order by id for no key update`);
  const pieces = counted(rows, ({ sourceId, sku }) => (sourceId === null ? null : [sourceId, sku]));
  if ((await moveRewardUse(tx, { advertiserId, pieces, direction })) < 0) return 'no_stock';
  const ofQuotas = counted(rows, ({ sku }) => [sku]);
  return (await moveQuotaUse(tx, { advertiserId, pieces: ofQuotas, direction })) < 0 ? 'quota_reached' : null;
}

/** Counts rows with the same facts. Rows without facts are left out. */
function counted(
  rows: readonly StockRow[],
  factsOf: (row: StockRow) => string[] | null,
): { facts: string[]; n: number }[] {
  const counts = new Map<string, { facts: string[]; n: number }>();
  for (const row of rows) {
    const facts = factsOf(row);
    if (facts === null) continue;
    const count = counts.get(facts.join('\n')) ?? { facts, n: 0 };
    count.n += row.count ?? 1;
    counts.set(facts.join('\n'), count);
  }
  return [...counts.values()].sort((one, other) => (one.facts.join() < other.facts.join() ? -1 : 1));
}
