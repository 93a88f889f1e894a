import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  type AllocationWorld,
  committed,
  open,
  REWARDS,
  startAllocationWorld,
} from '../../../../../tests/support/allocationWorld.ts';
import { ENGINES } from '../../../../../tests/support/world.ts';

const DAY = 86_400_000;

// biome-ignore lint/suspicious/noExplicitAny: answers, looked into freely
type Loose = any;

describe.each(ENGINES)('what is approved on %s', (engine) => {
  let world: AllocationWorld;
  beforeAll(async () => {
    world = await startAllocationWorld(engine);
    await world.fund('2', 200_000, 'JPY');
    await world.fund('1', 1000);
  });
  afterAll(() => world?.close());

  const report = async (id: unknown, login = 'second') => {
    const { body } = await world.call(login, 'GET', '/api/me/allocations_report?per_page=100');
    return (body.items as Loose).find((row: Loose) => row.id === String(id));
  };

  test('APPR-1: a request of ¥5 that also ends the allocation in three days says so, and what it makes of allocation and budget', async () => {
    const first = (await world.ask(open('105000'), { id: '2' })).body;
    await world.decide('approve', first.request?.id);
    const end = new Date(Date.now() + 3 * DAY).toISOString();
    const requestBody = { type: 'open', amount: '5', expiration_datetime: end, description: 'A little more' };
    const { request } = (await world.ask(requestBody, { id: '2' })).body;
    const row = await report(request?.id);
    expect(row).toMatchObject({
      description: 'A little more',
      expiration: { expiration_datetime: end, no_expiration: false },
      outcome: {
        before: { amount: '105000', amount_available: '105000', no_expiration: true, currency: 'JPY' },
        after: {
          amount: '105005',
          amount_available: '105005',
          expiration_datetime: end,
          no_expiration: false,
        },
        unallocated: '95000',
        unallocated_after: '94995',
      },
    });
    const { allocation } = (await world.decide('approve', request?.id)).body;
    expect(allocation).toMatchObject({
      amount: row.outcome.after.amount,
      expiration_datetime: row.outcome.after.expiration_datetime,
    });
    const budget = (await world.call('operator', 'GET', '/api/advertisers/2/budget')).body;
    expect(budget.unallocated).toBe(row.outcome.unallocated_after);
    expect(await report(request?.id)).toMatchObject({
      outcome: null,
      expiration: { expiration_datetime: end },
    });
  });

  test('APPR-1: reward by reward pieces, price and sum; a first request has nothing before it, a giving back less after it', async () => {
    const answer = (await world.ask({ ...committed(3, '12.50'), description: 'Spring' })).body;
    expect(await report(answer.request?.id)).toMatchObject({
      virtual_good_inventory: [
        {
          count: 3,
          amount: '37.50',
          currency: 'EUR',
          virtual_currency: { cost_of_unit: '12.50', sku: REWARDS.fine },
        },
      ],
      expiration: { expiration_datetime: null, no_expiration: true },
      outcome: {
        before: null,
        after: { amount: '37.50' },
        unallocated: '1000.00',
        unallocated_after: '962.50',
      },
    });
    const filled = (await world.ask(open('100'))).body;
    await world.decide('approve', filled.request?.id);
    const back = (await world.ask({ type: 'open', amount: '-40' })).body;
    expect(await report(back.request?.id)).toMatchObject({
      expiration: null,
      outcome: { before: { amount: '100.00' }, after: { amount: '60.00' }, unallocated_after: '940.00' },
    });
    const much = (await world.ask(committed(1, '900'))).body;
    const more = (await world.ask(committed(1, '899'))).body;
    await world.decide('approve', much.request?.id);
    expect(await report(more.request?.id)).toMatchObject({
      outcome: { unallocated: '0.00', unallocated_after: '-899.00' },
    });
  });

  test('an approval of money says that rewards of an earlier request still wait', async () => {
    await world.fund('1', 100);
    const bringing = open('5', REWARDS.third);
    const first = (await world.ask(bringing)).body;
    const second = (await world.ask(open('7'))).body;
    expect(await report(second.request?.id)).toMatchObject({ outcome: { rewards_waiting: 1 } });
    expect(await report(first.request?.id)).toMatchObject({ outcome: { rewards_waiting: 0 } });
    await world.decide('approve', second.request?.id);
    const approved = { budget_line_item: { status: 'approved' }, budget_allocation: { rewards_waiting: 1 } };
    expect(await report(second.request?.id)).toMatchObject(approved);
    await world.decide('reject', first.request?.id);
    expect(await report(second.request?.id)).toMatchObject({ budget_allocation: { rewards_waiting: 0 } });
  });

  test('a request for more does not limit what can be given back; one that gives back does', async () => {
    await world.fund('1', 500);
    const first = (await world.ask(open('50'))).body;
    const filled = (await world.ask(open('60'))).body;
    const { allocation } = (await world.decide('approve', filled.request?.id)).body;
    const least = async () =>
      Number(
        (await world.call('operator', 'GET', `/api/advertisers/1/allocations/${allocation?.id}`)).body
          .request_minimum,
      );
    const before = await least();
    const more = (await world.ask(open('30'))).body;
    expect(await least()).toBe(before);
    const back = (await world.ask(open('-10'))).body;
    expect(await least()).toBe(before + 10);
    for (const { request } of [more, back, first]) await world.decide('reject', request?.id);
  });
  test('APPR-1: what is left of the budget is told to those who decide alone', async () => {
    await world.fund('1', 10);
    const { request } = (await world.ask(committed(1, '1'))).body;
    expect(request).toMatchObject({ can_decide: false, outcome: null });
  });

  test('APPR-4, ADV-22: an advertiser has an inventory from its first request on, whatever becomes of it', async () => {
    await world.fund('3', 100, 'GBP');
    const has = async () => (await world.call('operator', 'GET', '/api/advertisers/3')).body.has_inventory;
    expect(await has()).toBe(false);
    const { request } = (await world.ask(open('1'), { id: '3', login: 'operator' })).body;
    expect(await has()).toBe(true);
    await world.decide('reject', request?.id);
    expect(await has()).toBe(true);
  });

  test('APPR-5, ALLOC-8: an approved open allocation is asked for another end alone, however much waits; the same end is nothing', async () => {
    const first = (await world.ask(open('50'), { id: '3', login: 'operator' })).body;
    const ask = (body: object) => world.ask({ type: 'open', ...body }, { id: '3', login: 'operator' });
    expect((await ask({ amount: '0', no_expiration: false, expiration_datetime: soon(5) })).status).toBe(422);
    await world.decide('approve', first.request?.id);
    await ask({ amount: '50' });
    await ask({ amount: '50' });
    const end = soon(9);
    const later = await ask({ amount: '0', expiration_datetime: end });
    expect(later.status).toBe(201);
    const nothing = await ask({ amount: '0', no_expiration: true });
    expect(nothing.body).toMatchObject({ field_errors: [{ field: 'amount', rule: 'nothing_requested' }] });
    expect((await ask({ amount: '0' })).status).toBe(422);
    const { body } = await world.decide('approve', later.body.request?.id);
    expect(body).toMatchObject({
      allocation: { amount: '50.00', expiration_datetime: end },
      effects: { postings: [] },
    });
    expect(await world.ties()).toBe(true);
  });
});

const soon = (days: number) => new Date(Date.now() + days * DAY).toISOString();
