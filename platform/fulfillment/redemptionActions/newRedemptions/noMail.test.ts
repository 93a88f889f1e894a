import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { systemScope } from '../../../foundation/access/scope.ts';
import { CARD, type DispatchWorld, startDispatches } from '../../../testing/dispatches.ts';
import { finishBatch } from '../../dispatches/batches/finishBatch.ts';

let world: DispatchWorld;
beforeAll(async () => {
  world = await startDispatches();
});
afterAll(() => world?.platform.close());

test('who creates one saw what became of it: the mail that tells the end of a batch is for batches', async () => {
  const promotion = await world.create({ rewards: [{ sku: CARD }] });
  const place = `/api/promotions/${String(promotion.body.id)}/rewards/${CARD}/redemptions/redeem`;
  const { body, text } = await world.platform.call('retailer', 'POST', place, {
    body: { order_id: 'one', testing: true, user: { email: 'bob@x.example' } },
    headers: { 'idempotency-key': 'one' },
  });
  expect(body.outcome, text).toBe('redeemed');
  const [batch] = await world.rows<{ batchId: string; dispatchId: string }>(
    sql`select batch_id::text as "batchId", dispatch_id::text as "dispatchId" from redemptions where order_id = 'one'`,
  );
  if (!batch) throw new Error('It has no batch');
  const scope = systemScope(world.platform.database);
  await scope.write((tx) => finishBatch(tx, scope, { advertiserId: '1', ...batch }));
  expect(
    await world.rows(sql`select d.state, (select count(*)::int from jobs where kind = 'mail') as mails from dispatches d
      where d.id = ${batch.dispatchId}`),
  ).toEqual([{ state: 'done', mails: 0 }]);
});
