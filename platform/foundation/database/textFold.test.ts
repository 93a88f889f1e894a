import { sql } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { runsDatabase } from '../../testing/migratedDatabase.ts';
import type { Database } from './connections/connection.ts';
import { rowsOf, text } from './rows.ts';
import { folded, foldedColumn } from './textFold.ts';

let database: Database;
beforeAll(async () => {
  database = await runsDatabase();
});
afterAll(() => database?.close());

/** Letters of names, alone or with marks, some of which have no composed form. */
const LETTERS = [
  ...'abzçéèêñöüåøÉÀÇŠžłŁœ-’ ١אあが'.normalize('NFC'),
  ...['q\u0301', 'e\u0301', 'a\u0323\u0302'],
];

test('a text in composed and in decomposed letters has one search form, here and in the database', async () => {
  const texts = fc.sample(fc.string({ unit: fc.constantFrom(...LETTERS), minLength: 1, maxLength: 12 }), 300);
  const pairs = texts.map((one) => [one.normalize('NFC'), one.normalize('NFD')]);
  for (const [composed = '', decomposed = ''] of pairs) expect(folded(decomposed)).toBe(folded(composed));
  const rows = await rowsOf(
    database.db,
    { composed: text, decomposed: text, form: text },
    sql`select ${foldedColumn(sql`(p ->> 0)`)} as composed, ${foldedColumn(sql`(p ->> 1)`)} as decomposed, p ->> 2 as form
      from jsonb_array_elements(${JSON.stringify(pairs.map((pair) => [...pair, folded(pair[0] ?? '')]))}::jsonb) p`,
  );
  expect(rows).toHaveLength(300);
  for (const { composed, decomposed, form } of rows) expect([composed, decomposed]).toEqual([form, form]);
});
