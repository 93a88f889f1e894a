import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { storedRows } from '../../platform/testing/storedRows.ts';
import { type AllocationWorld, open, startAllocationWorld } from '../support/allocationWorld.ts';

// Races prove something on a real PostgreSQL only: the embedded database has one session.
let world: AllocationWorld;
beforeAll(async () => {
  world = await startAllocationWorld('postgres');
});
afterAll(() => world?.close());
beforeEach(() => world.fund('1', 100));

const rewardOfTen = async (sku: string) => {
  await world.database.db.execute(sql`insert into skus (sku, name, brand_sku, product_id, face_value, currency)
    values (${sku}, ${sku}, 'ABC-BRAND', 'ABC-AA0001', 1000, 'EUR')`);
  return sku;
};
const waiting = async () =>
  (
    await storedRows(
      world.database.db,
      sql`select 1 from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()`,
    )
  ).length;

test('SKU-33: a reward is not asked for and given another currency at once: one waits for the other, and is refused', async () => {
  for (let round = 0; round < 10; round += 1) {
    const sku = await rewardOfTen(`ABC-AA0001-R${round}`);
    const [request, saved] = await Promise.all([
      world.ask(open('1', sku)),
      world.call('catalog_manager', 'PUT', `/api/skus/${sku}`, { body: { currency: 'USD' }, version: 1 }),
    ]);
    expect([
      [201, 409],
      [422, 200],
    ]).toContainEqual([request.status, saved.status]);
  }
});

test('SKU-33: a request waits for a change of its reward that is under way, and is judged by what came of it', async () => {
  const sku = await rewardOfTen('ABC-AA0001-RW');
  const request = await world.database.transaction(async (tx) => {
    await tx.execute(sql`select set_config('app.staff', 'on', true)`);
    await tx.execute(sql`update skus set currency = 'USD' where sku = ${sku}`);
    const answer = world.ask(open('1', sku));
    await expect.poll(waiting).toBeGreaterThan(0);
    return { answer };
  });
  const { status, body } = await request.answer;
  expect([status, body.field_errors]).toEqual([
    422,
    [{ field: 'rewards.0.sku', rule: 'reward_unavailable', limit: 'currency' }],
  ]);
});
