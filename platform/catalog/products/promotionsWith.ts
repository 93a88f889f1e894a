import { sql } from 'drizzle-orm';
import { textArray } from '../../foundation/access/visibleAdvertisers.ts';
import type { Queries } from '../../foundation/database/connections/connection.ts';
import { number, rowsOf } from '../../foundation/database/rows.ts';

/** How many promotions that are not over give any of these rewards, those of advertisers included that the caller does not see. */
export async function promotionsWith(tx: Queries, skus: readonly string[]): Promise<number> {
  const [row] = await rowsOf(
    tx,
    { count: number },
    sql`select guerdon_promotions_with(${textArray(skus)}::text[])::int as count`,
  );
  return row?.count ?? 0;
}
