import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestPlatform, type TestPlatform } from '../../testing/testPlatform.ts';

let platform: TestPlatform;
const run = (statement: ReturnType<typeof sql>) => platform.database.db.execute(statement);
beforeAll(async () => {
  platform = await startTestPlatform({ LOG_LEVEL: 'silent' });
  await run(sql`insert into brands (id, sku, name) values ('ABC', 'ABC-BRAND', 'Alphabet')`);
  await run(sql`insert into products (id, brand_id, name, country_restrictions)
    values ('ABC-CARD', 'ABC', 'Card', '{}'), ('ABC-BOX', 'ABC', 'Box', '{}')`);
  await run(sql`insert into skus (sku, name, brand_sku, product_id, face_value, currency)
    values ('ABC-CARD-0001', 'Card', 'ABC-BRAND', 'ABC-CARD', 1, 'EUR'), ('ABC-BOX-0001', 'Box', 'ABC-BRAND', 'ABC-BOX', 1, 'EUR')`);
});
afterAll(() => platform.close());

test('SKU-36: not paged, all of one brand, product or organization at once; too many are refused', async () => {
  const more = (count: number) =>
    run(sql`insert into skus (sku, name, brand_sku, product_id, face_value, currency)
      select 'ABC-CARD-9' || lpad(n::text, 4, '0'), 'More', 'ABC-BRAND', 'ABC-CARD', 1, 'EUR' from generate_series(1, ${count}::int) n
      on conflict do nothing`);
  await more(998);
  const ask = (query: string) => platform.call('admin', 'GET', `/api/skus?${query}`);
  const { body } = await ask('brand_id=ABC&paged=false');
  expect(body).toMatchObject({ total: 1000, page: 1, per_page: 1000 });
  expect(body.items).toHaveLength(1000);
  expect((await ask('product_id=ABC-BOX&paged=false')).body.items).toMatchObject([{ sku: 'ABC-BOX-0001' }]);
  await more(999);
  expect((await ask('brand_id=ABC&paged=false')).body.field_errors).toEqual([
    { field: 'paged', rule: 'too_many_unpaged', limit: '1000' },
  ]);
  expect((await ask('name_contains=more&paged=false')).body.field_errors).toEqual([
    { field: 'paged', rule: 'unpaged_of_one' },
  ]);
});
