import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { CARD, type DispatchWorld, startDispatches } from '../../../testing/dispatches.ts';

const POOLED = 'AAA-POOL-0001';
let world: DispatchWorld;
let promotion = '';
beforeAll(async () => {
  world = await startDispatches();
  // No provider: its codes come from its pool.
  await world.run(sql`insert into skus (sku, name, brand_sku, product_id, face_value, currency)
    values (${POOLED}, 'Pooled', 'AAA-BRAND', 'AAA-CARD', 1000, 'EUR')`);
  const { body } = await world.create({
    rewards: [{ sku: POOLED }, { sku: CARD }],
    activation_notification_channels: [],
  });
  promotion = String(body.id);
});
afterAll(() => world?.platform.close());
beforeEach(async () => {
  await world.run(sql`delete from stopped_pools`);
  await world.run(sql`delete from reward_codes`);
});

/** Puts codes into the pool; nobody opens them here. */
const fill = (count: number, more: { expiresIn?: string; availableIn?: string } = {}) =>
  world.run(sql`insert into reward_codes (sku, code_hash, last4, key_id, wrapped_key, sealed, expires_at, available_at)
    select ${POOLED}, decode(md5(random()::text || n), 'hex'), '0000', 'k', '', '', now() + ${more.expiresIn ?? null}::interval,
      now() + ${more.availableIn ?? null}::interval from generate_series(1, ${count}::int) n`);
const preview = (quantity: number, more: object = {}) =>
  world.dispatch(
    promotion,
    { kind: 'download_links', quantities: [{ sku: POOLED, quantity }], ...more },
    { dryRun: true },
  );
const refusalOf = async (quantity: number, more: object = {}) => {
  const { body } = await preview(quantity, more);
  return [body.error_name, body.message];
};
const stateOf = async () => {
  const { body } = await world.platform.call('retailer', 'GET', `/api/promotions/${promotion}/rewards`);
  return (body.items as unknown as { sku: string; state: string }[]).find(({ sku }) => sku === POOLED)?.state;
};

test('PROMO-40: a reward without codes is not ready, nor is one whose pool is stopped or whose codes are all for later or over', async () => {
  expect(await stateOf()).toBe('temporarily_unavailable');
  await fill(2, { expiresIn: '-1 day' });
  await fill(2, { availableIn: '1 day' });
  expect(await stateOf()).toBe('temporarily_unavailable');
  await fill(1);
  expect(await stateOf()).toBe('ready');
  await world.run(sql`insert into stopped_pools (sku) values (${POOLED})`);
  expect(await stateOf()).toBe('temporarily_unavailable');
});

test('PROMO-33: a promotion all of whose rewards lack codes misses a live reward before its launch', async () => {
  const { body } = await world.create({ rewards: [{ sku: POOLED }] });
  const missing = async () =>
    (await world.platform.call('retailer', 'GET', `/api/promotions/${body.id}`)).body.missing;
  expect(await missing()).toMatchObject([{ code: 'no_live_reward' }]);
  await fill(1);
  expect(await missing()).toEqual([]);
});

test('LINKS-3: a preview counts the codes, and names the SKU, what is needed and what is available', async () => {
  expect(await refusalOf(4)).toEqual([
    'insufficient_codes',
    `${POOLED} needs 4 codes, and 0 are available: send fewer, or have its pool filled.`,
  ]);
  await fill(3);
  expect((await preview(3)).status).toBe(201);
  expect(await refusalOf(4)).toEqual([
    'insufficient_codes',
    `${POOLED} needs 4 codes, and 3 are available: send fewer, or have its pool filled.`,
  ]);
  await world.run(sql`insert into stopped_pools (sku) values (${POOLED})`);
  expect((await refusalOf(1))[0]).toBe('insufficient_codes');
});

test('what is promised is not given again: an open redemption keeps its code, one that is canceled gives it back', async () => {
  await fill(3);
  const quantities = [{ sku: POOLED, quantity: 2 }];
  const sent = await world.dispatch(promotion, { kind: 'download_links', quantities });
  expect(sent.status, sent.text).toBe(201);
  expect(await stateOf()).toBe('ready');
  expect((await preview(1)).status).toBe(201);
  expect((await refusalOf(2))[1]).toContain('needs 2 codes, and 1 are available');
  await world.change(sent.body.dispatch?.id, 'recall');
  expect((await preview(3)).status).toBe(201);
});

test('a SKU without codes does not stop the others, and a trial takes no code', async () => {
  const both = await preview(1, {
    quantities: [
      { sku: POOLED, quantity: 1 },
      { sku: CARD, quantity: 1 },
    ],
  });
  expect(both.body.outcomes).toMatchObject([
    { sku: POOLED, status: 'refused', code: 'insufficient_codes' },
    { sku: CARD, status: 'accepted' },
  ]);
  expect((await preview(5, { testing: true })).status).toBe(201);
});

test('a code that ends too early is not counted', async () => {
  await fill(2, { expiresIn: '10 days' });
  await fill(1, { expiresIn: '90 days' });
  const minimal_expiration = new Date(Date.now() + 30 * 86_400_000).toISOString();
  expect((await preview(3)).status).toBe(201);
  expect((await preview(1, { minimal_expiration })).status).toBe(201);
  expect((await refusalOf(2, { minimal_expiration }))[1]).toContain('and 1 are available');
});
