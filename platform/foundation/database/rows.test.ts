import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { type Database, openDatabase } from './connections/connection.ts';
import {
  boolean,
  json,
  listOf,
  mapOf,
  nullable,
  number,
  objectOf,
  oneOf,
  type RowShape,
  rowCountOf,
  rowsOf,
  text,
} from './rows.ts';

let database: Database;
beforeAll(async () => {
  database = await openDatabase({ databaseFolder: ':memory:', databaseUrl: null });
});
afterAll(() => database.close());

const read = (shape: RowShape, statement: string) => rowsOf(database.db, shape, sql.raw(statement));

test('a row holds what the driver delivers for each kind', async () => {
  const shape = {
    id: text,
    count: number,
    share: number,
    isOpen: boolean,
    at: text,
    state: oneOf(['open', 'closed']),
    name: nullable(text),
    ids: listOf(text),
    counts: listOf(number),
    items: listOf(objectOf({ id: text, note: nullable(text) })),
    texts: mapOf(text),
    settings: json(z.object({ days: z.int() })),
  };
  const statement = sql`select 9007199254740993 as id, 1::int as count, 0.5::float8 as share, true as "isOpen",
    timestamptz '2026-01-02 03:04:05+00' as at, 'open' as state, null::text as name, array[1::bigint, 2] as ids, array[1, 2] as counts,
    '[{"id": "1", "note": null}]'::jsonb as items, '{"en": "Yes"}'::json as texts, '{"days": 3}'::jsonb as settings`;
  const [row] = await rowsOf(database.db, shape, statement);
  expect(row).toEqual({
    id: '9007199254740993',
    count: 1,
    share: 0.5,
    isOpen: true,
    at: expect.stringContaining('2026-01-02'),
    state: 'open',
    name: null,
    ids: ['1', '2'],
    counts: [1, 2],
    items: [{ id: '1', note: null }],
    texts: { en: 'Yes' },
    settings: { days: 3 },
  });
});

describe('an error names the column, what the shape expects and what the database answers', () => {
  test('a type, also without a row', async () => {
    await expect(
      read({ n: number }, 'select count(*) as n from pg_class where false group by relname'),
    ).rejects.toThrow('Column "n": the shape expects number, the database answers text (type 20)');
  });

  test('a name', async () => {
    await expect(read({ id: text, title: text }, "select 'a' as id, 'b' as name")).rejects.toThrow(
      'Column "title": the shape expects text, the database answers no such column',
    );
  });

  test.each<[string, RowShape, string, string]>([
    [
      'null where none is expected',
      { name: text },
      'select null::text as name',
      'text, the database answers null',
    ],
    [
      'an unknown word',
      { state: oneOf(['open']) },
      "select 'shut' as state",
      'one of open, the database answers "shut"',
    ],
    [
      'an element',
      { ids: listOf(text) },
      "select array['a', null] as ids",
      'list of text, the database answers ["a",null]',
    ],
    [
      'a property',
      { of: objectOf({ n: number }) },
      `select '{"n": "1"}'::jsonb as of`,
      'object of n, the database answers {"n":"1"}',
    ],
  ])('%s', async (_, shape, statement, words) => {
    await expect(read(shape, statement)).rejects.toThrow(words);
  });
});

test('a column that the shape does not name is selected for its effect', async () => {
  expect(await read({ id: text }, "select 'a' as id, pg_advisory_xact_lock(1)")).toMatchObject([{ id: 'a' }]);
});

test('rows that nobody reads are counted', async () => {
  expect(await rowCountOf(database.db, sql`select from generate_series(1, 3)`)).toBe(3);
  expect(await rowCountOf(database.db, sql`select 1 where false`)).toBe(0);
});
