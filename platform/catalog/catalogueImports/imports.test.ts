import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { catalogueFile, fresh } from '../../testing/catalogueFile.ts';
import { doJobs } from '../../testing/doJobs.ts';
import type { Json } from '../../testing/testPlatform.ts';

const { call, edited, exported, outcomes, platform, send, skus } = catalogueFile();

type File = Awaited<ReturnType<typeof edited>>;
let counter = 0;

const post = (url: string, body: object, { login = 'catalog_manager', language = 'en' } = {}) =>
  call(login, 'POST', url, {
    body,
    headers: { 'idempotency-key': `file ${++counter}`, 'accept-language': language },
  });

/** Sends a file whole, in calls of so many rows. */
async function sendFile({ columns, rows }: File, perCall = 2, language = 'en'): Promise<string> {
  const body = { name: 'catalogue.csv', columns, total: rows.length };
  const id = String((await post('/api/catalogue/imports', body, { language })).body.id);
  for (let at = 0; at < rows.length; at += perCall) {
    const part = rows.slice(at, at + perCall).map((cells, place) => ({ line: at + place + 2, cells }));
    await post(`/api/catalogue/imports/${id}/rows`, { rows: part });
  }
  return id;
}

const read = async (id: string) =>
  (await call('catalog_manager', 'GET', `/api/catalogue/imports/${id}`)).body;
const rowsOf = async (id: string, query = '') =>
  (await call('catalog_manager', 'GET', `/api/catalogue/imports/${id}/rows?per_page=100${query}`)).body
    .items as unknown as Json[];

async function settled(id: string, state: string) {
  for (let turn = 0; turn < 20 && String((await read(id)).state) !== state; turn += 1)
    await doJobs(platform());
  expect(await read(id)).toMatchObject({ state, open: 0 });
  return rowsOf(id);
}

/** A file with a changed row, a refused one, and three new ones of which the last has the value of the first. */
async function mixedFile(): Promise<File> {
  const { columns, rows } = await edited('ABC-CARD-0001', { name_en: 'Tenner', status: ' ' });
  const refused = await edited('ABC-CARD-0002', { ean: '123' });
  const twenty = await edited('', fresh);
  const thirty = await edited('', { ...fresh, face_value: '30', name_en: 'Thirty' });
  return { columns, rows: [...rows, ...refused.rows, ...twenty.rows, ...thirty.rows, ...twenty.rows] };
}

test('a decimal comma in the last rows shows how all rows write numbers', async () => {
  const { columns, rows } = await edited('', { ...fresh, face_value: '1,234' });
  const comma = await edited('', { ...fresh, face_value: '30,50' });
  const tried = await settled(await sendFile({ columns, rows: [...rows, ...comma.rows] }, 1), 'tried');
  expect(tried).toMatchObject([
    { outcome: 'refused', errors: [{ column: 'face_value', rule: 'price_two_decimals' }] },
    { outcome: 'created' },
  ]);
});

test('one decimal comma shows how the whole file writes numbers, whoever reads it', async () => {
  const { columns, rows: certain } = await edited('ABC-CARD-0001', { catalog_price: '10,50' });
  const thousands = await edited('', { ...fresh, face_value: '1 250,00' });
  const unclear = await edited('', { ...fresh, face_value: '1,234' });
  const rows = [...certain, ...thousands.rows, ...unclear.rows];
  expect(await settled(await sendFile({ columns, rows }), 'tried')).toMatchObject([
    { outcome: 'changed', changes: [{ column: 'catalog_price', after: '10.50' }] },
    {
      outcome: 'created',
      changes: expect.arrayContaining([expect.objectContaining({ column: 'face_value', after: '1250.00' })]),
    },
    { outcome: 'refused', errors: [{ column: 'face_value', rule: 'price_two_decimals' }] },
  ]);
});

test('numbers of dimensions have the comma of the file’s amounts, and show it', async () => {
  await platform().database.db.execute(
    sql`insert into product_dimensions values ('ABC-BOX', 'weight', false, true, 2), ('ABC-BOX', 'price', false, true, 3)`,
  );
  const both = await edited('ABC-BOX-0001', {
    dimension_weight: '1,5',
    catalog_price: '12,50',
    catalog_currency: 'EUR',
  });
  const alone = await edited('ABC-BOX-0001', { dimension_price: '10,00' });
  for (const [file, after] of [
    [both, '1.5'],
    [alone, '10'],
  ] as const)
    expect(await settled(await sendFile(file), 'tried')).toMatchObject([
      { outcome: 'changed', changes: expect.arrayContaining([expect.objectContaining({ after })]) },
    ]);
});

test.each([
  ['en', '1,234', { changes: [{ column: 'face_value', after: '1234.00' }] }],
  ['en', '1,234.50', { changes: [{ column: 'face_value', after: '1234.50' }] }],
  ['en', '0,500', { errors: [{ column: 'face_value', rule: 'unclear_number' }] }],
  ['en', '1.250,00', { errors: [{ column: 'face_value', rule: 'decimal_comma', limit: '1250.00' }] }],
  ['fr', '12,50', { changes: [{ column: 'face_value', after: '12.50' }] }],
  ['fr', '1 234,5', { changes: [{ column: 'face_value', after: '1234.50' }] }],
  ['fr', '1,234', { errors: [{ column: 'face_value', rule: 'price_two_decimals' }] }],
])(
  'a comma in a file means what it means in a form, in the language of the person: %s %s',
  async (language, cell, outcome) => {
    const file = await edited('ABC-CARD-0001', { face_value: cell });
    expect(await settled(await sendFile(file, 2, language), 'tried')).toMatchObject([outcome]);
  },
);

