import type { SQL } from 'drizzle-orm';
import type { Queries } from '../foundation/database/connections/connection.ts';

/** Rows as the database answers them, for tests alone: an expectation compares them. The product reads rows by a shape (`rowsOf`). */
export async function storedRows<Row = Record<string, unknown>>(
  queries: Queries,
  statement: SQL,
): Promise<Row[]> {
  const { rows } = (await queries.execute(statement)) as unknown as { rows: Row[] };
  return rows;
}
