import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  type AllocationWorld,
  committed,
  startAllocationWorld,
} from '../../../../tests/support/allocationWorld.ts';
import { ENGINES } from '../../../../tests/support/world.ts';

const STATES = ['pending', 'approved', 'rejected', 'withdrawn'] as const;
const ACTIONS = ['approve', 'reject', 'withdraw', 'change'] as const;
/** What brings a request into a state. */
const INTO = { approved: 'approve', rejected: 'reject', withdrawn: 'withdraw' } as const;
const CELLS = STATES.flatMap((state) => ACTIONS.map((action) => [state, action] as const));

describe.each(ENGINES)('every state of a request × what can be done about it, on %s', (engine) => {
  let world: AllocationWorld;
  beforeAll(async () => {
    world = await startAllocationWorld(engine);
    await world.fund('1', 100_000);
  });
  afterAll(() => world?.close());

  test.each(CELLS)('INVENT-6, INVENT-7: a request that is %s: %s', async (state, action) => {
    const answer = (await world.ask(committed(1, '1'))).body;
    const lineId = String(answer.request?.id);
    const allocationId = String(answer.allocation?.id);
    if (state !== 'pending') expect((await world.decide(INTO[state], lineId)).status).toBe(200);
    const before = await world.picture();
    const { version } = (
      await world.call('retailer', 'GET', `/api/advertisers/1/allocations/${allocationId}`)
    ).body;
    const { status, body } =
      action === 'change'
        ? await world.change(allocationId, Number(version), { external_id: 'IO-9' })
        : await world.decide(action, lineId);
    if (state === 'pending') expect(status).toBe(200);
    else {
      const refusal = action === 'change' ? 'not_editable' : 'already_decided';
      expect([status, body.error_name]).toEqual([409, refusal]);
      expect(await world.picture()).toBe(before);
    }
  });

  test('lines without an allocation are nobody’s to decide', async () => {
    const credit = await world.call('operator', 'PUT', '/api/advertisers/1/budget', {
      body: { amount: '1', type: 'credit', description: 'x' },
      headers: { 'idempotency-key': 'credit' },
    });
    expect((await world.decide('approve', credit.body.lines?.[0]?.id)).status).toBe(404);
    expect((await world.decide('approve', '999999')).status).toBe(404);
  });
});
