import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { startTestPlatform, type TestPlatform } from '../../testing/testPlatform.ts';

let platform: TestPlatform;
beforeAll(async () => {
  platform = await startTestPlatform({ LOG_LEVEL: 'silent' });
  const { db } = platform.database;
  await db.execute(sql`update accounts set roles = '{admin,superadmin}' where login = 'rival'`);
  await db.execute(sql`insert into brands (id, sku, name) values ('ABC', 'ABC-BRAND', 'Alphabet')`);
});
afterAll(() => platform.close());
beforeEach(async () => {
  const { db } = platform.database;
  for (const table of ['product_publications', 'product_dimensions', 'skus', 'products'])
    await db.execute(sql`delete from ${sql.identifier(table)}`);
  await db.execute(sql`insert into products (id, brand_id, name, product_type, country_restrictions) values
    ('ABC-CARD', 'ABC', 'Card', 'gift_card', '{}'), ('ABC-BOX', 'ABC', 'Box', 'item', '{}')`);
});

const run = (statement: ReturnType<typeof sql>) => platform.database.db.execute(statement);
const errorsOf = async (answer: ReturnType<TestPlatform['call']>) => (await answer).body.field_errors;

describe('dimensions', () => {
  const year = { years: 1, months: 0, weeks: 0, days: 0 };
  const duration = { dimension: 'duration', required: true, vary: false };
  const size = { dimension: 'size', required: false, vary: true };
  const put = (
    dimension_configurations: object[],
    dimension_values: object = { duration: year },
    { id = 'ABC-CARD', version = 1, login = 'catalog_manager' } = {},
  ) =>
    platform.call(login, 'PUT', `/api/products/${id}/dimension_configurations`, {
      body: { dimension_configurations, dimension_values },
      version,
    });

  test('DIM-6, PRODUCT-30, PRODUCT-49: a product has dimensions in their order, and values of those that do not vary', async () => {
    expect((await put([size, duration])).body).toMatchObject({
      dimension_configurations: [size, duration],
      dimension_values: { duration: year },
      vary_on: ['size'],
      version: 2,
    });
  });

  test('saving what already is changes nothing; a stale version is shown what is', async () => {
    await put([duration]);
    expect((await put([duration], { duration: year }, { version: 2 })).body.version).toBe(2);
    expect(await put([size, duration])).toMatchObject({ status: 409, body: { current: { version: 2 } } });
  });

  test('PRODUCT-64: a mandatory dimension is there and required', async () => {
    expect(await errorsOf(put([size], {}))).toEqual([
      { field: 'dimension_configurations', rule: 'dimension_mandatory', limit: 'duration' },
    ]);
    expect(await errorsOf(put([{ ...duration, required: false }]))).toEqual([
      { field: 'dimension_configurations.0.required', rule: 'dimension_mandatory', limit: 'duration' },
    ]);
  });

  test('DIM-3, DIM-4: unknown ones, the same twice, a unit alone and one that never varies are named', async () => {
    const wrong = ['countries', 'price_currency', 'adults_only'].map((dimension) => ({
      dimension,
      required: false,
      vary: true,
    }));
    expect(await errorsOf(put([duration, duration, ...wrong]))).toEqual([
      { field: 'dimension_configurations.1.dimension', rule: 'duplicate_value' },
      { field: 'dimension_configurations.2.dimension', rule: 'unknown_dimension' },
      { field: 'dimension_configurations.3.dimension', rule: 'dimension_without_parent', limit: 'price' },
      { field: 'dimension_configurations.4.vary', rule: 'dimension_never_varies' },
    ]);
  });

  test('DIM-4: what is measured comes with its unit', async () => {
    const weight = { dimension: 'weight', required: false, vary: true };
    expect(await errorsOf(put([duration, weight]))).toEqual([
      { field: 'dimension_configurations.1.dimension', rule: 'dimension_without_unit', limit: 'weight_unit' },
    ]);
  });

  test('DIM-13: values are judged by their dimension, required ones are due, those that vary are the SKUs’', async () => {
    expect(await errorsOf(put([duration], {}))).toEqual([
      { field: 'dimension_values.duration', rule: 'required' },
    ]);
    expect(await errorsOf(put([duration, size], { duration: 'long', size: ['S'] }))).toEqual([
      { field: 'dimension_values.duration', rule: 'period_fields' },
      { field: 'dimension_values.size', rule: 'unknown_dimension' },
    ]);
  });

  test('a dimension that SKUs have values of neither goes nor stops varying', async () => {
    await put([duration, size]);
    await platform.database.db.execute(sql`insert into skus (sku, name, brand_sku, product_id, face_value, currency, dimension_values)
      values ('ABC-CARD-1', 'S', 'ABC-BRAND', 'ABC-CARD', 1, 'EUR', '{"size": ["S"]}')`);
    for (const configurations of [[duration], [duration, { ...size, vary: false }]])
      expect((await put(configurations, { duration: year }, { version: 2 })).body.error_name).toBe(
        'dimension_in_use',
      );
  });

  test('SKU-18: what a SKU of variable value has left keeps no dimension', async () => {
    await put([duration, size]);
    await run(sql`insert into skus (sku, name, brand_sku, product_id, face_value, currency, variable_value, dimension_values)
      values ('ABC-CARD-1', 'Any', 'ABC-BRAND', 'ABC-CARD', 1, 'EUR', true, '{"size": ["S"], "nonsense": "x"}')`);
    expect((await put([duration], { duration: year }, { version: 2 })).status).toBe(200);
  });

  test('DIM-6: what SKUs have no value of is not asked of them; the refusal names them', async () => {
    await put([duration, size]);
    await run(sql`insert into skus (sku, name, brand_sku, product_id, face_value, currency, dimension_values, variable_value)
      select 'ABC-CARD-' || n, 'S', 'ABC-BRAND', 'ABC-CARD', 1, 'EUR', case n when 1 then '{"size": ["S"]}'::jsonb else '{}' end, n = 2
      from generate_series(1, 6) n`);
    const due = [duration, { ...size, required: true }];
    expect(await put(due, { duration: year }, { version: 2 })).toMatchObject({
      status: 409,
      body: {
        error_name: 'dimension_missing',
        message: expect.stringMatching(/^4 .*“size”: ABC-CARD-3, ABC-CARD-4, ABC-CARD-5, …\. /),
      },
    });
    await run(sql`update skus set dimension_values = '{"size": ["L"]}' where not variable_value`);
    expect((await put(due, { duration: year }, { version: 2 })).status).toBe(200);
  });

  test('PRODUCT-66, PRODUCT-67: whoever may only create sets them once, of what they created', async () => {
    expect((await put([duration], { duration: year }, { login: 'admin' })).status).toBe(403);
    await run(sql`update media_sets m set account_id = a.id from accounts a
      where m.noun_id = 'ABC-CARD' and a.login = 'admin'`);
    expect((await put([duration], { duration: year }, { login: 'retailer' })).status).toBe(403);
    expect((await put([duration], { duration: year }, { login: 'admin' })).status).toBe(200);
    expect((await put([duration, size], { duration: year }, { login: 'admin', version: 2 })).status).toBe(
      403,
    );
  });

  test('DIM-1, DIM-2, DIM-16: definitions are read, those that may vary alone, in the reader’s language', async () => {
    const read = async (query = '', language = 'en') =>
      (
        await platform.call('admin', 'GET', `/api/dimensions${query}`, {
          headers: { 'accept-language': language },
        })
      ).body.items as unknown as { id: string; may_vary: boolean }[];
    const all = await read();
    expect(all.map(({ id }) => id)).not.toContain('countries');
    expect(all.find(({ id }) => id === 'color')).toMatchObject({
      name: 'Colour',
      type: 'select',
      free_values: true,
      multiple: false,
      may_vary: true,
      values: expect.arrayContaining([{ value: 'red', name: 'red' }]),
    });
    expect((await read('?may_vary=true')).every(({ may_vary }) => may_vary)).toBe(true);
    expect((await read('?may_vary=false')).map(({ id }) => id)).toEqual(['adults_only', 'ingredients']);
  });

  test('PRODUCT-50, PRODUCT-64: types of products name what they ask for', async () => {
    const { body } = await platform.call('admin', 'GET', '/api/product_types');
    expect(body.items).toEqual([
      { id: 'gift_card', name: 'Gift card', mandatory_dimensions: ['duration'] },
      { id: 'item', name: 'Item', mandatory_dimensions: ['weight', 'weight_unit'] },
      { id: 'legacy', name: 'Legacy', mandatory_dimensions: [] },
    ]);
  });
});