test('an import survives leaving the page: a job tries the whole file, and imports what it said', async () => {
  const id = await sendFile(await mixedFile());
  const before = await skus();
  const tried = await settled(id, 'tried');
  expect(await skus()).toEqual(before);
  expect(tried.map(({ line, outcome, sku }) => [line, outcome, sku])).toEqual([
    ...[[2, 'changed', 'ABC-CARD-0001']],
    ...[[3, 'refused', 'ABC-CARD-0002']],
    ...[[4, 'created', null]],
    ...[[5, 'created', null]],
    ...[[6, 'refused', null]],
  ]);
  expect(tried[4]?.errors).toMatchObject([{ rule: 'doubled_value', limit: '4' }]);

  expect((await post(`/api/catalogue/imports/${id}/start`, {})).body.state).toBe('importing');
  const imported = await settled(id, 'imported');
  expect(imported.map(({ sku: _sku, ...row }) => row)).toEqual(tried.map(({ sku: _sku, ...row }) => row));
  expect(await skus()).toMatchObject([
    { sku: 'ABC-BOX-0001', name: 'Box' },
    { sku: 'ABC-CARD-0001', name: 'Tenner' },
    { sku: 'ABC-CARD-0002', name: ' =legacy ' },
    { sku: 'ABC-CARD-0003', name: 'Twenty' },
    { sku: 'ABC-CARD-0004', name: 'Thirty' },
  ]);
  expect(await rowsOf(id, '&outcomes=refused,changed')).toHaveLength(3);
});

test('a value that comes twice in a file is refused though its rows are tried apart', async () => {
  const { columns, rows } = await edited('', fresh);
  const file = { columns, rows: Array.from({ length: 102 }, () => rows[0] ?? []) };
  const id = await sendFile(file, 102);
  await settled(id, 'tried');
  expect(await rowsOf(id, '&outcomes=created')).toMatchObject([{ line: 2 }]);
  expect((await read(id)).outcomes).toEqual(
    expect.arrayContaining([{ outcome: 'refused', count: 101, open: 0 }]),
  );
});

test('without a version the dry run sees the present one, and a save after it refuses the row', async () => {
  const file = {
    columns: ['sku', 'name_en'],
    rows: [
      ['ABC-CARD-0001', 'Tenner'],
      ['ABC-BOX-0001', 'Case'],
    ],
  };
  const id = await sendFile(file);
  expect((await settled(id, 'tried')).map(({ outcome }) => outcome)).toEqual(['changed', 'changed']);
  await outcomes(send(await edited('ABC-CARD-0001', { name_en: 'Somebody else' })));
  await post(`/api/catalogue/imports/${id}/start`, {});
  const rows = await settled(id, 'imported');
  expect(rows).toMatchObject([
    { outcome: 'refused', errors: [{ column: 'version', rule: 'stale_row', limit: '2' }] },
    { outcome: 'changed' },
  ]);
});

test('a SKU and an EAN that come twice are refused with their first line, wherever in the file', async () => {
  const { columns, rows } = await exported();
  const [box = [], card = []] = rows;
  const ean = columns.indexOf('ean');
  const duplicate = card.map((cell, at) => (at === ean ? (box[ean] ?? '') : cell));
  const tried = await settled(await sendFile({ columns, rows: [box, duplicate, box] }), 'tried');
  expect(tried.map(({ errors }) => errors)).toMatchObject([
    ...[[], [{ rule: 'doubled_ean', limit: '2' }], [{ rule: 'doubled_row', limit: '2' }]],
  ]);
});

test('a repeated call adds nothing twice; an import is its person’s own, and is not started before it is tried', async () => {
  const { columns, rows } = await exported();
  const body = { name: 'a.csv', columns, total: 2 };
  const { id } = (await post('/api/catalogue/imports', body)).body;
  const url = `/api/catalogue/imports/${id}`;
  const first = { rows: [{ line: 2, cells: rows[0] }] };
  for (let turn = 0; turn < 2; turn += 1)
    expect((await post(`${url}/rows`, first)).body).toMatchObject({ received: 1, state: 'receiving' });
  expect((await post(`${url}/start`, {})).body.error_name).toBe('import_not_tried');
  expect((await call('admin', 'GET', url)).status).toBe(404);
  const both = { rows: [2, 3].map((line) => ({ line, cells: rows[0] })) };
  expect((await post(`${url}/rows`, both)).body).toMatchObject({ received: 2, state: 'trying' });
  expect((await post(`${url}/rows`, both)).status).toBe(200);
  const more = await post(`${url}/rows`, { rows: [{ line: 9, cells: rows[0] }] });
  expect(more.body.error_name).toBe('import_complete');
  const wrong = await post('/api/catalogue/imports', { ...body, columns: ['colour'] });
  expect(wrong.body.field_errors).toMatchObject([{ rule: 'missing_column' }, { rule: 'unknown_column' }]);
});
