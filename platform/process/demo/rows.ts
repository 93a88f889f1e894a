import { getTableColumns, getTableName, type InferInsertModel, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Queries } from '../../foundation/database/connections/connection.ts';

const CHUNK = 5000;

/** Inserts rows, thousands in one statement; every row has the keys of the first. Bigints travel as text, dates as ISO. */
export async function insertRows<Table extends PgTable>(
  tx: Queries,
  table: Table,
  rows: readonly InferInsertModel<Table>[],
): Promise<void> {
  const columns = getTableColumns(table);
  const keys = Object.keys(rows[0] ?? {}).filter((key) => key in columns);
  const names = sql.raw(keys.map((key) => `"${columns[key]?.name}"`).join(', '));
  for (let start = 0; start < rows.length; start += CHUNK) {
    const chunk = rows
      .slice(start, start + CHUNK)
      .map((row) =>
        Object.fromEntries(
          keys.map((key) => [columns[key]?.name, plain((row as Record<string, unknown>)[key])]),
        ),
      );
    await tx.execute(
      sql`insert into ${table} (${names})
        select ${names} from jsonb_populate_recordset(null::${table}, ${JSON.stringify(chunk)}::jsonb)`,
    );
  }
}

/** Continues the id sequence of `table` after explicitly assigned ids. */
export async function continueNumbering(tx: Queries, table: PgTable): Promise<void> {
  await tx.execute(
    sql`select setval(pg_get_serial_sequence(${getTableName(table)}, 'id'), coalesce((select max(id) from ${table}), 1))`,
  );
}

function plain(value: unknown): unknown {
  return typeof value === 'bigint' ? value.toString() : value;
}
