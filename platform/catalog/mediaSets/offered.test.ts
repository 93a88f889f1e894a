import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestPlatform, type TestPlatform } from '../../testing/testPlatform.ts';

let platform: TestPlatform;
const run = (statement: ReturnType<typeof sql>) => platform.database.db.execute(statement);
beforeAll(async () => {
  platform = await startTestPlatform({ LOG_LEVEL: 'silent' });
  await run(sql`insert into brands (id, sku, name) values ('ABC', 'ABC-BRAND', 'Alphabet')`);
  await run(
    sql`insert into products (id, brand_id, name, country_restrictions) values ('ABC-CARD', 'ABC', 'Card', '{}')`,
  );
  await run(sql`insert into medias (id, account_id, purpose, content_type, size, status, name)
    select 10, id, 'sku_picture', 'image/webp', 1, 'ready', 'own' from accounts where login = 'retailer'`);
});
afterAll(() => platform.close());

test('PRODUCT-22: whoever may only create gives no first picture to what a seller offers already', async () => {
  const created = await platform.call('retailer', 'POST', '/api/products/ABC-CARD/skus', {
    body: { name: 'Ten', face_value: '10', currency: 'EUR' },
  });
  const give = () =>
    platform.call('retailer', 'PUT', `/api/media_sets/${created.body.media_set_id}`, {
      body: { items: [{ name: 'picture', media_id: '10' }] },
      version: 1,
    });
  await run(
    sql`insert into product_publications (product_id, seller_id, published) values ('ABC-CARD', 2, true)`,
  );
  expect((await give()).status).toBe(403);
  await run(sql`update product_publications set published = false`);
  expect((await give()).status).toBe(200);
});
