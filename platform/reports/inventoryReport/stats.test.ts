import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Json } from '../../testing/testPlatform.ts';
import { startUsedInventory, sum, type UsedInventory } from '../../testing/usedInventory.ts';

const seed = Number(process.env.SEED ?? Date.now() % 1_000_000);
let inventory: UsedInventory;
beforeAll(async () => {
  inventory = await startUsedInventory(seed);
});
afterAll(() => inventory?.world.close());

describe('its stats', () => {
  test('INVREP-12, INVREP-13, INVREP-15: who uses a stock, with totals, day by day', async () => {
    const { body } = await inventory.call('operator', 'GET', '/api/me/inventory_report/reward_stats/P10');
    const daily = inventory.counted(({ sku }) => sku === 'P10');
    expect(
      (body.daily as unknown as Json[]).map(({ count }) => count),
      `seed ${seed}`,
    ).toEqual(daily);
    expect(body).toMatchObject({
      last_30_days_total: sum(daily),
      last_7_days_total: sum(daily.slice(-7)),
      allocated_total: 76,
    });
    for (const item of body.items as unknown as Json[]) {
      const id = Number(item.advertiser?.id);
      const own = inventory.counted((reward) => reward.sku === 'P10' && reward.advertiserId === id);
      expect(item).toMatchObject({
        last_30_days: sum(own),
        last_7_days: sum(own.slice(-7)),
        allocated: { 1: 26, 3: 50 }[id] ?? 0,
      });
    }
    expect(
      (await inventory.call('operator', 'GET', '/api/me/inventory_report/reward_stats/NONE')).status,
    ).toBe(404);
  });

  test('INVREP-16, INVREP-17, INVREP-19: who uses a budget, by the id of its source', async () => {
    const { body: sources } = await inventory.call('operator', 'GET', '/api/me/reward_sources');
    expect(sources.items).toMatchObject([
      { id: '1', name: 'stock' },
      { id: '2', name: 'provider' },
      { id: '3', name: 'issued' },
      { name: 'budget', provider: 'Partner', currency: 'EUR' },
    ]);
    const { body } = await inventory.call(
      'operator',
      'GET',
      `/api/me/inventory_report/reward_source_stats/${(sources.items as unknown as Json[])[3]?.id}`,
    );
    const daily = inventory.counted(({ sku }) => sku === 'B10' || sku === 'B20');
    expect(body).toMatchObject({ last_30_days_total: sum(daily), allocated_total: 0 });
    expect(
      (await inventory.call('operator', 'GET', '/api/me/inventory_report/reward_source_stats/999')).status,
    ).toBe(404);
    const kind = await inventory.call('operator', 'GET', '/api/me/inventory_report/reward_source_stats/1');
    expect(kind.body).toMatchObject({
      last_30_days_total: sum(inventory.counted(({ sku }) => sku.startsWith('P'))),
    });
  });
});

test('INVREP-9, INVREP-10: the file has every row and column, semicolons and a byte-order mark', async () => {
  const { text, bytes, headers } = await inventory.call(
    'operator',
    'GET',
    '/api/me/inventory_report.csv?sort=-total_stock',
  );
  expect([...bytes.subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
  expect(headers['content-disposition']).toMatch(/inventory-\d{4}-\d\d-\d\d\.csv/);
  const [head, first, ...rest] = text.trimEnd().split('\r\n');
  expect(head?.replace('\ufeff', '').split(';')).toHaveLength(17);
  expect(first).toMatch(
    /^"stock";"stock Stockist";"prepaid_codes";"Pool 10";"P10";"10.00";"EUR";"40";"5";"45";/,
  );
  expect(rest).toHaveLength(2);
  expect(first).toMatch(/;"America\/New_York"$/);
});

test('ROUTE-21: without viewInventoryReport nothing is told; who is no staff sees the own advertisers’ pieces and use alone', async () => {
  expect((await inventory.call('retailer', 'GET', '/api/me/inventory_report')).status).toBe(403);
  const rows = await inventory.rowsOf('', 'inventory_manager');
  const own = sum(inventory.counted(({ sku, advertiserId }) => sku === 'P10' && advertiserId === 1));
  expect(rows.map(({ reward_sku: sku }) => String(sku)).sort()).toEqual(['P10', 'P20']);
  expect(await inventory.rowOf('P10', 'inventory_manager')).toMatchObject({
    stock: 26,
    delayed_stock: 0,
    last_30_days: own,
    provider_payment_type: null,
    alert: null,
    reward_source: { id: '1' },
    provider: null,
  });
  expect(await inventory.rowOf('P20', 'inventory_manager')).toMatchObject({ stock: 0, delayed_stock: 7 });
  const { body } = await inventory.call(
    'inventory_manager',
    'GET',
    '/api/me/inventory_report/reward_stats/P10',
  );
  expect((body.items as unknown as Json[]).map(({ advertiser }) => advertiser?.name)).toEqual(['Alpha']);
  expect(body).toMatchObject({ last_30_days_total: own, allocated_total: 26 });
  const { body: sources } = await inventory.call('inventory_manager', 'GET', '/api/me/reward_sources');
  expect(sources.items).toHaveLength(3);
  expect((await declareAs('inventory_manager')).status).toBe(403);
});
const declareAs = (login: string) =>
  inventory.call(login, 'PUT', '/api/me/reward_sources', {
    version: 0,
    body: { provider_id: '92', currency: 'GBP', budget: '1' },
  });

test('a budget is declared against the version that was read, in decimals of its currency', async () => {
  const refused = async (over: object, version = 0) => (await inventory.declare(version, over)).body;
  expect(await refused({ budget: '-1', currency: 'USD' })).toMatchObject({
    field_errors: [{ field: 'budget', rule: 'amount_too_low' }],
  });
  expect(await refused({ budget: '1.5', currency: 'JPY' })).toMatchObject({
    field_errors: [{ rule: 'no_decimals' }],
  });
  expect(await refused({ budget: 'much', currency: 'USD' })).toMatchObject({
    field_errors: [{ rule: 'expect_a_number' }],
  });
  expect(await refused({ provider_id: '999' })).toMatchObject({
    field_errors: [{ field: 'provider_id', rule: 'unknown_provider' }],
  });
  expect(await refused({ dashboard_url: 'http://x' })).toMatchObject({
    field_errors: [{ field: 'dashboard_url', rule: 'invalid_url' }],
  });
  expect((await inventory.declare(0, { budget: '7' })).status).toBe(409);
  expect(
    (await inventory.declare(1, { budget: '7', dashboard_url: 'https://pay.example/board' })).body.row,
  ).toMatchObject({ budget: '7.00', budget_version: 2, dashboard_url: 'https://pay.example/board' });
});
