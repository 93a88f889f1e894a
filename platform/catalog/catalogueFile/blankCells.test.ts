import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { catalogueFile, fresh } from '../../testing/catalogueFile.ts';
import { storedRows } from '../../testing/storedRows.ts';

const { call, database, edited, exported, outcomes, send } = catalogueFile();

const read = async (sku: string) => (await call('catalog_manager', 'GET', `/api/skus/${sku}`)).body;

test('a blank cell leaves the value as it is: a disabled, featured SKU stays both', async () => {
  await database().db.execute(
    sql`update skus set status = 'disabled', featured = true where sku = 'ABC-CARD-0001'`,
  );
  const { columns, rows } = await edited('ABC-CARD-0001', { name_en: 'Tenner' });
  const filledColumns = ['sku', 'version', 'name_en'];
  const blank = rows.map((row) =>
    row.map((cell, at) => (filledColumns.includes(columns[at] ?? '') ? cell : ' ')),
  );
  expect(await outcomes(send({ columns, rows: blank }))).toMatchObject([
    { outcome: 'changed', changes: [{ column: 'name_en', before: '-Ten', after: 'Tenner' }] },
  ]);
  expect(await read('ABC-CARD-0001')).toMatchObject({
    name: 'Tenner',
    status: 'disabled',
    featured: true,
    description: "'=SUM(1)",
    face_value: '10.00',
    catalog_price: '9.50',
  });
});

test('a hyphen clears a value that may be empty; a text that is a hyphen stays one', async () => {
  await database().db.execute(sql`update skus set description = '-' where sku = 'ABC-BOX-0001'`);
  const box = await edited('ABC-BOX-0001', { dimension_duration: '-', name_en: 'Case' });
  const card = await edited('ABC-CARD-0001', {
    description_en: '-',
    catalog_price: '-',
    catalog_currency: '-',
    name_fr: '-',
    description_fr: '-',
  });
  const answer = await outcomes(send({ columns: box.columns, rows: [...box.rows, ...card.rows] }));
  expect(answer.map(({ errors }) => errors)).toEqual([[], []]);
  expect(await read('ABC-BOX-0001')).toMatchObject({
    name: 'Case',
    description: '-',
    dimension_values: { size: ['S', 'M'] },
  });
  expect(await read('ABC-CARD-0001')).toMatchObject({
    description: '',
    catalog_price: null,
    catalog_currency: null,
    translations: {},
  });
});

test('a file needs only the columns that it changes, in any case and order', async () => {
  const file = { columns: [' Name EN ', 'VERSION', 'sku'], rows: [['Tenner', '1', ' ABC-CARD-0001\u200b']] };
  expect(await outcomes(send(file))).toMatchObject([{ outcome: 'changed' }]);
  const created = {
    columns: ['Product ID', 'name_en', 'face_value', 'currency'],
    rows: [['ABC-CARD', 'Twenty', '20', 'eur']],
  };
  expect(await outcomes(send(created))).toMatchObject([{ outcome: 'created', sku: 'ABC-CARD-0003' }]);
});

test('spaces and invisible characters around a cell change nothing', async () => {
  const spaced = { brand_id: ' ABC ', brand_name: '\u00a0=Alphabet\u200b', product_id: 'ABC-CARD\t' };
  expect(
    await outcomes(send(await edited('ABC-CARD-0001', { ...spaced, name_en: ' Tenner ' }))),
  ).toMatchObject([{ outcome: 'changed', changes: [{ column: 'name_en', after: 'Tenner' }] }]);
  expect(await outcomes(send(await edited('', { ...fresh, brand_id: ' ABC' })))).toMatchObject([
    { outcome: 'created' },
  ]);
});

test('a dry run shows each cell of a new row, names no SKU, and names the line that has the value already', async () => {
  const { columns, rows } = await edited('', { ...fresh, face_value: '20.0', name_fr: 'Vingt' });
  const other = await edited('', { ...fresh, name_en: 'Another twenty' });
  const file = { columns, rows: [...rows, ...rows, ...other.rows] };
  const tried = await outcomes(send(file, { dryRun: true }));
  const doubled = {
    outcome: 'refused',
    sku: null,
    errors: [{ column: 'face_value', rule: 'doubled_value', limit: '2' }],
  };
  expect(tried).toMatchObject([{ outcome: 'created', sku: null }, doubled, doubled]);
  expect(tried[0]?.changes).toEqual(
    expect.arrayContaining([
      { column: 'status', before: '', after: 'enabled' },
      { column: 'default_locale', before: '', after: 'en' },
      { column: 'name_en', before: '', after: 'Twenty' },
      { column: 'name_fr', before: '', after: 'Vingt' },
      { column: 'face_value', before: '', after: '20.00' },
      { column: 'currency', before: '', after: 'EUR' },
    ]),
  );
  const [created] = await outcomes(send(file));
  expect(created).toMatchObject({ outcome: 'created', sku: 'ABC-CARD-0003', changes: tried[0]?.changes });
  expect((await exported()).rows).toHaveLength(4);
  expect(await storedRows(database().db, sql`select count(*)::int as n from skus`)).toEqual([{ n: 4 }]);
});
