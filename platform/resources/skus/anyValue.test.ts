import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestPlatform, type TestPlatform } from '../../testing/testPlatform.ts';

let platform: TestPlatform;
beforeAll(async () => {
  platform = await startTestPlatform({ LOG_LEVEL: 'silent' });
});
afterAll(() => platform.close());

test('SKU-18: one that becomes of any value loses its values of dimensions', async () => {
  const { db } = platform.database;
  await db.execute(sql`insert into brands (id, sku, name) values ('ABC', 'ABC-BRAND', 'Alphabet')`);
  await db.execute(sql`insert into products (id, brand_id, name, country_restrictions, accept_variable_value)
    values ('ABC-CARD', 'ABC', 'Card', '{}', true)`);
  await db.execute(sql`insert into skus (sku, name, brand_sku, product_id, face_value, currency, dimension_values)
    values ('ABC-CARD-0001', 'Ten', 'ABC-BRAND', 'ABC-CARD', 1000, 'EUR', '{"size": ["S"]}')`);
  const { body } = await platform.call('catalog_manager', 'PUT', '/api/skus/ABC-CARD-0001', {
    ...{ body: { variable_value: true }, version: 1 },
  });
  expect(body.sku).toMatchObject({ variable_value: true, dimension_values: {}, version: 2 });
});
