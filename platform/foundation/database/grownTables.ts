import { sql } from 'drizzle-orm';
import type { Queries } from './connections/connection.ts';
import { rowsOf, text } from './rows.ts';

/** Growth in pages since the last analysis, as a factor, that makes a table's statistics old. */
const GROWTH_FACTOR = 1.5;
/** Smaller tables are read in no time, however they are read. */
const MIN_PAGES = 16;

/**
 * The tables among these that have grown much since the planner last looked at them. Until it does, which for the server's own rounds may be a minute, it
 * takes any index that begins with the advertiser for a good one, and reads all of the advertiser's rows for each row that is asked for.
 */
export async function grownTables(tx: Queries, tables: readonly string[]): Promise<string[]> {
  const rows = await rowsOf(
    tx,
    { name: text },
    sql`select relname as name from pg_class
      where relname = any (${`{${tables.join(',')}}`}::text[]) and relkind = 'r' and relnamespace = 'public'::regnamespace
        and pg_relation_size(oid) / current_setting('block_size')::int > greatest(relpages * ${GROWTH_FACTOR}::float8, ${MIN_PAGES}::float8)
      order by relname`,
  );
  return rows.map(({ name }) => name);
}

/** Has the planner look at these tables; they are read and written meanwhile. */
export async function analyzeTables(tx: Queries, tables: readonly string[]): Promise<void> {
  if (tables.length > 0) await tx.execute(sql.raw(`analyze ${tables.map((name) => `"${name}"`).join(', ')}`));
}
