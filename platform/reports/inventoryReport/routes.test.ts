import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { addDays, dayIn } from '../../../schema/foundation/dates/dates.ts';
import { runOutOf } from '../../../schema/reports/runOut.ts';
import type { Json } from '../../testing/testPlatform.ts';
import { startUsedInventory, sum, type UsedInventory, ZONE } from '../../testing/usedInventory.ts';

const seed = Number(process.env.SEED ?? Date.now() % 1_000_000);
let inventory: UsedInventory;
beforeAll(async () => {
  inventory = await startUsedInventory(seed);
});
afterAll(() => inventory?.world.close());

describe('the rows', () => {
  test('INVREP-11: a stock row says what there is, what was used and what is expected; who supplies it is told to staff', async () => {
    const row = await inventory.rowOf('P10');
    const daily = inventory.counted(({ sku }) => sku === 'P10');
    const total = sum(daily);
    expect(row, `seed ${seed}`).toMatchObject({
      type: 'stock',
      reward_source: { id: '1', name: 'stock', provider: null },
      provider: { id: '91', name: 'Stockist' },
      provider_payment_type: 'prepaid_codes',
      reward_caption: 'Pool 10',
      reward_sku: 'P10',
      face_value: '10.00',
      currency: 'EUR',
      stock: 40,
      delayed_stock: 5,
      total_stock: 45,
      budget: null,
      dashboard_url: null,
      last_7_days: sum(daily.slice(-7)),
      last_30_days: total,
      next_7_days: Math.round((total * 7) / 30),
      next_30_days: total,
    });
    const squares = sum(daily.map((count) => count * count));
    const { expected, earliest, latest } = runOutOf(45, { total, squares });
    const today = dayIn(ZONE);
    const on = (days: number | null) => (days === null ? null : addDays(today, days));
    expect(row.run_out).toMatchObject({
      state: 'dated',
      expected_on: on(expected),
      earliest_on: on(earliest),
      latest_on: on(latest),
    });
  });

  test('INVREP-11, INVREP-19: a budget row is what was declared less what was redeemed since, in its currency', async () => {
    const [row] = (await inventory.rowsOf()).filter(({ type }) => String(type) === 'budget');
    const daily = inventory.counted(({ sku }) => sku === 'B10' || sku === 'B20');
    expect(row, `seed ${seed}`).toMatchObject({
      type: 'budget',
      reward_source: { name: 'budget', provider: 'Partner', currency: 'EUR' },
      provider_payment_type: 'prepaid_budget',
      reward_sku: null,
      stock: null,
      budget: '5000.00',
      currency: 'EUR',
      last_7_days: sum(daily.slice(-7)),
      last_30_days: sum(daily),
    });
    await inventory.world.use([
      {
        advertiserId: 1,
        sku: 'B20',
        faceValue: 2000,
        redeemedAt: new Date(Date.now() + 1000),
        testing: false,
      },
      {
        advertiserId: 1,
        sku: 'BG5',
        faceValue: 500,
        redeemedAt: new Date(Date.now() + 1000),
        testing: false,
      },
    ]);
    expect((await inventory.rowsOf(`&source=${row?.reward_source?.id}`))[0]).toMatchObject({
      budget: '4980.00',
    });
    await inventory.world.run(sql`delete from redemptions where redeemed_at > now()`);
  });

  test('what is paid when it is redeemed has neither stock nor budget, so no row', async () => {
    expect((await inventory.rowsOf()).map(({ reward_sku: sku }) => String(sku)).sort()).toEqual([
      'P10',
      'P20',
      'null',
    ]);
  });

  test('each number is as many redemptions as the report of redemptions finds for it', async () => {
    const { first_day: first, recent_day: recent, last_day: last } = await inventory.report();
    for (const row of await inventory.rowsOf()) {
      const of = row.reward_sku ? `reward=${row.reward_sku}` : 'provider_ids=92&product_currency=EUR';
      for (const [days, key] of [
        [first, 'last_30_days'],
        [recent, 'last_7_days'],
      ] as const) {
        const { body } = await inventory.call(
          'operator',
          'GET',
          `/api/redemptions?${of}&redeemed_start=${days}&redeemed_end=${last}&with_testing=true`,
        );
        expect(body.total, `${of} ${key}, seed ${seed}`).toEqual(row[key]);
      }
    }
  });
});

