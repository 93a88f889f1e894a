import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { post } from '../../platform/money/ledger/post.ts';
import { type EngineWorld, PIECE, SKUS, startEngineWorld } from '../support/engineWorld.ts';

let world: EngineWorld;
beforeAll(async () => {
  world = await startEngineWorld();
  await world.run(
    sql`insert into allocations (advertiser_id, id, type, status, currency, requested_amount) values (1, 7, 'committed', 'enabled', 'EUR', 500000)`,
  );
  await world.run(
    sql`insert into allocated_rewards (advertiser_id, allocation_id, sku, status, quantity, selling_price) values (1, 7, ${SKUS.issued}, 'enabled', 500, ${PIECE})`,
  );
  const [txn] = await world.scope.write((tx) =>
    post(tx, [{ advertiserId: '1', currency: 'EUR', kind: 'allocate', amount: 500_000n, allocationId: '7' }]),
  );
  await world.run(sql`insert into budget_lines (advertiser_id, type, amount, currency, status, decided_at, txn_id, allocation_id)
    values (1, 'allocate', 500000, 'EUR', 'approved', now(), ${txn}, 7)`);
});
afterAll(() => world?.close());

test('pieces of a reward that was taken out of its allocation and put in again come back to where they were taken', async () => {
  const { ids } = await world.dispatch(3, { sourceId: '7' });
  await world.run(
    sql`update allocated_rewards set status = 'disabled', quantity_used = quantity_used - 1 where allocation_id = 7`,
  );
  await world.run(
    sql`insert into allocated_rewards (advertiser_id, allocation_id, sku, status, quantity, quantity_used, selling_price)
      values (1, 7, ${SKUS.issued}, 'enabled', 500, 1, ${PIECE})`,
  );
  expect(await world.move({ ids, step: 'cancel' })).toHaveLength(3);
  expect(
    await world.rows(sql`select status, quantity_used as used from allocated_rewards order by id`),
  ).toEqual([
    { status: 'disabled', used: 0 },
    { status: 'enabled', used: 0 },
  ]);
  await world.run(sql`delete from allocated_rewards where status = 'enabled'`);
  await world.run(sql`update allocated_rewards set status = 'enabled'`);
  expect(await world.findings()).toEqual([]);
});
