import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { storedRows } from '../../testing/storedRows.ts';
import { type Json, startTestPlatform, type TestPlatform } from '../../testing/testPlatform.ts';

let platform: TestPlatform;
beforeAll(async () => {
  platform = await startTestPlatform({ LOG_LEVEL: 'silent' });
  const { db } = platform.database;
  await db.execute(sql`insert into brands (id, sku, name) values ('ABC', 'ABC-BRAND', 'Alphabet')`);
});
afterAll(() => platform.close());
beforeEach(async () => {
  const { db } = platform.database;
  for (const table of ['product_publications', 'allocated_rewards', 'product_dimensions', 'skus', 'products'])
    await db.execute(sql`delete from ${sql.identifier(table)}`);
  await db.execute(sql`insert into products (id, brand_id, name, description, product_type, country_restrictions, accept_variable_value) values
    ('ABC-CARD', 'ABC', 'Card', 'A card', 'gift_card', '{}', true), ('ABC-BOX', 'ABC', 'Box', 'A box', 'item', '{}', false)`);
  await db.execute(
    sql`insert into product_dimensions values ('ABC-BOX', 'size', true, true, 0), ('ABC-BOX', 'weight', false, false, 1)`,
  );
});

const card = { name: 'Card of ten', face_value: '10', currency: 'EUR' };
const box = { ...card, ean: '4006381333931', dimension_values: { size: ['S'] } };
const create = (body: object = card, { product = 'ABC-CARD', login = 'catalog_manager', key = '' } = {}) =>
  platform.call(login, 'POST', `/api/products/${product}/skus`, {
    body,
    headers: key ? { 'idempotency-key': key } : {},
  });
const createBox = (body: object = {}) => create({ ...box, ...body }, { product: 'ABC-BOX' });
const save = async (
  sku: string,
  body: object,
  { version = 1, login = 'catalog_manager', query = '' } = {},
) => {
  const answer = await platform.call(login, 'PUT', `/api/skus/${sku}${query}`, { body, version });
  return { ...answer, body: answer.body.sku ?? answer.body };
};
const saveValues = (sku: string, dimension_values: object, version = 1) =>
  platform.call('catalog_manager', 'PUT', `/api/skus/${sku}/dimension_values`, {
    body: { dimension_values },
    version,
  });
const read = async (sku: string) => (await platform.call('catalog_manager', 'GET', `/api/skus/${sku}`)).body;
const list = async (query: string) =>
  ((await platform.call('admin', 'GET', `/api/skus?${query}`)).body.items as unknown as Json[]).map(
    ({ sku }) => String(sku),
  );
const SIZELESS = { field: 'dimension_values.size', rule: 'required' };
const errorsOf = async (answer: ReturnType<typeof create>) => (await answer).body.field_errors;

