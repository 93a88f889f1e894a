import { sql } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { catalogueFile, fresh } from '../../testing/catalogueFile.ts';
import { storedRows } from '../../testing/storedRows.ts';
import type { Json } from '../../testing/testPlatform.ts';

const { call, database, edited, exported, outcomes, send, skus } = catalogueFile();

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
        await call('catalog_manager', 'POST', '/api/catalogue/import', {
          body: { columns: ['a'], rows: [{ line: 1, cells: [''] }] },
        })
      ).status,
    ).toBe(400);
  });
});

test('PRODUCT-64: a file says nothing of who supplies a SKU, and leaves it, even where the SKU was not right before', async () => {
  const { db } = database();
  await db.execute(sql`insert into providers (id, name) values (1, 'Cardhouse') on conflict do nothing`);
  await db.execute(sql`update skus set provider_id = 1, name = '' where sku = 'ABC-CARD-0001'`);
  expect((await exported('operator')).columns.filter((column) => column.includes('provider'))).toEqual([]);
  const file = await edited('ABC-CARD-0001', { name_en: 'Tenner' });
  expect(await outcomes(send(file, { login: 'operator' }))).toMatchObject([{ outcome: 'changed' }]);
  expect(
    await storedRows(db, sql`select name, provider_id::text from skus where sku = 'ABC-CARD-0001'`),
  ).toEqual([{ name: 'Tenner', provider_id: '1' }]);
});

test('a dry run says cell by cell what would change, and changes nothing', async () => {
  const file = await edited('ABC-CARD-0001', {
    name_en: 'Tenner',
    face_value: '12.5',
    name_de: 'Zehn',
  });
  const before = await skus();
  expect(await outcomes(send(file, { dryRun: true }))).toEqual([
    {
      line: 2,
      outcome: 'changed',
      sku: 'ABC-CARD-0001',
      errors: [],
      changes: [
        { column: 'name_en', before: '-Ten', after: 'Tenner' },
        { column: 'name_de', before: '', after: 'Zehn' },
        { column: 'face_value', before: '10.00', after: '12.50' },
      ],
    },
  ]);
  expect(await skus()).toEqual(before);
  await send(file);
  const { body } = await call('catalog_manager', 'GET', '/api/skus/ABC-CARD-0001');
  expect(body).toMatchObject({
    name: 'Tenner',
    face_value: '12.50',
    version: 2,
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
  const { body } = await call('catalog_manager', 'GET', '/api/skus/ABC-BOX-0001');
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

test('a new row is one thing with a SKU that a row before it gave the same value', async () => {
  const changed = await edited('ABC-CARD-0001', { face_value: '20', name_en: 'Twenty' });
  const created = await edited('', { ...fresh, name_en: 'Another twenty' });
  const file = { ...changed, rows: [...changed.rows, ...created.rows] };
  expect(await outcomes(send(file))).toMatchObject([
    { outcome: 'changed' },
    { outcome: 'refused', errors: [{ column: 'sku', rule: 'sku_exists', limit: 'ABC-CARD-0001' }] },
  ]);
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

test('an EAN and a SKU in the form that Excel leaves alone are read as their text', async () => {
  const box = await edited('ABC-BOX-0001', { sku: '="ABC-BOX-0001"', ean: '="9780201379624"' });
  expect(await outcomes(send(box))).toMatchObject([
    {
      sku: 'ABC-BOX-0001',
      errors: [],
      outcome: 'changed',
      changes: [{ column: 'ean', after: '9780201379624' }],
    },
  ]);
});

test('the columns are judged before any row', async () => {
  const { columns, rows } = await exported();
  const errorsOf = async (other: string[]) => (await send({ columns: other, rows })).body.field_errors;
  expect(await errorsOf(['name_en', 'colour', 'name_en', 'dimension_taste'])).toEqual([
    { field: 'columns', rule: 'missing_column', limit: 'sku' },
    { field: 'columns', rule: 'unknown_column', limit: 'colour' },
    { field: 'columns', rule: 'unknown_dimension_column', limit: 'dimension_taste' },
    { field: 'columns', rule: 'doubled_column', limit: 'name_en' },
  ]);
  expect(await errorsOf([...columns, 'colour'])).toMatchObject([{ rule: 'unknown_column', limit: 'colour' }]);
  expect(await errorsOf([...columns, 'dimension_taste'])).toMatchObject([
    { rule: 'unknown_dimension_column' },
  ]);
  expect(await errorsOf([...columns, 'Nom (fr)', 'nom (FR)', 'SKU '])).toEqual([
    { field: 'columns', rule: 'unknown_column', limit: 'Nom (fr)' },
    { field: 'columns', rule: 'doubled_column', limit: 'SKU' },
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
    expect((await call(login, 'GET', '/api/catalogue.csv')).status).toBe(403);
  }
});

test('five hundred rows are the most of one call', async () => {
  const { columns, rows } = await exported();
  const many = Array.from({ length: 501 }, () => rows[0] ?? []);
  expect((await send({ columns, rows: many })).body.field_errors).toEqual([
    { field: 'rows', rule: 'max', limit: '500' },
  ]);
});
