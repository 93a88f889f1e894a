import { afterAll, beforeAll, expect, test } from 'vitest';
import { systemScope } from '../../platform/foundation/access/scope.ts';
import { LedgerRefused, post } from '../../platform/money/ledger/post.ts';
import { type AllocationWorld, committed, startAllocationWorld } from '../support/allocationWorld.ts';
import { comingBack, patiently } from '../support/comeBack.ts';

// On a real PostgreSQL: the embedded database has one session, so nothing ever happens at once there.
let world: AllocationWorld;
beforeAll(async () => {
  world = await startAllocationWorld('postgres');
});
afterAll(() => world?.close());

const parallel = <Result>(work: (index: number) => Promise<Result>) =>
  Promise.all(Array.from({ length: 200 }, (_, index) => work(index)));

const ask = () => patiently(() => world.ask(committed(1, '10')));
const approve = (id: unknown, index: number) => {
  const login = index % 2 ? 'second' : 'operator';
  return patiently(() => world.decide('approve', id, { login, key: `approve-${id}-${index}`, version: 1 }));
};
const unallocated = async () =>
  (await world.call('operator', 'GET', '/api/advertisers/1/budget')).body.unallocated;

test('reliability D3, ALLOC-37: of 200 approvals at once exactly those that are covered are made, the rest are told why', async () => {
  await world.fund('1', 100);
  const requests = await parallel(ask);
  const answers = await parallel((index) => approve(requests[index]?.body.request?.id, index));
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(10);
  for (const { status, body } of answers.filter((answer) => answer.status !== 200)) {
    expect([status, body.error_name]).toEqual([409, 'insufficient_unallocated_budget']);
    expect(body.message).toContain('€10.00 is requested, €0.00 is free');
  }
  expect(await unallocated()).toBe('0.00');
});

test('reliability D3: one request is approved by one of 200 at once, the rest are shown what became of it', async () => {
  await world.fund('1', 100);
  const { id } = (await ask()).body.request ?? {};
  const answers = await parallel((index) => approve(id, index));
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  for (const { status, body } of answers.filter((answer) => answer.status !== 200)) {
    expect([status, body.error_name]).toEqual([409, 'stale_version']);
    expect(body.current?.budget_line_item?.status).toBe('approved');
  }
  expect(await unallocated()).toBe('90.00');
});

test('reliability D3: of 200 bookings of a committed allocation at once exactly those that it covers are made', async () => {
  await world.fund('1', 10);
  const request = (await ask()).body;
  const { status, body } = await approve(request.request?.id, 0);
  expect([status, body.error_name]).toEqual([200, undefined]);
  const allocationId = String(request.allocation?.id);
  const outcomes = await parallel(async () => {
    const posting = { advertiserId: '1', currency: 'EUR', kind: 'book', amount: 100n, allocationId } as const;
    try {
      await comingBack(() => systemScope(world.database).write((tx) => post(tx, [posting])));
      return 'booked';
    } catch (error) {
      if (error instanceof LedgerRefused) return error.reason;
      throw error;
    }
  });
  expect(outcomes.filter((outcome) => outcome === 'booked')).toHaveLength(10);
  expect(new Set(outcomes)).toEqual(new Set(['booked', 'insufficient_funds']));
  expect(await world.ties()).toBe(true);
});