describe('publications', () => {
  const path = '/api/products/ABC-CARD/publication_statuses';
  const offer = (body: object, login = 'operator') => platform.call(login, 'POST', path, { body });
  const save = (id: unknown, body: object, { login = 'operator', version = 1 } = {}) =>
    platform.call(login, 'PUT', `/api/publication_statuses/${id}`, { body, version });
  const seen = async (login: string) =>
    ((await platform.call(login, 'GET', path)).body.items as unknown as { seller_id: string }[]).map(
      ({ seller_id }) => seller_id,
    );

  test('PRODUCT-58, PRODUCT-59: a product is offered at a seller once', async () => {
    expect(await offer({ seller_id: '1', published: true })).toMatchObject({
      status: 201,
      body: { product_id: 'ABC-CARD', seller_id: '1', published: true, private: false, version: 1 },
    });
    expect(await errorsOf(offer({ seller_id: '1' }))).toEqual([{ field: 'seller_id', rule: 'seller_taken' }]);
  });

  test('PRODUCT-29: a private product is not published, and what becomes private is no longer', async () => {
    expect(await errorsOf(offer({ seller_id: '1', published: true, private: true }))).toEqual([
      { field: 'published', rule: 'private_product' },
    ]);
    const { id } = (await offer({ seller_id: '1', published: true })).body;
    expect((await save(id, { private: true })).body).toMatchObject({ private: true, published: false });
    expect(await errorsOf(save(id, { published: true }, { version: 2 }))).toEqual([
      { field: 'published', rule: 'private_product' },
    ]);
    expect((await save(id, { published: true })).status).toBe(409);
  });

  test('PRODUCT-57: the product says it of the reader’s own organization', async () => {
    await offer({ seller_id: '2', published: true });
    const publication = async (login: string) =>
      (await platform.call(login, 'GET', '/api/products/ABC-CARD')).body.publication;
    expect(await publication('rival')).toEqual({ published: true, private: false });
    expect(await publication('admin')).toEqual({ published: false, private: false });
  });

  test('PRODUCT-64: sellers to choose from are all organizations to staff, to others their own', async () => {
    const sellers = async (login: string) =>
      ((await platform.call(login, 'GET', '/api/sellers')).body.items as unknown as { id: string }[]).map(
        ({ id }) => id,
      );
    expect([await sellers('operator'), await sellers('rival')]).toEqual([['1', '2'], ['2']]);
  });

  test('another organization’s offer is neither seen, nor made, nor saved', async () => {
    const { id } = (await offer({ seller_id: '1', published: true })).body;
    await offer({ seller_id: '2' });
    expect([await seen('operator'), await seen('rival')]).toEqual([['1', '2'], ['2']]);
    expect((await save(id, { published: false }, { login: 'rival' })).status).toBe(404);
    expect(await errorsOf(offer({ seller_id: '1' }, 'rival'))).toEqual([
      { field: 'seller_id', rule: 'unknown_organization' },
    ]);
  });
});
