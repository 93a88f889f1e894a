import { readFileSync } from 'node:fs';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { linkLine } from '../../platform/fulfillment/extracts/lines.ts';
import { type AllocationWorld, REWARDS, startAllocationWorld } from '../support/allocationWorld.ts';

/** Every file of the platform, with a number that stands in it; null where this world has no row of it, and only what is wrong is looked for. */
const FILES: Record<string, { query?: string; number: string | null }> = {
  '/api/advertisers/{id}/budget/line_items.csv': { number: '12.50' },
  '/api/advertisers/{id}/catalog.csv': { number: null },
  '/api/advertisers/{id}/discounts.csv': { number: '12.5' },
  '/api/catalogue.csv': { number: '10.00' },
  '/api/dispatches/{id}/refused_rows.csv': { number: null },
  '/api/me/inventory_report.csv': { number: '20.00' },
  '/api/me/activity_report.csv': { query: '?group_by=reward&metrics=redemptions', number: null },
};

let world: AllocationWorld;
const headers = (key: string) => ({ 'idempotency-key': key });
beforeAll(async () => {
  world = await startAllocationWorld('pglite');
  await world.database.script(async (db) => {
    await db.execute(sql`update accounts set locale = 'fr' where login = 'second'`);
    // The inventory has a row for each SKU whose codes come from a pool: those without a provider.
    await db.execute(sql`update skus set provider_id = null where sku = ${REWARDS.other}`);
  });
  const body = { type: 'credit', amount: '12.50', description: 'Reference' };
  await world.call('operator', 'PUT', '/api/advertisers/1/budget', { body, headers: headers('credit') });
  const discount = { product_id: 'ABC-AA0001', discount: '12.5' };
  await world.call('operator', 'PUT', '/api/advertisers/1/discounts', { body: discount, version: 0 });
  const promotion = await world.call('retailer', 'POST', '/api/advertisers/1/promotions', {
    body: {
      name: 'Links',
      ui_id: 'links',
      experience: { id: '1' },
      rewards: [{ sku: REWARDS.fine }],
      activation_notification_channels: [],
    },
  });
  const url = `/api/promotions/${promotion.body.id}/rewards/${REWARDS.fine}/redemptions`;
  const redemption = await world.call('retailer', 'POST', url, {
    body: { order_id: 'french-1' },
    headers: headers('single'),
  });
  if (redemption.status !== 201) throw new Error(redemption.text);
});
afterAll(() => world?.close());

const cellsOf = async (url: string, locale: 'en' | 'fr') => {
  const answer = await world.call(
    locale === 'fr' ? 'second' : 'operator',
    'GET',
    url.replace('{id}', '1') + (FILES[url]?.query ?? ''),
  );
  expect(answer.status, answer.text).toBe(200);
  return answer.text.split(/"?[;\r\n]+"?/);
};

describe('MONEY-4', () => {
  test.each(Object.entries(FILES))('%s has numbers a French spreadsheet reads', async (url, { number }) => {
    const english = await cellsOf(url, 'en');
    if (number) expect(english).toContain(number);
    const french = await cellsOf(url, 'fr');
    if (number) expect(french).toContain(number.replace('.', ','));
    expect(french.filter((cell) => /^-?\d+\.\d+$/.test(cell))).toEqual([]);
  });

  test('every file is read here', () => {
    const { paths } = JSON.parse(readFileSync('schema/platform.openapi.json', 'utf8')) as { paths: object };
    expect(
      Object.keys(paths)
        .filter((path) => path.includes('.csv'))
        .sort(),
    ).toEqual(Object.keys(FILES).sort());
  });

  test('so have the lines of an extract', () => {
    const tools = { publicUrl: 'http://x.example', box: { link: () => ({ token: 't' }) }, locale: 'fr' };
    const line = {
      orderId: 'o',
      externalRef: null,
      sku: 'S',
      value: '10.50',
      currency: 'EUR',
      redemptionId: '1',
    };
    expect(linkLine(line as never, tools as never)).toContain('"10,50"');
  });
});
