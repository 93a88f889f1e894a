import { rmSync } from 'node:fs';
import { sql } from 'drizzle-orm';
import type { Database } from '../../platform/foundation/database/connections/connection.ts';
import { rowsOf, text } from '../../platform/foundation/database/rows.ts';

/** The rows of a dispatch of lines with recipients, in the order that foreign keys require. */
const TABLES = [
  'recipients',
  'dispatches',
  'batches',
  'redemptions',
  'batch_lines',
  'recipient_links',
  'order_claims',
] as const;

/** Added to every id, so that the same rows are other rows. */
const FURTHER = 100_000_000;
const MOVED: Record<string, string> = {
  ...Object.fromEntries(
    ['id', 'dispatch_id', 'batch_id', 'redemption_id', 'recipient_id'].map((name) => [
      name,
      `${name} + ${FURTHER}`,
    ]),
  ),
  ...Object.fromEntries(['order_id', 'uid'].map((name) => [name, `'again ' || ${name}`])),
  ...Object.fromEntries(['content_hash', 'token_hash'].map((name) => [name, `sha256(${name})`])),
};

/** Milliseconds in which COPY writes the rows of the last dispatch again into the same tables, without any checks. */
export async function copyAgain(database: Database, folder: string): Promise<number> {
  let milliseconds = 0;
  const file = (table: string) => `${folder}/again-${table}.bin`;
  await database.script(async (db) => {
    const [last] = await rowsOf(
      db,
      { id: text },
      sql`select max(id)::text as id from dispatches where id < ${FURTHER}`,
    );
    const id = last?.id ?? '0';
    const ofRedemption = `redemption_id in (select id from redemptions where dispatch_id = ${id})`;
    const conditions: Record<(typeof TABLES)[number], string> = {
      recipients: `id in (select recipient_id from redemptions where dispatch_id = ${id})`,
      dispatches: `id = ${id}`,
      batches: `dispatch_id = ${id}`,
      redemptions: `dispatch_id = ${id}`,
      batch_lines: ofRedemption,
      recipient_links: ofRedemption,
      order_claims: ofRedemption,
    };
    const columns = new Map<string, string>();
    for (const table of TABLES) {
      const names = await rowsOf(
        db,
        { name: text },
        sql`select column_name as name from information_schema.columns
          where table_name = ${table} and table_schema = 'public' and is_generated = 'NEVER' order by ordinal_position`,
      );
      columns.set(table, names.map(({ name }) => name).join(', '));
      const values = names.map(({ name }) => MOVED[name] ?? name).join(', ');
      await db.execute(
        sql.raw(
          `copy (select ${values} from ${table} where ${conditions[table]}) to '${file(table)}' (format binary)`,
        ),
      );
    }
    const from = performance.now();
    await db.execute(sql`begin`);
    for (const table of TABLES)
      await db.execute(
        sql.raw(`copy ${table} (${columns.get(table)}) from '${file(table)}' (format binary)`),
      );
    await db.execute(sql`commit`);
    milliseconds = performance.now() - from;
  });
  for (const table of TABLES) rmSync(file(table), { force: true });
  return milliseconds;
}
