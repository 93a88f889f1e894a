// Only for tests: the journal of a database that version 0.1.0 migrated.
import { readdirSync, readFileSync } from 'node:fs';
import { sql } from 'drizzle-orm';
import type { Database } from '../foundation/database/connections/connection.ts';

/** Moments of the first and the last migrations before the baseline, in milliseconds. */
const MOMENTS = Object.entries({
  '0000_tables': 1795261951318,
  '0095_batch_requests': 1795975040370,
  '0096_failed_orders': 1795975490669,
  '0097_refused_rows': 1795978666618,
});

/** The tables that migrations after the baseline create. */
function laterTables(): string[] {
  const folder = new URL('../database/migrations/', import.meta.url);
  const files = readdirSync(folder).filter((name) => name.endsWith('.sql') && !name.startsWith('0000'));
  return files.flatMap((name) =>
    [...readFileSync(new URL(name, folder), 'utf8').matchAll(/^create table "?(\w+)"?/gim)].map(
      ([, table = '']) => table,
    ),
  );
}

/** Makes a migrated database one of version 0.1.0 that has the migrations until this one: by its journal, and without the tables that came later. */
export async function oldJournal({ db }: Database, last: string): Promise<void> {
  const count = MOMENTS.findIndex(([tag]) => tag === last) + 1;
  for (const table of laterTables())
    await db.execute(sql`drop table if exists ${sql.identifier(table)} cascade`);
  await db.execute(sql`delete from drizzle.__drizzle_migrations`);
  for (const [tag, moment] of MOMENTS.slice(0, count))
    await db.execute(
      sql`insert into drizzle.__drizzle_migrations (hash, created_at) values (${tag}, ${moment})`,
    );
}
