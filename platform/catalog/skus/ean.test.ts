import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type Json, startTestPlatform, type TestPlatform } from '../../testing/testPlatform.ts';

let platform: TestPlatform;
beforeAll(async () => {
  platform = await startTestPlatform({ LOG_LEVEL: 'silent' });
  await platform.database.db.execute(
    sql`insert into brands (id, sku, name) values ('ABC', 'ABC-BRAND', 'Alphabet')`,
  );
});
afterAll(() => platform.close());
beforeEach(async () => {
  const { db } = platform.database;
  for (const table of ['skus', 'products']) await db.execute(sql`delete from ${sql.identifier(table)}`);
  await db.execute(sql`insert into products (id, brand_id, name, product_type, country_restrictions) values
    ('ABC-CARD', 'ABC', 'Card', 'gift_card', '{}'), ('ABC-BOX', 'ABC', 'Box', 'item', '{}')`);
});

const card = { name: 'Card of ten', face_value: '10', currency: 'EUR' };
const box = { ...card, ean: '4006381333931' };
const create = (body: object, product = 'ABC-CARD') =>
  platform.call('catalog_manager', 'POST', `/api/products/${product}/skus`, { body });
const createBox = (body: object = {}) => create({ ...box, ...body }, 'ABC-BOX');
const save = (sku: string, body: object) =>
  platform.call('catalog_manager', 'PUT', `/api/skus/${sku}`, { body, version: 1 });
const list = async (query: string) =>
  ((await platform.call('admin', 'GET', `/api/skus?${query}`)).body.items as unknown as Json[]).map(
    ({ sku }) => String(sku),
  );
const errorsOf = async (answer: ReturnType<typeof create>) => (await answer).body.field_errors;

describe('the EAN', () => {
  test('SKU-19, SKU-20: an item has one of thirteen digits', async () => {
    expect(await errorsOf(createBox({ ean: null }))).toEqual([{ field: 'ean', rule: 'required' }]);
    expect(await errorsOf(createBox({ ean: '400638133393' }))).toEqual([
      { field: 'ean', rule: 'ean_length' },
    ]);
    expect(await errorsOf(createBox({ ean: '4006381333932' }))).toEqual([
      { field: 'ean', rule: 'ean_check_digit', limit: '1' },
    ]);
    expect((await createBox()).body.ean).toBe('4006381333931');
  });

  test('SKU-21, SKU-22: one that another SKU has is refused, naming that SKU', async () => {
    await createBox();
    expect(await errorsOf(createBox())).toEqual([{ field: 'ean', rule: 'ean_taken', limit: 'ABC-BOX-0001' }]);
    const { sku } = (await createBox({ ean: '4006381333948' })).body;
    expect(await errorsOf(save(String(sku), { ean: box.ean }))).toEqual([
      { field: 'ean', rule: 'ean_taken', limit: 'ABC-BOX-0001' },
    ]);
  });

  test('SKU-21: of two products’ SKUs at once one gets it', async () => {
    const answers = await Promise.all([createBox(), create({ ...card, ean: box.ean })]);
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 422]);
    const [winner, loser] = answers.sort((one, other) => one.status - other.status);
    expect(loser?.body.field_errors).toEqual([{ field: 'ean', rule: 'ean_taken', limit: winner?.body.sku }]);
  });

  test('SKU-23: the own one is accepted again', async () => {
    await createBox();
    expect((await save('ABC-BOX-0001', { ean: box.ean, featured: true })).body.sku).toMatchObject({
      ean: box.ean,
      featured: true,
      version: 2,
    });
  });

  test('SKU-36: who has one is found by it', async () => {
    await createBox();
    expect([await list(`ean=${box.ean}`), await list('ean=0000000000000')]).toEqual([['ABC-BOX-0001'], []]);
  });
});
