import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { startTestPlatform, type TestPlatform } from '../../testing/testPlatform.ts';

let platform: TestPlatform;
const run = (statement: ReturnType<typeof sql>) => platform.database.db.execute(statement);
beforeAll(async () => {
  platform = await startTestPlatform({ LOG_LEVEL: 'silent' });
  await run(sql`insert into brands (id, sku, name) values ('ABC', 'ABC-BRAND', 'Alphabet')`);
});
afterAll(() => platform.close());
beforeEach(async () => {
  for (const table of ['product_publications', 'product_dimensions', 'skus', 'products'])
    await run(sql`delete from ${sql.identifier(table)}`);
  await run(sql`insert into products (id, brand_id, name, country_restrictions, accept_variable_value)
    values ('ABC-CARD', 'ABC', 'Card', '{}', true)`);
});

const card = { name: 'Card of ten', face_value: '10', currency: 'EUR' };
const create = (body: object = card, { login = 'catalog_manager' } = {}) =>
  platform.call(login, 'POST', '/api/products/ABC-CARD/skus', { body });
const save = async (sku: string, body: object) => {
  const answer = await platform.call('catalog_manager', 'PUT', `/api/skus/${sku}`, { body, version: 1 });
  return { ...answer, body: answer.body.sku ?? answer.body };
};
const errorsOf = async (answer: ReturnType<typeof create>) => (await answer).body.field_errors;

describe('who creates where', () => {
  test.each(['published', 'private'])(
    'PRODUCT-22: whoever may only create adds nothing to what is %s at any seller',
    async (offer) => {
      expect((await create(card, { login: 'retailer' })).status).toBe(201);
      await run(sql`insert into product_publications (product_id, seller_id, published, private)
        values ('ABC-CARD', 2, ${offer === 'published'}, ${offer === 'private'})`);
      expect(await create(card, { login: 'retailer' })).toMatchObject({
        status: 409,
        body: { error_name: 'product_offered', message: expect.stringContaining('Card') },
      });
      expect((await create(card)).status).toBe(201);
    },
  );

  test('PRODUCT-22: only who may edit shows one first', async () => {
    expect(await errorsOf(create({ ...card, featured: true }, { login: 'retailer' }))).toEqual([
      { field: 'featured', rule: 'editors_feature' },
    ]);
    expect((await create({ ...card, featured: true })).body.featured).toBe(true);
  });

  test('a disabled product and a deactivated brand get none', async () => {
    await run(sql`update products set status = 'disabled' where id = 'ABC-CARD'`);
    expect(await create()).toMatchObject({ status: 409, body: { error_name: 'product_disabled' } });
    await run(sql`update products set status = 'enabled' where id = 'ABC-CARD'`);
    await run(sql`update brands set status = 'deactivated' where id = 'ABC'`);
    expect(await create()).toMatchObject({ status: 409, body: { error_name: 'brand_deactivated' } });
    await run(sql`update brands set status = 'enabled' where id = 'ABC'`);
    expect((await create()).status).toBe(201);
  });
});

describe('variable values', () => {
  test('SKU-18: one with a variable value is created without values', async () => {
    for (const dimension_values of [{ nonsense: 'x' }, { size: ['S'] }])
      expect(await errorsOf(create({ ...card, variable_value: true, dimension_values }))).toEqual([
        { field: 'dimension_values', rule: 'variable_value_alone' },
      ]);
  });

  test('SKU-18: one that becomes of variable value loses its values', async () => {
    await run(sql`insert into product_dimensions values ('ABC-CARD', 'size', false, true, 0)`);
    await create({ ...card, dimension_values: { size: ['S'] } });
    const { body } = await save('ABC-CARD-0001', { variable_value: true });
    expect([body.variable_value, body.version, body.dimension_values]).toEqual([true, 2, {}]);
  });

  test('PRODUCT-53: a variable value is taken where the product takes one; one that has it keeps it', async () => {
    const refusal = [{ field: 'variable_value', rule: 'variable_value_not_accepted' }];
    await create({ ...card, variable_value: true });
    await create();
    await run(sql`update products set accept_variable_value = false where id = 'ABC-CARD'`);
    expect(await errorsOf(create({ ...card, variable_value: true }))).toEqual(refusal);
    expect(await errorsOf(save('ABC-CARD-0002', { variable_value: true }))).toEqual(refusal);
    expect((await save('ABC-CARD-0001', { name: 'Any', variable_value: true })).body.name).toBe('Any');
  });
});
