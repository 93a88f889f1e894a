import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestPlatform, type TestPlatform } from '../../testing/testPlatform.ts';

let platform: TestPlatform;
beforeAll(async () => {
  platform = await startTestPlatform({ LOG_LEVEL: 'silent' });
  const run = (statement: ReturnType<typeof sql>) => platform.database.db.execute(statement);
  await run(sql`update advertisers set billing_currency = 'EUR' where id = 1`);
  await run(
    sql`insert into brands (id, sku, name, status) values ('ABC', 'ABC-BRAND', 'Alphabet', 'enabled'), ('OFF', 'OFF-BRAND', 'Offline', 'deactivated')`,
  );
  await run(sql`insert into products (id, brand_id, name, country_restrictions, condition_of_sale) values
    ('ABC-CARD', 'ABC', '=Card', '{}', 'on_demand'), ('ABC-TEA', 'ABC', 'Tea', '{}', 'on_demand'), ('OFF-CARD', 'OFF', 'Off', '{}', 'on_demand')`);
  await run(sql`insert into skus (sku, name, brand_sku, product_id, face_value, currency, status) values
    ('ABC-CARD-0001', 'A', 'ABC-BRAND', 'ABC-CARD', 5000, 'EUR', 'enabled'), ('ABC-CARD-0002', 'B', 'ABC-BRAND', 'ABC-CARD', 1050, 'EUR', 'enabled'),
    ('ABC-CARD-0003', 'C', 'ABC-BRAND', 'ABC-CARD', 900, 'USD', 'enabled'), ('ABC-CARD-0004', 'D', 'ABC-BRAND', 'ABC-CARD', 1, 'EUR', 'disabled'),
    ('ABC-TEA-0001', 'E', 'ABC-BRAND', 'ABC-TEA', 500, 'JPY', 'enabled'), ('OFF-CARD-0001', 'F', 'OFF-BRAND', 'OFF-CARD', 500, 'EUR', 'enabled')`);
  await run(sql`insert into reward_groups (id, name, seller_id) values (1, 'All', null), (2, 'More', null)`);
  await run(
    sql`insert into reward_group_products values (1, 'ABC-CARD'), (2, 'ABC-CARD'), (2, 'ABC-TEA'), (1, 'OFF-CARD')`,
  );
  await run(
    sql`insert into promotions (id, advertiser_id, name, start_datetime) values (1, 1, 'Welcome', now()), (2, 1, 'Autumn', now()), (3, 3, 'Rival', now())`,
  );
  await run(sql`insert into promotion_reward_groups values (1, 1, 1), (1, 1, 2), (1, 2, 2), (3, 3, 1)`);
  await run(
    sql`insert into discounts (advertiser_id, product_id, basis_points) values (1, 'ABC-CARD', 1250)`,
  );
});
afterAll(() => platform.close());

const list = (query = '', login = 'retailer', id = 1) =>
  platform.call(login, 'GET', `/api/advertisers/${id}/catalog${query}`);
const rows = async (query = '') =>
  ((await list(query)).body.items as unknown as Record<string, unknown>[]).map((row) => [
    ...[row.status, row.promotion_name, row.product_name, row.values, row.currency, row.discount],
  ]);

test('ADV-27, ADV-28: each product of the groups stands once a promotion, with its values in the advertiser’s currency', async () => {
  expect(await rows()).toEqual([
    ['enabled', 'Autumn', '=Card', ['10.50', '50.00'], 'EUR', '12.5'],
    ['enabled', 'Autumn', 'Tea', ['500'], 'JPY', '0'],
    ['enabled', 'Welcome', '=Card', ['10.50', '50.00'], 'EUR', '12.5'],
    ['disabled', 'Welcome', 'Off', ['5.00'], 'EUR', '0'],
    ['enabled', 'Welcome', 'Tea', ['500'], 'JPY', '0'],
  ]);
  expect((await rows('?search=welc&sort=-product_name')).map(([, , name]) => name)).toEqual([
    'Tea',
    'Off',
    '=Card',
  ]);
  expect((await list('?per_page=2&page=2')).body).toMatchObject({ page: 2, total: 5 });
});

test('PRODUCT-27: what is private at the advertiser’s organization is neither listed nor in the file', async () => {
  const { db } = platform.database;
  await db.execute(
    sql`insert into product_publications (product_id, seller_id, published, private) values ('ABC-TEA', 1, false, true), ('ABC-CARD', 2, false, true)`,
  );
  expect((await rows()).map(([, , name]) => name)).toEqual(['=Card', '=Card', 'Off']);
  expect((await list()).body.total).toBe(3);
  for (const login of ['retailer', 'operator']) {
    const { text } = await platform.call(login, 'GET', '/api/advertisers/1/catalog.csv');
    expect([text.includes('Card'), text.includes('Tea')]).toEqual([true, false]);
  }
  await db.execute(sql`delete from product_publications`);
});

test('ADV-26: another organization’s advertiser is not found', async () => {
  expect((await list('', 'retailer', 3)).status).toBe(404);
  expect((await list('', 'rival', 1)).status).toBe(404);
  expect((await list('', 'rival', 3)).body.items).toHaveLength(2);
});

test('ADV-29, CATALOG-10: the same as a file, in which no name is a formula', async () => {
  const { status, headers, text } = await platform.call(
    'retailer',
    'GET',
    '/api/advertisers/1/catalog.csv?search=autumn',
  );
  expect([status, headers['content-type']]).toEqual([200, 'text/csv; charset=utf-8']);
  expect(headers['content-disposition']).toMatch(/filename="catalog-retailer-1-\d{4}-\d\d-\d\d\.csv"/);
  expect(
    text
      .replace(/^\ufeff/, '')
      .replace(/"/g, '')
      .trim()
      .split(/\r?\n/),
  ).toEqual([
    'status;promotion;product name;values;currency;discount %',
    "enabled;Autumn;'=Card;10.50 | 50.00;EUR;12.5",
    'enabled;Autumn;Tea;500;JPY;0',
  ]);
  expect((await platform.call('retailer', 'GET', '/api/advertisers/3/catalog.csv')).status).toBe(404);
});
