import { sql } from 'drizzle-orm';
import papaparse from 'papaparse';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { rowsOf } from '../../database/connection.ts';
import { type Json, startTestPlatform, type TestPlatform } from '../../testing/testPlatform.ts';

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
beforeEach(async () => {
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
});

interface File {
  columns: string[];
  rows: string[][];
}
const exported = async (login = 'catalog_manager'): Promise<File> => {
  const { text } = await platform.call(login, 'GET', '/api/catalogue.csv');
  const [columns = [], ...rows] = papaparse.parse<string[]>(text.replace(/^\ufeff/, ''), {
    delimiter: ';',
    skipEmptyLines: true,
  }).data;
  return { columns, rows };
};
const send = (file: File, { login = 'catalog_manager', dryRun = false, key = '' } = {}) =>
  platform.call(login, 'POST', `/api/catalogue/import${dryRun ? '?dry_run=true' : ''}`, {
    body: { columns: file.columns, rows: file.rows.map((cells, at) => ({ line: at + 2, cells })) },
    headers: { 'idempotency-key': key || `import ${++counter}` },
  });
const outcomes = async (answer: ReturnType<typeof send>) => (await answer).body.rows as unknown as Json[];
/** The exported file with other cells in one row; a new row where `sku` is empty. */
const edited = async (sku: string, cells: Record<string, string>): Promise<File> => {
  const { columns, rows } = await exported();
  const at = columns.indexOf('sku');
  const row = rows.find((one) => one[at] === sku) ?? columns.map(() => '');
  return { columns, rows: [row.map((cell, place) => cells[columns[place] ?? ''] ?? cell)] };
};
const fresh = { product_id: 'ABC-CARD', name_en: 'Twenty', face_value: '20', currency: 'EUR' };
const skus = () => rowsOf(platform.database.db, sql`select sku, name, version from skus order by sku`);

describe('the same file', () => {
  test('an exported file that is imported as it is changes nothing, whatever it holds', async () => {
    const file = await exported();
    expect(file.rows).toHaveLength(3);
    expect((await outcomes(send(file))).map(({ outcome }) => outcome)).toEqual(Array(3).fill('unchanged'));
    expect(await skus()).toMatchObject([{ version: 1 }, { version: 1 }, { version: 1 }]);
  });

  test('a file that was imported changes nothing the second time, new rows included', async () => {
    const [changed, created] = [
      await edited('ABC-CARD-0001', { name_en: 'Tenner' }),
      await edited('', { ...fresh, name_fr: 'Vingt' }),
    ];
    const file = { ...changed, rows: [...changed.rows, ...created.rows] };
    expect((await outcomes(send(file))).map(({ outcome, sku }) => [outcome, sku])).toEqual([
      ['changed', 'ABC-CARD-0001'],
      ['created', 'ABC-CARD-0003'],
    ]);
    const once = await skus();
    expect((await outcomes(send(file))).map(({ outcome, sku }) => [outcome, sku])).toEqual([
      ['unchanged', 'ABC-CARD-0001'],
      ['unchanged', 'ABC-CARD-0003'],
    ]);
    expect(await skus()).toEqual(once);
  });

  test('the same key is done once', async () => {
    const file = await edited('', fresh);
    const [first, again] = [await send(file, { key: 'one' }), await send(file, { key: 'one' })];
    expect(again.body).toEqual(first.body);
    expect((await send(file, { key: 'two', login: 'catalog_manager' })).body.rows).toMatchObject([
      { outcome: 'unchanged' },
    ]);
    expect(
      (
        await platform.call('catalog_manager', 'POST', '/api/catalogue/import', {
          body: { columns: ['a'], rows: [{ line: 1, cells: [''] }] },
        })
      ).status,
    ).toBe(400);
  });
});

test('a dry run says cell by cell what would change, and changes nothing', async () => {
  const file = await edited('ABC-CARD-0001', {
    name_en: 'Tenner',
    face_value: '12,50',
    description_de: '',
    name_de: 'Zehn',
  });
  const before = await skus();
  expect(await outcomes(send(file, { dryRun: true }))).toEqual([
    {
      ...{ line: 2, outcome: 'changed', sku: 'ABC-CARD-0001', errors: [] },
      changes: [
        { column: 'name_en', before: '-Ten', after: 'Tenner' },
        { column: 'name_de', before: '', after: 'Zehn' },
        { column: 'face_value', before: '10.00', after: '12,50' },
      ],
    },
  ]);
  expect(await skus()).toEqual(before);
  await send(file);
  const { body } = await platform.call('catalog_manager', 'GET', '/api/skus/ABC-CARD-0001');
  expect(body).toMatchObject({
    ...{ name: 'Tenner', face_value: '12.50', version: 2 },
    translations: { fr: { name: 'Dix; "dix"' }, de: { name: 'Zehn', description: '' } },
  });
});

