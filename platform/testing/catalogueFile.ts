// Only for tests: a platform with a brand's two products, whose catalog file is exported, edited and imported.
import { sql } from 'drizzle-orm';
import papaparse from 'papaparse';
import { afterAll, beforeAll, beforeEach } from 'vitest';
import { storedRows } from './storedRows.ts';
import { type Json, startTestPlatform, type TestPlatform } from './testPlatform.ts';

interface CatalogueFile {
  columns: string[];
  rows: string[][];
}

/** The cells of a new SKU. */
export const fresh = { product_id: 'ABC-CARD', name_en: 'Twenty', face_value: '20', currency: 'EUR' };

/** Starts it before the tests of a file, and gives each of them the same catalog. */
export function catalogueFile() {
  let platform: TestPlatform;
  beforeAll(async () => {
    platform = await startTestPlatform({ LOG_LEVEL: 'silent' });
    const { db } = platform.database;
    await db.execute(
      sql`insert into brands (id, sku, name) values ('ABC', 'ABC-BRAND', '=Alphabet'), ('XYZ', 'XYZ-BRAND', 'Other')`,
    );
  });
  afterAll(() => platform.close());
  let counter = 0;
  const reset = async () => {
    const { db } = platform.database;
    for (const table of ['allocated_rewards', 'product_dimensions', 'skus', 'products'])
      await db.execute(sql`delete from ${sql.identifier(table)}`);
    await db.execute(sql`insert into products (id, brand_id, name, product_type, country_restrictions) values
    ('ABC-CARD', 'ABC', 'Card', 'gift_card', '{}'), ('ABC-BOX', 'ABC', 'Box', 'item', '{}')`);
    await db.execute(
      sql`insert into product_dimensions values ('ABC-BOX', 'size', false, true, 0), ('ABC-BOX', 'duration', false, true, 1)`,
    );
    await db.execute(sql`insert into skus (sku, name, description, translations, brand_sku, product_id, face_value, currency, ean, dimension_values, catalog_price, catalog_currency) values
    ('ABC-CARD-0001', '-Ten', '''=SUM(1)', '{"fr":{"name":"Dix; \\"dix\\"","description":"deux\\nlignes"}}', 'ABC-BRAND', 'ABC-CARD', 1000, 'EUR', null, '{}', 950, 'USD'),
    ('ABC-CARD-0002', ' =legacy ', '', '{}', 'ABC-BRAND', 'ABC-CARD', 500, 'JPY', null, '{}', null, null),
    ('ABC-BOX-0001', 'Box', '', '{}', 'ABC-BRAND', 'ABC-BOX', 2550, 'EUR', '4006381333931', '{"size":["S","M"],"duration":{"years":1,"months":6,"weeks":0,"days":0}}', null, null)`);
  };
  beforeEach(reset);

  const exported = async (login = 'catalog_manager'): Promise<CatalogueFile> => {
    const { text } = await platform.call(login, 'GET', '/api/catalogue.csv');
    const [columns = [], ...rows] = papaparse.parse<string[]>(text.replace(/^\ufeff/, ''), {
      delimiter: ';',
      skipEmptyLines: true,
    }).data;
    return { columns, rows };
  };
  const send = (
    file: CatalogueFile,
    { login = 'catalog_manager', dryRun = false, key = '', language = 'en' } = {},
  ) =>
    platform.call(login, 'POST', `/api/catalogue/import${dryRun ? '?dry_run=true' : ''}`, {
      body: { columns: file.columns, rows: file.rows.map((cells, at) => ({ line: at + 2, cells })) },
      headers: { 'idempotency-key': key || `import ${++counter}`, 'accept-language': language },
    });
  const outcomes = async (answer: ReturnType<typeof send>) => (await answer).body.rows as unknown as Json[];
  /** The exported file with other cells in one row; a new row where `sku` is empty. */
  const edited = async (sku: string, cells: Record<string, string>): Promise<CatalogueFile> => {
    const { columns, rows } = await exported();
    const at = columns.indexOf('sku');
    const row = rows.find((one) => one[at] === sku) ?? columns.map(() => '');
    return { columns, rows: [row.map((cell, place) => cells[columns[place] ?? ''] ?? cell)] };
  };
  const skus = () => storedRows(platform.database.db, sql`select sku, name, version from skus order by sku`);
  return {
    reset,
    exported,
    send,
    outcomes,
    edited,
    skus,
    call: (...request: Parameters<TestPlatform['call']>) => platform.call(...request),
    database: () => platform.database,
    platform: () => platform,
  };
}
