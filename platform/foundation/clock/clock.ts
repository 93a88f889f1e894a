import { sql } from 'drizzle-orm';
import { systemScope } from '../access/scope.ts';
import type { Database, Queries } from '../database/connections/connection.ts';
import { number, rowsOf } from '../database/rows.ts';

/** Sets the business clock of a database so far ahead of the real one, for all its processes; by nothing where nothing is said. */
export async function setClock(database: Database, shift: number): Promise<void> {
  await systemScope(database).write((tx) =>
    tx.execute(sql`update platform_clock set shift = make_interval(secs => ${shift / 1000}::float8)`),
  );
}

/** The current moment of the business clock. */
export async function businessNow(tx: Queries): Promise<Date> {
  const [row] = await rowsOf(
    tx,
    { now: number },
    sql`select (extract(epoch from guerdon_now()) * 1000)::float8 as now`,
  );
  return new Date(row?.now ?? Date.now());
}