test('a spreadsheet that writes 10 for 10.00 and VRAI for true changes nothing by that', async () => {
  const file = await edited('ABC-CARD-0001', {
    face_value: '10',
    variable_value: 'FAUX',
    featured: 'FALSE',
    version: '7',
  });
  expect(await outcomes(send(file))).toMatchObject([{ outcome: 'unchanged' }]);
});

test('values of dimensions are read as they are written; those without a column stay', async () => {
  const file = await edited('ABC-BOX-0001', { dimension_size: 'L' });
  const without = {
    columns: file.columns.filter((column) => column !== 'dimension_duration'),
    rows: file.rows.map((row) => row.filter((_, at) => file.columns[at] !== 'dimension_duration')),
  };
  expect(await outcomes(send(without))).toMatchObject([{ changes: [{ before: 'S | M', after: 'L' }] }]);
  const { body } = await platform.call('catalog_manager', 'GET', '/api/skus/ABC-BOX-0001');
  expect(body.dimension_values).toEqual({
    size: ['L'],
    duration: { years: 1, months: 6, weeks: 0, days: 0 },
  });
});

test('a refused row keeps no other from being imported, and nothing of it stays', async () => {
  const file = await exported();
  const put = (row: number, column: string, cell: string) => {
    (file.rows[row] as string[])[file.columns.indexOf(column)] = cell;
  };
  put(0, 'name_en', 'Good box');
  put(1, 'name_en', 'Bad ten');
  put(1, 'ean', '123');
  put(2, 'name_en', 'Good yen');
  expect((await outcomes(send(file))).map(({ outcome }) => outcome)).toEqual([
    'changed',
    'refused',
    'changed',
  ]);
  expect(await skus()).toMatchObject([{ name: 'Good box' }, { name: '-Ten' }, { name: 'Good yen' }]);
});

test('a row that comes twice, too short or too long is refused; so is the bar code that two new rows have', async () => {
  const { columns, rows } = await exported();
  const [first = []] = rows;
  const box = (await edited('', { ...fresh, product_id: 'ABC-BOX', ean: '9780201379624' })).rows[0] ?? [];
  const other = box.map((cell, at) => (columns[at] === 'face_value' ? '21' : cell));
  const answer = await outcomes(send({ columns, rows: [first, first, first.slice(1), box, other] }));
  expect(answer.map(({ errors }) => (errors as unknown as Json[])[0]?.rule)).toEqual([
    ...[undefined, 'doubled_row', 'cell_count', undefined, 'ean_taken'],
  ]);
});

test('the columns are judged before any row', async () => {
  const { columns, rows } = await exported();
  const errorsOf = async (other: string[]) => (await send({ columns: other, rows })).body.field_errors;
  expect(await errorsOf(columns.slice(1))).toEqual([
    { field: 'columns', rule: 'missing_column', limit: 'brand_id' },
  ]);
  expect(await errorsOf([...columns, 'colour'])).toMatchObject([{ rule: 'unknown_column', limit: 'colour' }]);
  expect(await errorsOf([...columns, 'dimension_taste'])).toMatchObject([
    { rule: 'unknown_dimension_column' },
  ]);
  expect(await errorsOf([...columns, 'sku'])).toMatchObject([{ rule: 'doubled_column', limit: 'sku' }]);
});

test('viewRewards takes the file along; createRewards alone imports new rows, editRewards changes', async () => {
  const [changed, created] = [await edited('ABC-CARD-0001', { name_en: 'Tenner' }), await edited('', fresh)];
  const file = { ...changed, rows: [...changed.rows, ...created.rows] };
  expect(await outcomes(send(file, { login: 'admin' }))).toMatchObject([
    { outcome: 'refused', errors: [{ column: 'sku', rule: 'may_not_change' }] },
    { outcome: 'created' },
  ]);
  for (const login of ['user', 'nobody']) {
    expect((await send(file, { login })).status).toBe(403);
    expect((await platform.call(login, 'GET', '/api/catalogue.csv')).status).toBe(403);
  }
});

test('five hundred rows are the most of one call', async () => {
  const { columns, rows } = await exported();
  const many = Array.from({ length: 501 }, () => rows[0] ?? []);
  expect((await send({ columns, rows: many })).body.field_errors).toEqual([
    { field: 'rows', rule: 'max', limit: '500' },
  ]);
});
