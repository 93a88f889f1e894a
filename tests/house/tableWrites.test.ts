import { expect, test } from 'vitest';
import { CAPABILITIES, isTest, projectFiles, textOf } from './tree.ts';

/** A table and where it is declared. */
interface Table {
  /** In the database: `batch_lines`. */
  name: string;
  /** In TypeScript: `batchLines`. */
  constant: string;
  noun: string;
}

/** A source file of the platform. */
interface Source {
  path: string;
  text: string;
}

/** Files that may write tables of any noun, by the beginning of their path. */
const EXCEPTIONS: Record<string, string> = {
  'platform/process/demo/':
    'demo data are written faster than any function of a noun could, and with past moments',
  'platform/process/setup/firstMember.ts': 'the first member exists before anybody may create members',
  'platform/fulfillment/dispatches/batches/logic.sql':
    'the alert of failed orders is counted and written by one function, which its caller has no right on alerts for',
  'platform/fulfillment/dispatches/logic.sql':
    'a large dispatch is charged anew with its redemptions by one function, before it is committed',
  'platform/fulfillment/redemptions/logic.sql':
    'new redemptions are queued for publication by a trigger, set by set',
  'platform/fulfillment/deliveries/logic.sql':
    'outcomes of messages are queued for publication by a trigger, set by set',
};

const STATEMENT =
  /\b(?:insert\s+into|update(?:\s+only)?|delete\s+from|merge\s+into|truncate(?:\s+table)?)\s+"?([a-z_0-9]+)\b/g;
const BUILDER = /\.(?:insert|update|delete)\(\s*(\w+)\s*\)|\btable:\s*(\w+)\b/g;

const sources = projectFiles()
  .filter(
    (path) => /^platform\/.*\.(ts|sql)$/.test(path) && !/^platform\/database\//.test(path) && !isTest(path),
  )
  .map((path): Source => ({ path, text: textOf(path) }));
const tables = sources.flatMap(tablesOf);

test('a table is written only by its noun (docs/map.md): others call a function of it', () => {
  const wrong = sources
    .filter(({ path }) => !Object.keys(EXCEPTIONS).some((start) => path.startsWith(start)))
    .flatMap((source) => foreignWrites(source, tables));
  expect(wrong).toEqual([]);
});

test('each exception is needed', () => {
  const unneeded = Object.keys(EXCEPTIONS).filter((start) =>
    sources
      .filter(({ path }) => path.startsWith(start))
      .every((source) => foreignWrites(source, tables).length === 0),
  );
  expect(unneeded).toEqual([]);
});

test('every table is found, and foreign writes by SQL, by the builder and by updateRow', () => {
  const declared = sources
    .filter(({ path }) => /able\.ts$/.test(path))
    .reduce((sum, { text }) => sum + (text.match(/\bpgTable\(/g)?.length ?? 0), 0);
  expect(tables.length).toBe(declared);
  const brands: Table = { name: 'brands', constant: 'brands', noun: 'platform/catalog/brands' };
  const text =
    'sql`update brands set`; sql`with a as (\n  insert into brands`; tx.insert(brands); updateRow(c, { table: brands })';
  expect(foreignWrites({ path: 'platform/catalog/skus/store.ts', text }, [brands])).toHaveLength(4);
  expect(foreignWrites({ path: 'platform/catalog/brands/names/store.ts', text }, [brands])).toEqual([]);
});

function tablesOf({ path, text }: Source): Table[] {
  return [...text.matchAll(/\bconst (\w+) = pgTable\(\s*'(\w+)'/g)].map(([, constant = '', name = '']) => ({
    name,
    constant,
    noun: nounOf(path),
  }));
}

function foreignWrites({ path, text }: Source, of: readonly Table[]): string[] {
  const noun = nounOf(path);
  const isForeign = (table: Table | undefined) => table !== undefined && table.noun !== noun;
  const bySql = [...text.matchAll(STATEMENT)].filter(([, name]) =>
    isForeign(of.find((table) => table.name === name)),
  );
  const byBuilder = [...text.matchAll(BUILDER)].filter(([, inserted, updated]) =>
    isForeign(of.find(({ constant }) => constant === (inserted ?? updated))),
  );
  return [...bySql, ...byBuilder].map(([statement]) => `${path}: ${statement.replace(/\s+/g, ' ')}`);
}

/** The noun of a file: the folder below its capability; elsewhere, the folder below the platform. */
function nounOf(path: string): string {
  const folders = path.split('/').slice(0, -1);
  return folders.slice(0, CAPABILITIES.includes(folders[1] ?? '') ? 3 : 2).join('/');
}
