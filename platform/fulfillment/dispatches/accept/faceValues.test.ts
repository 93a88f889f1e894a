import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { brokenRules, CARD, type DispatchWorld, startDispatches } from '../../../testing/dispatches.ts';

const [EUROS, YEN] = ['AAA-CARD-0009', 'AAA-CARD-0010'];
let world: DispatchWorld;
let promotion: string;

beforeAll(async () => {
  world = await startDispatches();
  await world.rows(sql`insert into skus (sku, name, brand_sku, product_id, face_value, currency, variable_value)
    select v.sku, 'Any', s.brand_sku, s.product_id, 1000, v.currency, true
    from skus s, (values (${EUROS}, 'EUR'), (${YEN}, 'JPY')) v (sku, currency) where s.sku = ${CARD} returning sku`);
  const rewards = [CARD, EUROS, YEN].map((sku) => ({ sku }));
  promotion = String((await world.create({ rewards, activation_notification_channels: [] })).body.id);
});
afterAll(() => world.platform.close());

/** The broken rule of a value, by each way in which rewards are given; a key for each call. */
async function rulesOf(sku: string, value: string | null): Promise<Record<string, unknown>> {
  const links = await world.dispatch(promotion, {
    kind: 'download_links',
    quantities: [{ sku, quantity: 1, value }],
  });
  const batch = await world.platform.call(
    'retailer',
    'POST',
    `/api/promotions/${promotion}/rewards/${sku}/batches`,
    {
      headers: { 'idempotency-key': crypto.randomUUID() },
      body: { amount: 1, usage: 'users_notification', value },
    },
  );
  return { links: brokenRules(links), batch: brokenRules(batch) };
}

// One rule judges a face value, so each way in which rewards are given refuses it by the same name.
describe.each<[what: string, sku: string, value: string | null, rule: string]>([
  ['no value', EUROS, null, 'required'],
  ['an empty value', EUROS, '', 'required'],
  ['no number', EUROS, 'ten', 'expect_a_number'],
  ['less than 0', EUROS, '-1', 'amount_negative'],
  ['three decimals of a euro', EUROS, '1.001', 'two_decimals'],
  ['decimals of a yen', YEN, '1.5', 'no_decimals'],
  ['nothing', EUROS, '0', 'value_too_small'],
  ['no yen', YEN, '0', 'value_too_small'],
  ['more than a reward can be worth', EUROS, '1000000.01', 'value_too_high'],
  ['another value than the fixed one', CARD, '11', 'value_not_face_value'],
])('CODES-8, CODES-10, LINKS-5: %s', (_what, sku, value, rule) => {
  test(`is refused as ${rule}`, async () => {
    expect(await rulesOf(sku, value)).toEqual({
      links: { 'quantities.0.value': rule },
      batch: { value: rule },
    });
  });
});

test('CODES-8: the smallest unit of a currency is its own limit', async () => {
  for (const [sku, limit] of [
    [EUROS, '0.01'],
    [YEN, '1'],
  ] as const) {
    const { body } = await world.dispatch(promotion, {
      kind: 'download_links',
      quantities: [{ sku, quantity: 1, value: '0' }],
    });
    expect(body.field_errors).toEqual([{ field: 'quantities.0.value', rule: 'value_too_small', limit }]);
  }
});