describe('creating', () => {
  test('SKU-14, SKU-32, SKU-35: it is enabled and named after its product with the next number', async () => {
    expect(await create()).toMatchObject({
      status: 201,
      body: {
        id: 'ABC-CARD-0001',
        sku: 'ABC-CARD-0001',
        status: 'enabled',
        state: 'ready',
        version: 1,
        face_value: '10.00',
        currency: 'EUR',
        ean: null,
        variable_value: false,
        catalog_price: null,
        catalog_currency: null,
        description: '',
        fallback_description: 'A card',
        brand: { id: 'ABC' },
        product: { id: 'ABC-CARD', product_type: { id: 'gift_card', name: 'Gift card' } },
      },
    });
    expect((await create()).body.sku).toBe('ABC-CARD-0002');
    expect(await errorsOf(create({ ...card, status: 'disabled' }))).toEqual([
      { field: 'status', rule: 'choice' },
    ]);
  });

  test('two at once get two numbers; one that was taken by hand is passed over', async () => {
    await platform.database.db.execute(sql`insert into skus (sku, name, brand_sku, product_id, face_value, currency)
      values ('ABC-CARD-0002', 'By hand', 'ABC-BRAND', 'ABC-CARD', 1, 'EUR')`);
    const responses = await Promise.all([create(), create()]);
    expect(responses.map(({ body }) => body.sku).sort()).toEqual(['ABC-CARD-0001', 'ABC-CARD-0003']);
  });

  test('with a key it is created once', async () => {
    const [first, again] = [await create(card, { key: 'one' }), await create(card, { key: 'one' })];
    expect([first.body.sku, again.body.sku]).toEqual(['ABC-CARD-0001', 'ABC-CARD-0001']);
    expect((await create({ ...card, name: 'Other' }, { key: 'one' })).status).toBe(422);
  });

  test.each([
    [undefined, { rule: 'required' }],
    ['ten', { rule: 'expect_a_number' }],
    ['-1', { rule: 'amount_negative', limit: '0' }],
    ['1.001', { rule: 'price_two_decimals' }],
    ['1000000000', { rule: 'amount_too_high', limit: '999999999' }],
    ['99999999999999999999', { rule: 'amount_too_high', limit: '999999999' }],
  ])('SKU-27, SKU-28, SKU-29: a face value of %s is refused', async (face_value, error) => {
    expect(await errorsOf(create({ ...card, face_value }))).toEqual([{ field: 'face_value', ...error }]);
  });

  test('SKU-28, SKU-29: nothing, two decimals and a currency without any are accepted as they are', async () => {
    const value = async (face_value: string, currency = 'EUR') =>
      (await create({ ...card, face_value, currency })).body.face_value;
    const values = [await value('0'), await value('9.99'), await value('500', 'JPY')];
    expect(values).toEqual(['0.00', '9.99', '500']);
    expect(await errorsOf(create({ ...card, face_value: '1.5', currency: 'JPY' }))).toEqual([
      { field: 'face_value', rule: 'no_decimals' },
    ]);
  });

  test('a catalog price has both its halves', async () => {
    expect(await errorsOf(create({ ...card, catalog_price: '9' }))).toEqual([
      { field: 'catalog_currency', rule: 'required' },
    ]);
    const { body } = await create({ ...card, catalog_price: '9', catalog_currency: 'USD' });
    expect(body).toMatchObject({ catalog_price: '9.00', catalog_currency: 'USD' });
  });

  test('PRODUCT-66: needs createRewards, and a product that is there', async () => {
    expect((await create(card, { login: 'user' })).status).toBe(403);
    expect((await create(card, { product: 'ABC-NONE' })).status).toBe(404);
  });
});

describe('saving', () => {
  beforeEach(() => create());
  const sku = 'ABC-CARD-0001';

  test('API-7, SKU-33: with the version last received; a stale one changes nothing and shows what is', async () => {
    expect((await save(sku, { name: 'Ten' })).body).toMatchObject({ name: 'Ten', version: 2 });
    expect(await save(sku, { name: 'Late' })).toMatchObject({
      status: 409,
      body: { error_name: 'stale_version', current: { name: 'Ten', version: 2 } },
    });
    expect((await save(sku, { name: 'Ten' }, { version: 2 })).body.version).toBe(2);
  });

  test('SKU-15: what disabling does is tried first; it comes back while its product is on sale', async () => {
    const tried = await save(sku, { status: 'disabled' }, { query: '?dry_run=true' });
    expect(tried.body.status).toBe('disabled');
    expect((await read(sku)).status).toBe('enabled');
    await save(sku, { status: 'disabled' });
    await platform.database.db.execute(sql`update products set status = 'disabled' where id = 'ABC-CARD'`);
    const refused = await save(sku, { status: 'enabled' }, { version: 2 });
    expect([refused.status, refused.body.error_name]).toEqual([409, 'product_disabled']);
    await platform.database.db.execute(sql`update products set status = 'enabled' where id = 'ABC-CARD'`);
    expect((await save(sku, { status: 'enabled' }, { version: 2 })).body.status).toBe('enabled');
  });

  test('its face value and currency stay while anybody’s allocation holds it, its name does not', async () => {
    expect((await save(sku, { face_value: '12' })).body.face_value).toBe('12.00');
    await allocate(sku);
    for (const change of [{ face_value: '13' }, { currency: 'USD' }])
      expect((await save(sku, change, { version: 2 })).body.error_name).toBe('value_in_use');
    expect((await save(sku, { face_value: '12.0', name: 'Twelve' }, { version: 2 })).body.name).toBe(
      'Twelve',
    );
  });

  test('PRODUCT-67: needs editRewards', async () => {
    expect((await save(sku, { name: 'Mine' }, { login: 'admin' })).status).toBe(403);
  });

  test('each change is one event with what changed', async () => {
    await save(sku, { face_value: '12' });
    const [event] = await storedRows(
      platform.database.db,
      sql`select noun_id, advertiser_id, before, after from events where noun = 'skus' order by id desc limit 1`,
    );
    expect(event).toEqual({
      noun_id: sku,
      advertiser_id: null,
      before: { face_value: '1000' },
      after: { face_value: '1200' },
    });
  });
});

