import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type DispatchWorld, startDispatches } from '../../../testing/dispatches.ts';

const POOLED = 'AAA-POOL-0001';
let world: DispatchWorld;
let promotion = '';
let keys = 0;
beforeAll(async () => {
  world = await startDispatches();
  await world.run(sql`insert into skus (sku, name, brand_sku, product_id, face_value, currency)
    values (${POOLED}, 'Pooled', 'AAA-BRAND', 'AAA-CARD', 1000, 'EUR')`);
  promotion = String((await world.create({ rewards: [{ sku: POOLED }] })).body.id);
});
afterAll(() => world?.platform.close());

const redeem = () =>
  world.platform.call(
    'retailer',
    'POST',
    `/api/promotions/${promotion}/rewards/${POOLED}/redemptions/redeem`,
    {
      body: { order_id: `order ${++keys}`, user: { email: 'bob@x.example' } },
      headers: { 'idempotency-key': `new ${keys}` },
    },
  );

test('REDNEW-19: one without a code is refused; one whose code turns out to be unreadable is booked, says why, and can be tried again', async () => {
  const refused = await redeem();
  expect([refused.body.error_name, refused.body.message]).toEqual([
    'insufficient_codes',
    `${POOLED} has no code left: have its pool filled.`,
  ]);
  const [key] = world.platform.config.codesKeys ?? [];
  await world.run(sql`insert into reward_codes (sku, code_hash, last4, key_id, wrapped_key, sealed)
    values (${POOLED}, decode('00', 'hex'), '0000', ${key?.id ?? ''}, decode(repeat('00', 60), 'hex'), decode(repeat('00', 60), 'hex'))`);
  const { body } = await redeem();
  expect(body).toMatchObject({ outcome: 'failed', reason: 'no_code', redemption: { state: 'failed' } });
});
