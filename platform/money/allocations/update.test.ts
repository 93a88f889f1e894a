import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  type AllocationWorld,
  committed,
  open,
  REWARDS,
  startAllocationWorld,
} from '../../../tests/support/allocationWorld.ts';
import { ENGINES } from '../../../tests/support/world.ts';

describe.each(ENGINES)('changing what waits on %s', (engine) => {
  let world: AllocationWorld;
  const allocationIds = { pending: '' };
  beforeAll(async () => {
    world = await startAllocationWorld(engine);
    await world.fund('1', 1000);
    allocationIds.pending = String((await world.ask(committed(2, '5'))).body.allocation?.id);
  });
  afterAll(() => world?.close());

  test('ALLOC-51, INVENT-8, INVENT-9, INVENT-10, INVENT-11: IO number, price, quantity and expiration; the request follows', async () => {
    const { body, status } = await world.change(allocationIds.pending, 1, {
      external_id: 'IO-new',
      rewards: [{ sku: REWARDS.fine, quantity: 3, selling_price: '7.50' }],
      expiration_datetime: '2031-05-05T10:00:00Z',
    });
    expect(status).toBe(200);
    expect(body).toMatchObject({
      allocation: {
        external_id: 'IO-new',
        requested_amount: '22.50',
        amount_pending: '22.50',
        expiration_datetime: '2031-05-05T10:00:00.000Z',
        version: 2,
        allocated_rewards: [{ quantity: 3, selling_price: '7.50' }],
      },
      request: { budget_line_item: { amount: '22.50' }, external_id: 'IO-new', version: 2 },
    });
    const again = await world.change(allocationIds.pending, 2, { external_id: 'IO-new' });
    expect(again.body.allocation?.version).toBe(2);
  });

  test('API-7: a stale version answers the allocation as it is', async () => {
    const { status, body } = await world.change(allocationIds.pending, 1, { external_id: 'late' });
    expect([status, body.error_name]).toEqual([409, 'stale_version']);
    expect(body.current).toMatchObject({ id: allocationIds.pending, external_id: 'IO-new', version: 2 });
  });

  test('ALLOC-53, ALLOC-54: a reward twice, one it does not have, more than is free', async () => {
    const sku = REWARDS.fine;
    const change = async (...rewards: object[]) => {
      const { body } = await world.change(allocationIds.pending, 2, { rewards });
      return body.field_errors ?? body.error_name;
    };
    expect(await change({ sku, quantity: 1 }, { sku, quantity: 2 })).toBe('double_reward');
    expect(await change({ sku: REWARDS.other, quantity: 1 })).toEqual([
      { field: 'rewards.0.sku', rule: 'unknown_reward' },
    ]);
    expect(await change({ sku, selling_price: '400' })).toBe('insufficient_unallocated_budget');
  });

  test('a try leaves no trace', async () => {
    const before = await world.picture();
    const tried = await world.change(
      allocationIds.pending,
      2,
      { no_expiration: true },
      { query: '?dry_run=true' },
    );
    expect(tried.body.allocation).toMatchObject({ no_expiration: true, version: 3 });
    expect(await world.picture()).toBe(before);
  });

  test('ALLOC-41, ALLOC-44, ALLOC-51: a pending open allocation asks for another amount, one unit at least', async () => {
    const first = (await world.ask(open('10'))).body;
    const { id, version } = first.allocation ?? {};
    const change = (requested_amount: string) => world.change(id, Number(version), { requested_amount });
    expect((await change('0.99')).body.field_errors).toMatchObject([
      { field: 'requested_amount', rule: 'request_too_low', limit: '1.00' },
    ]);
    expect((await change('')).body.field_errors).toMatchObject([
      { field: 'requested_amount', rule: 'required' },
    ]);
    expect((await change('1.00')).body).toMatchObject({
      allocation: { requested_amount: '1.00', amount_pending: '1.00', request_minimum: '1.00' },
      request: { budget_line_item: { amount: '1.00' } },
    });
  });
});
