import { sql } from 'drizzle-orm';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { withoutGuard } from '../../../schema/foundation/csv/formulaGuard.ts';
import { seeded } from '../../../tests/money/seeded.ts';
import { catalogueFile } from '../../testing/catalogueFile.ts';
import type { Json } from '../../testing/testPlatform.ts';

const { database, exported, outcomes, reset, send } = catalogueFile();

/** What people and their spreadsheets write into a column: mostly nothing, then good, odd and wrong values. */
const CELLS: Record<string, string[]> = {
  brand_id: ['', 'ABC', ' ABC ', 'XYZ'],
  product_id: ['ABC-CARD', 'ABC-CARD', 'ABC-BOX', ' ABC-CARD\u00a0', 'ABC-NONE', ''],
  sku: ['', 'ABC-CARD-0001', 'ABC-CARD-0002', 'ABC-BOX-0001', ' ABC-CARD-0001 ', 'ABC-CARD-0009'],
  version: ['', '1', '1', ' 1', '2'],
  status: ['', '', '', 'enabled', 'DISABLED', '-', 'gone'],
  default_locale: ['', '', 'en', 'fr', '-', 'ru'],
  name_en: ['', 'Ten', ' Ten ', "'-Ten", "'-", '-', '=1+1'],
  description_en: ['', '', '-', "''=SUM(1)", 'a\nb'],
  name_fr: ['', '', 'Dix', '-'],
  ean: ['', '', '4006381333931', '9780201379624', '-', '4.00638E+12'],
  face_value: ['', '10', '10.00', '20', '1,234', '12,5', '0', '-'],
  currency: ['', 'EUR', 'eur', 'JPY', '-'],
  variable_value: ['', '', '', 'FALSE', 'VRAI', '-'],
  catalog_price: ['', '', '9.5', '-'],
  catalog_currency: ['', '', 'USD', '-'],
  featured: ['', '', 'true', 'FAUX', 'maybe', '-'],
  dimension_size: ['', '', 'S | M', 'L', '-', 'XXL'],
  dimension_duration: ['', '', 'P1Y6M', '-'],
};
const NAMES = Object.keys(CELLS);

/** Rows that would be imported as they are, before some of their cells become others. */
const ROWS: Record<string, string>[] = [
  { sku: 'ABC-CARD-0001', version: '1' },
  { sku: 'ABC-CARD-0002', version: '1' },
  { sku: 'ABC-BOX-0001', version: '1' },
  { product_id: 'ABC-CARD', name_en: 'Twenty', face_value: '20', currency: 'EUR' },
  { product_id: 'ABC-CARD', name_en: 'Thirty', face_value: '30.5', currency: 'EUR' },
  { product_id: 'ABC-BOX', name_en: 'Box', face_value: '7', currency: 'EUR', ean: '9780201379624' },
];

const other = fc
  .constantFrom(...NAMES)
  .chain((column) => fc.tuple(fc.constant(column), fc.constantFrom(...(CELLS[column] as string[]))));
const row = fc
  .tuple(fc.constantFrom(...ROWS), fc.array(other, { maxLength: 4 }))
  .map(([cells, others]): Record<string, string> => ({ ...cells, ...Object.fromEntries(others) }));
const file = fc
  .record({
    rows: fc.array(row, { minLength: 1, maxLength: 8 }),
    columns: fc.shuffledSubarray(NAMES, { minLength: 8 }),
  })
  .map(({ rows, columns }) => {
    const needed = ['sku', 'product_id', 'version', 'name_en', 'face_value', 'currency', 'ean'];
    const all = [...new Set([...columns, ...needed])];
    return { columns: all, rows: rows.map((cells) => all.map((column) => cells[column] ?? '')) };
  });

/** Every cell of the catalog by SKU and column, as an exported file holds them. */
async function catalogue() {
  const { columns, rows } = await exported();
  return new Map(
    rows.map((cells) => {
      const byColumn = Object.fromEntries(
        columns.map((column, at) => [column, withoutGuard(cells[at] ?? '')]),
      );
      return [byColumn.sku ?? '', byColumn] as const;
    }),
  );
}

interface CellChange {
  column: string;
  before: string;
  after: string;
}

const UNREPORTED = ['brand_id', 'brand_name', 'product_id', 'product_name', 'sku', 'version'];

test('what a dry run says of each cell is what the import does, and nothing else changes', async () => {
  await fc.assert(
    fc.asyncProperty(file, async (random) => {
      await reset();
      await database().db.execute(
        sql`update skus set status = 'disabled', featured = true where sku = 'ABC-CARD-0001'`,
      );
      const before = await catalogue();
      const tried = await outcomes(send(random, { dryRun: true }));
      expect(await catalogue()).toEqual(before);
      const imported = await outcomes(send(random));
      const after = await catalogue();

      const wasOutcome = (one: Json, ...outcomes: string[]) => outcomes.includes(String(one.outcome));
      const nameless = (rows: Json[]) =>
        rows.map((one) => (wasOutcome(one, 'created') ? { ...one, sku: null } : one));
      expect(nameless(imported)).toEqual(tried);

      const reported = new Map(
        imported
          .filter((one) => wasOutcome(one, 'created', 'changed'))
          .map(({ sku, changes }) => [sku as unknown as string, changes as unknown as CellChange[]]),
      );
      for (const [sku, cells] of after) {
        const old = before.get(sku) ?? {};
        const changed = Object.keys(cells)
          .filter((column) => !UNREPORTED.includes(column) && (old[column] ?? '') !== cells[column])
          .map((column) => ({ column, before: old[column] ?? '', after: cells[column] }));
        const columns = (changes: CellChange[]) => new Map(changes.map((one) => [one.column, one]));
        expect(columns(reported.get(sku) ?? [])).toEqual(columns(changed as CellChange[]));
      }
      expect([...before.keys()].filter((sku) => !after.has(sku))).toEqual([]);
    }),
    seeded(10, 400),
  );
});
