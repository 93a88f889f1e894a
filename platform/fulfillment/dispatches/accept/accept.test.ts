import { sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { systemScope } from '../../../foundation/access/scope.ts';
import { post } from '../../../money/ledger/post.ts';
import { findingsOf } from '../../../money/reconciliation/findings.ts';
import { CARD, CARD_20, type DispatchWorld, startDispatches } from '../../../testing/dispatches.ts';

const MUG = 'AAA-MUG-0001';
let world: DispatchWorld;
let promotion = '';
beforeAll(async () => {
  world = await startDispatches();
});
afterAll(() => world.platform.close());
beforeEach(async () => {
  const answer = await world.create({
    activation_notification_channels: [],
    rewards: [CARD, CARD_20, MUG].map((sku) => ({ sku })),
  });
  promotion = String(answer.body.id);
});
// Whatever a test accepted, the books tie.
afterEach(async () => {
  const system = systemScope(world.platform.database);
  const stock = (await system.read((tx) => findingsOf(tx, '1'))).filter(({ check }) => check === 'stock');
  expect(stock).toEqual([]);
  expect(
    await world.rows(sql`select 1 from redemption_quotas q where q.used <> (select count(*) from redemptions r
      where r.sku = q.sku and r.state in ('booked', 'pending', 'failed', 'redeemed'))`),
  ).toEqual([]);
});

const links = (quantities: Record<string, number>, more: Record<string, unknown> = {}) =>
  world.dispatch(promotion, {
    kind: 'download_links',
    quantities: Object.entries(quantities).map(([sku, quantity]) => ({ sku, quantity })),
    ...more,
  });

/** An allocation of advertiser 1 with its money; committed pieces at `price`. */
async function allocate(
  id: number,
  {
    type = 'committed',
    sku = CARD,
    quantity = 2,
    price = 900,
    expires = null,
  }: { type?: string; sku?: string; quantity?: number | null; price?: number; expires?: string | null } = {},
) {
  const amount = BigInt((quantity ?? 2) * price);
  await world.run(sql`insert into allocations (advertiser_id, id, type, status, currency, requested_amount, expires_at)
    values (1, ${id}, ${type}, 'enabled', 'EUR', ${String(amount)}::bigint, ${expires}::timestamptz)`);
  await world.run(sql`insert into allocated_rewards (advertiser_id, allocation_id, sku, status, quantity, selling_price)
    values (1, ${id}, ${sku}, 'enabled', ${quantity}, ${type === 'committed' ? price : null}::bigint)`);
  const system = systemScope(world.platform.database);
  await system.write((tx) =>
    post(tx, [{ advertiserId: '1', currency: 'EUR', kind: 'allocate', amount, allocationId: String(id) }]),
  );
}
const closeAllocations = () =>
  world.run(sql`update allocations set expires_at = now() - interval '1 day' where advertiser_id = 1`);
const used = (id: number) =>
  world.rows<{ used: number }>(
    sql`select quantity_used as used from allocated_rewards where allocation_id = ${id}`,
  );

test('pieces that are committed pay first, those that end earlier before the others; then what is unallocated', async () => {
  await allocate(11, { expires: '2999-01-01T00:00:00Z' });
  await allocate(12, { quantity: 1, price: 800, expires: '2998-01-01T00:00:00Z' });
  const answer = await links({ [CARD]: 4 });
  expect(answer.status, answer.text).toBe(201);
  expect(answer.body).toMatchObject({
    cost: { total: '36.00', by_sku: [{ source: 'several', unit: '10.00', stock_before: 3, stock_after: 0 }] },
    effects: {
      postings: [
        { amount: '8.00', from: 'allocation' },
        { amount: '18.00', from: 'allocation' },
        { amount: '10.00', from: 'unallocated' },
      ],
    },
  });
  const id = String(answer.body.dispatch?.id);
  expect(
    await world.rows(
      sql`select charge::int as charge, source_allocation_id::int as source from redemptions where dispatch_id = ${id} order by line`,
    ),
  ).toEqual([
    { charge: 800, source: 12 },
    { charge: 900, source: 11 },
    { charge: 900, source: 11 },
    { charge: 1000, source: null },
  ]);
  await world.change(id, 'recall');
  expect([await used(11), await used(12)]).toEqual([[{ used: 0 }], [{ used: 0 }]]);
  await closeAllocations();
});

test('the open allocation pays for the rewards it lists, as far as it can; a discount is taken off', async () => {
  await allocate(21, { type: 'open', quantity: null, price: 1000 });
  await world.run(
    sql`insert into discounts (advertiser_id, product_id, basis_points) values (1, 'AAA-CARD', 500)`,
  );
  const answer = await links({ [CARD]: 3, [CARD_20]: 1 });
  expect(answer.body, answer.text).toMatchObject({
    cost: {
      total: '47.50',
      by_sku: [
        { sku: CARD, source: 'several', unit: '9.50' },
        { sku: CARD_20, source: 'unallocated', unit: '19.00' },
      ],
    },
  });
  const id = String(answer.body.dispatch?.id);
  expect(
    await world.rows(
      sql`select source_allocation_id::int as source from redemptions where dispatch_id = ${id} and sku = ${CARD} order by line`,
    ),
  ).toEqual([{ source: 21 }, { source: 21 }, { source: null }]);
  await world.change(id, 'recall');
  await world.run(sql`delete from discounts`);
  await closeAllocations();
});

test('a SKU that is refused by itself does not stop the others, and says what helps', async () => {
  await allocate(31, { sku: MUG, quantity: 1, price: 700 });
  const answer = await links({ [MUG]: 2, [CARD]: 1 });
  expect(answer.body.outcomes, answer.text).toMatchObject([
    {
      sku: MUG,
      status: 'refused',
      batch_id: null,
      charge: null,
      code: 'insufficient_stock',
      message: expect.stringContaining('request another allocation'),
    },
    { sku: CARD, status: 'accepted', charge: '10.00' },
  ]);
  expect(answer.body.dispatch).toMatchObject({ line_count: 1, batches: [{ sku: CARD }] });
  expect(await used(31)).toEqual([{ used: 0 }]);
  const alone = await links({ [MUG]: 2 });
  expect(alone.body).toMatchObject({ status: 409, error_name: 'insufficient_stock' });
  expect((await links({ [MUG]: 1 })).body).toMatchObject({
    cost: { by_sku: [{ source: 'committed', stock_before: 1, stock_after: 0 }] },
  });
  await closeAllocations();
});

test('PROMO-41: a reward that is not live, or in another currency, is refused by itself', async () => {
  await world.run(
    sql`update promotion_rewards set status = 'paused' where promotion_id = ${promotion} and sku = ${CARD_20}`,
  );
  expect((await links({ [CARD_20]: 1 })).body.error_name).toBe('reward_not_live');
  await world.run(sql`update skus set currency = 'USD' where sku = ${CARD_20}`);
  await world.run(
    sql`update promotion_rewards set status = 'enabled' where promotion_id = ${promotion} and sku = ${CARD_20}`,
  );
  expect((await links({ [CARD_20]: 1 })).body.error_name).toBe('reward_not_live');
  await allocate(41, { sku: CARD_20, quantity: 1 });
  expect((await links({ [CARD_20]: 2 })).body.error_name).toBe('insufficient_stock');
  expect((await links({ [CARD_20]: 1 })).body).toMatchObject({ cost: { by_sku: [{ source: 'committed' }] } });
  await world.run(sql`update skus set currency = 'EUR' where sku = ${CARD_20}`);
  await closeAllocations();
});

test('a quota is enforced, and given back by a recall', async () => {
  const [{ count = 0 } = {}] = await world.rows<{ count: number }>(
    sql`select count(*)::int as count from redemptions where sku = ${CARD} and state in ('booked', 'pending', 'failed', 'redeemed')`,
  );
  await world.run(
    sql`insert into redemption_quotas (advertiser_id, sku, nb_redemptions_allowed, used) values (1, ${CARD}, ${count + 2}, ${count})`,
  );
  expect((await links({ [CARD]: 3 })).body.error_name).toBe('quota_exceeded');
  const answer = await links({ [CARD]: 2 });
  expect(answer.body).toMatchObject({ cost: { by_sku: [{ quota_before: 2, quota_after: 0 }] } });
  expect((await links({ [CARD]: 1 })).body).toMatchObject({
    error_name: 'quota_exceeded',
    message: `The quota of ${CARD} is used up: have it raised.`,
  });
  await world.change(answer.body.dispatch?.id, 'recall');
  expect((await links({ [CARD]: 1 })).status).toBe(201);
  await world.run(sql`delete from redemption_quotas`);
});

test('a promotion that rests, is over or belongs to a disabled advertiser accepts nothing', async () => {
  const named = async (statement: ReturnType<typeof sql>, back: ReturnType<typeof sql>) => {
    await world.run(statement);
    const { body } = await links({ [CARD]: 1 });
    await world.run(back);
    return body.error_name;
  };
  const running = sql`update promotions set status = 'enabled', start_datetime = now() - interval '1 day', end_datetime = null where id = ${promotion}`;
  expect(await named(sql`update promotions set status = 'paused' where id = ${promotion}`, running)).toBe(
    'promotion_not_running',
  );
  expect(
    await named(
      sql`update promotions set start_datetime = now() + interval '1 day' where id = ${promotion}`,
      running,
    ),
  ).toBe('promotion_not_running');
  expect(
    await named(
      sql`update promotions set start_datetime = now() - interval '2 days', end_datetime = now() - interval '1 day' where id = ${promotion}`,
      running,
    ),
  ).toBe('promotion_not_running');
  expect(
    await named(
      sql`update advertisers set status = 'disabled' where id = 1`,
      sql`update advertisers set status = 'enabled' where id = 1`,
    ),
  ).toBe('advertiser_disabled');
  // By the clock of business: a promotion of tomorrow runs where a demo is a day ahead.
  await world.run(
    sql`update promotions set start_datetime = now() + interval '12 hours' where id = ${promotion}`,
  );
  await world.run(sql`update platform_clock set shift = '1 day'`);
  expect((await links({ [CARD]: 1 })).status).toBe(201);
  await world.run(sql`update platform_clock set shift = '0'`);
});

test('a frozen account takes no dispatch', async () => {
  await world.run(
    sql`update ledger_accounts set frozen_at = now() where advertiser_id = 1 and kind = 'unallocated'`,
  );
  expect((await links({ [CARD]: 1 })).body.error_name).toBe('account_frozen');
  await world.run(sql`update ledger_accounts set frozen_at = null`);
});

test('a schedule and an undo window say when it goes out: the later of both', async () => {
  const tomorrow = new Date(Date.now() + 86_400_000).toISOString();
  const answer = await links({ [CARD]: 1 }, { undo_seconds: 3600, release_at: tomorrow });
  expect(answer.body.dispatch).toMatchObject({ release_at: tomorrow, undo_seconds: 3600 });
  const soon = await links(
    { [CARD]: 1 },
    { undo_seconds: 3600, release_at: new Date(Date.now() + 60_000).toISOString() },
  );
  const wait = Date.parse(String(soon.body.dispatch?.release_at)) - Date.now();
  expect(wait).toBeGreaterThan(3_500_000);
  expect(wait).toBeLessThan(3_601_000);
});
