import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { systemScope } from '../../foundation/access/scope.ts';
import { post } from '../../money/ledger/post.ts';
import { type PromotionWorld, startPromotions } from '../../testing/promotions.ts';

const ONE = 'AAA-CARD-0001';
let world: PromotionWorld;
let id: string;
beforeAll(async () => {
  world = await startPromotions();
  await world.run(sql`insert into skus (sku, name, brand_sku, product_id, face_value, currency, provider_id) values
    ('AAA-CARD-0003', 'Card 1,000', 'AAA-BRAND', 'AAA-CARD', 100000, 'EUR', 900)`);
  await fund(1000n);
});
afterAll(() => world?.platform.close());
beforeEach(async () => {
  id = String((await world.create()).body.id);
});

/** Gives advertiser 1 budget, or moves what is free to its open allocation. */
const fund = (amount: bigint, kind: 'credit' | 'allocate' = 'credit') =>
  systemScope(world.platform.database).write((tx) =>
    post(tx, [
      { advertiserId: '1', currency: 'EUR', kind, amount, ...(kind === 'allocate' && { allocationId: '2' }) },
    ]),
  );
const missing = async () =>
  ((await world.platform.call('retailer', 'GET', `/api/promotions/${id}`)).body.missing as unknown as
    | { code: string }[]
    | undefined) ?? [];

describe('what is missing before a promotion can launch', () => {
  it('PROMO-33, PROMO-35: names each thing and where it is put right', async () => {
    expect(await missing()).toEqual([]);
    await world.save(id, { status: 'paused', notification_channels: ['sms'] });
    await world.run(sql`update skus set state = 'no_allocation' where sku = ${ONE}`);
    await world.run(sql`update promotions set ui_id = null where id = ${id}`);
    expect(await missing()).toEqual([
      { code: 'no_live_reward', field: null, screen: 'rewards' },
      { code: 'portal_domain_invalid', field: 'uiId', screen: 'settings' },
      { code: 'promotion_paused', field: null, screen: 'details' },
    ]);
    await world.run(sql`update skus set state = 'ready' where sku = ${ONE}`);
    await world.save(id, { status: 'completed' });
    expect(await missing()).toEqual([]);
  });

  it('PROMO-33: an end that lies after the start is nothing that is missing', async () => {
    const { body, text } = await world.create({ end_datetime: '2099-12-31T22:59:59Z' });
    expect(body.missing, text).toEqual([]);
  });
});

describe('the budget of a promotion', () => {
  it('PROMO-35: is missing while it pays for none of the live rewards; a discount, an open allocation or stock may do', async () => {
    const GAP = [{ code: 'budget_too_low', field: null, screen: 'budget' }];
    const { body } = await world.create({ rewards: [{ sku: 'AAA-CARD-0003' }] });
    id = String(body.id);
    expect(body.missing).toEqual(GAP);
    await fund(89_000n);
    expect(await missing()).toEqual(GAP);
    await world.run(
      sql`insert into discounts (advertiser_id, product_id, basis_points) values (1, 'AAA-CARD', 1000)`,
    );
    expect(await missing()).toEqual([]);
    await world.run(sql`update skus set face_value = 100001 where sku = 'AAA-CARD-0003'`);
    expect(await missing()).toEqual(GAP);
    await world.run(sql`insert into allocations (advertiser_id, id, type, status, currency, requested_amount, ordered_at)
      values (1, 1, 'committed', 'enabled', 'EUR', 1, now())`);
    await world.run(sql`insert into allocated_rewards (advertiser_id, allocation_id, sku, status, quantity, quantity_used)
      values (1, 1, 'AAA-CARD-0003', 'enabled', 3, 2)`);
    expect(await missing()).toEqual([]);
    await world.run(sql`update allocated_rewards set quantity_used = 3`);
    expect(await missing()).toEqual(GAP);
    await world.run(sql`update skus set face_value = 100000 where sku = 'AAA-CARD-0003'`);
    await world.run(sql`insert into allocations (advertiser_id, id, type, status, currency, requested_amount, ordered_at)
      values (1, 2, 'open', 'enabled', 'EUR', 1, now())`);
    await fund(50_000n, 'allocate');
    expect(await missing()).toEqual(GAP);
    await fund(40_000n, 'allocate');
    expect(await missing()).toEqual([]);
    await world.run(
      sql`insert into allocated_rewards (advertiser_id, allocation_id, sku, status) values (1, 2, ${ONE}, 'enabled')`,
    );
    expect(await missing()).toEqual(GAP);
  });
});
