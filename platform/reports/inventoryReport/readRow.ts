import { sql } from 'drizzle-orm';
import type { Scope } from '../../foundation/access/scope.ts';
import type { Queries } from '../../foundation/database/connections/connection.ts';
import { rowsOf } from '../../foundation/database/rows.ts';
import { notFound } from '../../foundation/http/refusals/refusal.ts';
import { alertsOf } from './list.ts';
import { readPeriod } from './readPeriod.ts';
import { inventoryRows } from './rows.ts';
import { FOUND_ROW, type InventoryRowJson, rowColumns, rowJson } from './shape.ts';

/** One row: that of a SKU's stock, or that of a source's budget. @throws Refusal not_found */
export async function readRow(
  tx: Queries,
  scope: Scope,
  of: { sku: string } | { source: string },
): Promise<InventoryRowJson> {
  const period = await readPeriod(tx, scope.timezone);
  const [filter, key] =
    'sku' in of
      ? ([{ reward: of.sku }, sql`f.type = 'stock' and f.key = ${of.sku}`] as const)
      : ([{ source: of.source }, sql`f.type = 'budget' and f.key = ${of.source}`] as const);
  const [row] = await rowsOf(
    tx,
    FOUND_ROW,
    sql`select ${rowColumns} from (${inventoryRows(scope, period, filter)}) f left join ${alertsOf(scope)} where ${key}`,
  );
  if (!row) throw notFound();
  return rowJson(row, period, scope);
}
