import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { rowsOf, text } from '../../platform/foundation/database/rows.ts';
import { runsDatabase } from '../../platform/testing/migratedDatabase.ts';
import { projectFiles, textOf } from './tree.ts';

interface Column {
  name: string;
  type: string;
  notNull: boolean;
  default?: unknown;
  generated?: unknown;
  identity?: unknown;
}

type Named = Record<string, unknown>;

interface Table {
  name: string;
  columns: Record<string, Column>;
  indexes: Named;
  foreignKeys: Named;
  compositePrimaryKeys: Named;
  uniqueConstraints: Named;
  checkConstraints: Named;
}

/** Longest name of PostgreSQL; longer ones are cut. */
const MAX_NAME_BYTES = 63;

function declared(): string[] {
  const path = projectFiles().find((file) => file.endsWith('_snapshot.json')) ?? '';
  const { tables }: { tables: Record<string, Table> } = JSON.parse(textOf(path));
  return Object.values(tables).flatMap((table) => [
    ...Object.values(table.columns).map((column) =>
      [
        `${table.name}.${column.name}`,
        column.type.replace('timestamp (', 'timestamp('),
        column.notNull,
        column.default !== undefined,
        column.identity !== undefined,
        column.generated !== undefined,
      ].join(' '),
    ),
    ...Object.entries({
      i: table.indexes,
      f: table.foreignKeys,
      p: table.compositePrimaryKeys,
      u: table.uniqueConstraints,
      c: table.checkConstraints,
    }).flatMap(([kind, named]) =>
      Object.keys(named).map((name) => `${table.name} ${kind} ${name.slice(0, MAX_NAME_BYTES)}`),
    ),
  ]);
}

const IN_DATABASE = sql`
  select concat_ws(' ', concat(c.relname, '.', a.attname), format_type(a.atttypid, a.atttypmod), a.attnotnull::text,
    (a.atthasdef and a.attgenerated = '')::text, (a.attidentity <> '')::text, (a.attgenerated <> '')::text) as fact
  from pg_attribute a join pg_class c on c.oid = a.attrelid
  where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and not c.relispartition and a.attnum > 0 and not a.attisdropped
  union all
  select concat_ws(' ', c.relname, k.contype, k.conname) from pg_constraint k join pg_class c on c.oid = k.conrelid
  where k.connamespace = 'public'::regnamespace and k.contype in ('f', 'p', 'u', 'c') and not c.relispartition and k.conname <> c.relname || '_pkey'
  union all
  select concat_ws(' ', c.relname, 'i', i.relname) from pg_index x join pg_class i on i.oid = x.indexrelid join pg_class c on c.oid = x.indrelid
  where c.relnamespace = 'public'::regnamespace and not c.relispartition and not exists (
    select from pg_constraint k where k.conindid = x.indexrelid and k.contype in ('p', 'u'))`;

test('the declared tables are those of a migrated database: the next generated migration starts from what is there', async () => {
  const database = await runsDatabase();
  try {
    const rows = await rowsOf(database.db, { fact: text }, IN_DATABASE);
    expect(rows.map(({ fact }) => fact).sort()).toEqual(declared().sort());
  } finally {
    await database.close();
  }
});