describe('values of dimensions', () => {
  beforeEach(() => createBox());
  const sku = 'ABC-BOX-0001';

  test('SKU-34: they are read and saved under the version of the SKU', async () => {
    expect((await saveValues(sku, { size: ['M', 'L'] })).body.version).toBe(2);
    const { body } = await platform.call('catalog_manager', 'GET', `/api/skus/${sku}/dimension_values`);
    expect(body).toEqual({ sku, dimension_values: { size: ['M', 'L'] }, version: 2 });
    expect((await saveValues(sku, { size: ['S'] })).status).toBe(409);
  });

  test('DIM-10: only of what varies on its product, all that is required, and by their rules', async () => {
    expect(await errorsOf(saveValues(sku, { size: ['M', 'M'], weight: 2 }))).toEqual([
      { field: 'dimension_values.size', rule: 'duplicate_value' },
      { field: 'dimension_values.weight', rule: 'unknown_dimension' },
    ]);
    expect(await errorsOf(saveValues(sku, {}))).toEqual([SIZELESS]);
    expect(await errorsOf(createBox({ ean: '4006381333948', dimension_values: {} }))).toEqual([SIZELESS]);
  });

  test('SKU-18: one with a variable value has none', async () => {
    const variableSku = (await create({ ...card, variable_value: true })).body;
    const refused = await saveValues(String(variableSku.sku), {});
    expect([refused.status, refused.body.error_name]).toEqual([409, 'variable_value']);
    expect(await errorsOf(createBox({ ean: '4006381333955', variable_value: true }))).toEqual([
      { field: 'variable_value', rule: 'gift_card_only' },
    ]);
  });
});

describe('finding', () => {
  beforeEach(async () => {
    await create({ ...card, name: 'Élan' });
    await createBox();
    await save('ABC-BOX-0001', { status: 'disabled' });
  });

  test('SKU-36: by organization, brand, product, status, name and SKU, in pages', async () => {
    expect(await list('name_contains=elan')).toEqual(['ABC-CARD-0001']);
    expect(await list('sku_contains=box')).toEqual(['ABC-BOX-0001']);
    expect(await list('sku_contains=ABC-C')).toEqual(['ABC-CARD-0001']);
    expect(await list('product_id=ABC-BOX')).toEqual(['ABC-BOX-0001']);
    expect(await list('brand_id=ABC&statuses=enabled')).toEqual(['ABC-CARD-0001']);
    expect(await list('sort=-sku&per_page=1')).toEqual(['ABC-CARD-0001']);
    expect(await list('ids=ABC-BOX-0001')).toEqual(['ABC-BOX-0001']);
    expect(await list('organization_id=1')).toEqual([]);
    await platform.database.db.execute(
      sql`insert into product_publications (product_id, seller_id, published) values ('ABC-CARD', 1, true)`,
    );
    expect(await list('organization_id=1')).toEqual(['ABC-CARD-0001']);
    await platform.database.db.execute(sql`delete from product_publications`);
  });
});

/** Sets one of the SKU aside for an advertiser that the catalog manager does not see. */
async function allocate(sku: string): Promise<void> {
  const { db } = platform.database;
  await db.execute(sql`insert into allocations (id, advertiser_id, type, status, currency, requested_amount)
    values (1, 3, 'open', 'enabled', 'GBP', 0) on conflict do nothing`);
  await db.execute(sql`insert into allocated_rewards (advertiser_id, allocation_id, sku, status)
    values (3, 1, ${sku}, 'enabled')`);
}