describe('its filters and orders', () => {
  test('INVREP-14, INVREP-18: by reward, product, brand and source; all have to hold, and budgets that pay for it are shown', async () => {
    const rowNames = async (query: string) =>
      (await inventory.rowsOf(query))
        .map(({ reward_sku: sku, type }) => (sku ? String(sku) : String(type)))
        .sort();
    expect(await rowNames('&reward=P20')).toEqual(['P20']);
    expect(await rowNames('&product=RED-CARD')).toEqual(['P10', 'P20']);
    expect(await rowNames('&brand=BLU-BRAND')).toEqual(['budget']);
    expect(await rowNames('&source=1')).toEqual(['P10', 'P20']);
    expect(await rowNames('&source=2')).toEqual(['budget']);
    expect(await rowNames('&source=1&reward=P10')).toEqual(['P10']);
    expect(await rowNames('&source=2&reward=P10')).toEqual([]);
    expect((await inventory.report('&reward=P20&product=RED-CARD')).names).toEqual({
      brand: null,
      product: 'Red card',
      reward: 'Pool 20',
    });
    expect((await inventory.call('operator', 'GET', '/api/me/inventory_report?source=x')).status).toBe(422);
  });

  test('INVREP-5: what had no redemption in 30 days can be hidden', async () => {
    const skus = async (query: string) => (await inventory.rowsOf(query)).map(({ reward_sku: sku }) => sku);
    expect(await skus('')).toContain('P20');
    expect(await skus('&hide_unused=true')).not.toContain('P20');
    expect(await skus('&hide_unused=true')).toContain('P10');
  });

  test('INVREP-7: every column sorts, up and down, rows without a value last', async () => {
    const page = async (sort: string) => (await inventory.report(`&sort=${sort}`)).items as unknown as Json[];
    for (const field of [
      ...[
        'reward_source',
        'provider_payment_type',
        'reward_caption',
        'face_value',
        'stock',
        'delayed_stock',
        'total_stock',
      ],
      ...['budget', 'last_7_days', 'last_30_days', 'next_7_days', 'next_30_days', 'runs_out'],
    ]) {
      const [up, down] = [await page(field), await page(`-${field}`)];
      expect(up, field).toHaveLength(3);
      expect(down.map(keyOf).sort(), field).toEqual(up.map(keyOf).sort());
    }
    const values = (rows: Json[], key: string) =>
      rows.map((row) => row[key]).filter((value) => value !== null);
    expect(values(await page('-total_stock'), 'total_stock')).toEqual([45, 0]);
    expect(values(await page('total_stock'), 'total_stock')).toEqual([0, 45]);
    expect((await page('budget')).map(({ budget }) => budget)).toEqual(['5000.00', null, null]);
    const first = (await inventory.report()).items as unknown as Json[];
    expect(first.at(-1)).toMatchObject({ reward_sku: 'P20', run_out: { state: 'unused' } });
  });

  test('INVREP-3: a search starts at two characters and finds brands, products and rewards', async () => {
    const options = (kind: string, search: string, login = 'operator') =>
      inventory.call(login, 'GET', `/api/me/inventory_report/options?kind=${kind}&search=${search}`);
    expect((await options('product', 'r')).status).toBe(422);
    expect((await options('product', 'red')).body.items).toEqual([{ id: 'RED-CARD', name: 'Red card' }]);
    expect((await options('brand', 'BLU')).body.items).toEqual([{ id: 'BLU-BRAND', name: 'Blue' }]);
    expect((await options('reward', 'pool 1')).body.items).toEqual([{ id: 'P10', name: 'Pool 10' }]);
    expect((await options('reward', 'budget', 'inventory_manager')).body.items).toEqual([]);
    expect((await options('reward', 'pool', 'inventory_manager')).body.items).toHaveLength(2);
  });
});

const keyOf = ({ type, reward_sku: sku }: Json) => `${type} ${sku}`;
