import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { startTestPlatform, type TestPlatform } from '../../testing/testPlatform.ts';

const sku = 'ABC-CARD-0001';
let platform: TestPlatform;
beforeAll(async () => {
  platform = await startTestPlatform({ LOG_LEVEL: 'silent' });
  await givenBy(platform);
});
afterAll(() => platform.close());
beforeEach(() => platform.database.db.execute(sql`update skus set version = 1, status = 'enabled'`));

const save = async (body: object, { version = 1, query = '' } = {}) =>
  (await platform.call('catalog_manager', 'PUT', `/api/skus/${sku}${query}`, { body, version })).body;

test('SKU-15: a try of disabling counts the promotions of everybody that give it and are not over', async () => {
  expect((await save({ status: 'disabled' }, { query: '?dry_run=true' })).promotions).toBe(2);
  expect((await save({ name: 'Tenner' })).promotions).toBe(0);
  expect((await save({ status: 'disabled' }, { version: 2 })).promotions).toBe(2);
  expect((await save({ status: 'enabled' }, { version: 3 })).promotions).toBe(0);
});

test('SKU-33: its face value stays once it was given to somebody', async () => {
  expect((await save({ face_value: '13' })).error_name).toBe('value_in_use');
});

/**
 * Four promotions of an advertiser that the catalog manager does not see give the SKU: two still run, one is over, one is
 * disabled; a fifth gives it no more.
 */
async function givenBy({ database: { db } }: TestPlatform): Promise<void> {
  await db.execute(sql`insert into brands (id, sku, name) values ('ABC', 'ABC-BRAND', 'Alphabet')`);
  await db.execute(
    sql`insert into products (id, brand_id, name, country_restrictions) values ('ABC-CARD', 'ABC', 'Card', '{}')`,
  );
  await db.execute(sql`insert into skus (sku, name, brand_sku, product_id, face_value, currency)
    values (${sku}, 'Ten', 'ABC-BRAND', 'ABC-CARD', 1000, 'EUR')`);
  await db.execute(sql`insert into promotions (id, advertiser_id, name, status, start_datetime, end_datetime) values
    (1, 3, 'Endless', 'enabled', '2020-01-01', null), (2, 3, 'Long', 'enabled', '2020-01-01', '2199-01-01'),
    (3, 3, 'Over', 'enabled', '2020-01-01', '2021-01-01'), (4, 3, 'Disabled', 'disabled', '2020-01-01', null),
    (5, 3, 'Other', 'enabled', '2020-01-01', null)`);
  await db.execute(sql`insert into redemptions (advertiser_id, promotion_id, sku, state, face_value, currency, booked_at, updated_at)
    values (3, 1, ${sku}, 'redeemed', 1000, 'EUR', now(), now())`);
  await db.execute(sql`insert into promotion_rewards (advertiser_id, promotion_id, sku, status)
    select 3, id, ${sku}, case id when 5 then 'disabled' else 'enabled' end from generate_series(1, 5) id`);
}
