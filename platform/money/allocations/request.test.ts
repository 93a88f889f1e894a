import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import {
  type AllocationWorld,
  committed,
  open,
  REWARDS,
  startAllocationWorld,
} from '../../../tests/support/allocationWorld.ts';
import { ENGINES } from '../../../tests/support/world.ts';
import { json, rowsOf, text } from '../../foundation/database/rows.ts';

describe.each(ENGINES)('asking for an allocation on %s', (engine) => {
  let world: AllocationWorld;
  beforeAll(async () => {
    world = await startAllocationWorld(engine);
  });
  afterAll(() => world?.close());

  const read = (path: string, login = 'retailer') => world.call(login, 'GET', `/api/advertisers/${path}`);
  const problem = ({ status, body }: Awaited<ReturnType<AllocationWorld['ask']>>) => [
    status,
    body.error_name,
  ];

  describe('committed', () => {
    beforeAll(() => world.fund('1', 1000));

    test('ALLOC-37, ALLOC-50, INVENT-15, INVENT-19: waits with its rewards, holds no funds, and asks for the sum of price times quantity', async () => {
      const { status, body } = await world.ask({
        type: 'committed',
        rewards: [
          { sku: REWARDS.fine, quantity: 3, selling_price: '9.99' },
          { sku: REWARDS.stock, quantity: 2, selling_price: '0' },
        ],
        external_id: 'IO-1',
        description: 'Spring',
        expiration_datetime: '2030-01-31T23:59:59+01:00',
      });
      expect(status).toBe(201);
      expect(body.allocation).toEqual({
        id: expect.stringMatching(/^\d+$/),
        advertiser_id: '1',
        type: 'committed',
        status: 'pending',
        state: 'pending',
        display: 'pending',
        is_available: false,
        is_editable: true,
        currency: 'EUR',
        amount: '0.00',
        amount_used: '0.00',
        amount_pending: '29.97',
        amount_available: '0.00',
        requested_amount: '29.97',
        request_minimum: null,
        give_back_limit: null,
        external_id: 'IO-1',
        description: 'Spring',
        expiration_datetime: '2030-01-31T22:59:59.000Z',
        no_expiration: false,
        ordered_datetime: expect.stringMatching(/Z$/),
        version: 1,
        allocated_rewards: [
          expect.objectContaining({
            reward: { sku: REWARDS.fine, name: 'Everyday 10', face_value: '10.00', currency: 'EUR' },
            quantity: 3,
            quantity_used: 0,
            quantity_expired: 0,
            quantity_available: 3,
            selling_price: '9.99',
            amount: '29.97',
            amount_used: '0.00',
            status: 'pending',
            locked: false,
            enabled: false,
          }),
          expect.objectContaining({ quantity: 2, selling_price: '0.00', amount: '0.00' }),
        ],
        waiting_requests: [
          expect.objectContaining({ type: 'allocate', amount: '29.97', can_withdraw: true }),
        ],
      });
      expect(body.request).toMatchObject({
        budget_allocation: { type: 'committed', status: 'pending' },
        budget_line_item: { type: 'allocate', status: 'pending', amount: '29.97', currency: 'EUR' },
        requester: { name: 'retailer' },
        grantor: null,
        version: 1,
      });
      expect(body.effects).toMatchObject({
        postings: [],
        mails: [],
        figures: ['requested', 'allocation_amount_pending'].map((name) => ({ name, after: '29.97' })),
      });
      expect((await read('1/budget')).body).toMatchObject({ unallocated: '1000.00', allocated: '0.00' });
    });

    test('ALLOC-6: where committed allocation is not allowed it is refused, and the open mode named', async () => {
      await world.database.db.execute(
        sql`update advertisers set allow_committed_allocation = false where id = 1`,
      );
      const answer = await world.ask(committed());
      await world.database.db.execute(
        sql`update advertisers set allow_committed_allocation = true where id = 1`,
      );
      expect(problem(answer)).toEqual([409, 'invalid_allocation']);
      expect(String(answer.body.message)).toMatch(/open allocation/);
    });

    test('ALLOC-37, ALLOC-54: to the cent what is free can be asked for, and not one more', async () => {
      expect((await world.ask(committed(100, '10'))).status).toBe(201);
      const more = await world.ask(committed(1, '1000.01'));
      expect(problem(more)).toEqual([409, 'insufficient_unallocated_budget']);
      expect(String(more.body.message)).toBe(
        'Insufficient unallocated budget: €1,000.01 is requested, €1,000.00 is free. Request less, or add budget first.',
      );
    });

    test('ALLOC-40: a reward of another country is refused, one from stock is not', async () => {
      const { body, status } = await world.ask({
        ...committed(),
        rewards: [
          { sku: REWARDS.stock, quantity: 1, selling_price: '1' },
          { sku: REWARDS.japan, quantity: 1, selling_price: '1' },
          { sku: 'ABC-ZZ9999-1', quantity: 1, selling_price: '1' },
          { sku: REWARDS.gone, quantity: 1, selling_price: '1' },
        ],
      });
      expect(status).toBe(422);
      expect(body.field_errors).toEqual([
        { field: 'rewards.1.sku', rule: 'reward_unavailable', limit: 'country' },
        { field: 'rewards.2.sku', rule: 'unknown_reward' },
        { field: 'rewards.3.sku', rule: 'reward_unavailable', limit: 'not_sold' },
      ]);
    });

    test('ALLOC-10, ALLOC-53: the same reward twice is refused', async () => {
      const { rewards } = committed();
      const answer = await world.ask({ ...committed(), rewards: [...rewards, ...rewards] });
      expect(problem(answer)).toEqual([409, 'double_reward']);
    });
  });

  describe('open', () => {
    beforeEach(() => world.fund('2', 100_000, 'JPY'));
    beforeAll(() =>
      world.database.db.execute(sql`update skus set currency = 'JPY' where sku = ${REWARDS.third}`),
    );
    const ask = (body: object) => world.ask(body, { id: '2' });

    test('ALLOC-8: the first request makes it, later ones wait on it; the amounts are yen without decimals', async () => {
      expect((await read('2/open_allocation')).status).toBe(404);
      const first = await ask(open('5000', REWARDS.third));
      expect(first.body.allocation).toMatchObject({
        type: 'open',
        amount_pending: '5000',
        requested_amount: '5000',
        request_minimum: '1',
        allocated_rewards: [{ quantity: null, quantity_available: null, selling_price: null, amount: null }],
      });
      expect(first.body.request?.budget_allocation).toMatchObject({ type: 'open_reward' });
      await world.decide('approve', first.body.request?.id);
      const second = await ask({ type: 'open', amount: '700' });
      expect(second.body.request?.budget_allocation).toMatchObject({ type: 'open_budget' });
      expect(second.body.allocation).toMatchObject({
        id: first.body.allocation?.id,
        status: 'enabled',
        amount: '5000',
        amount_pending: '700',
        amount_available: '5000',
        request_minimum: '-5000',
      });
    });

    test('ALLOC-43, ALLOC-44: gives back down to the minimum, not one unit further', async () => {
      expect((await ask({ type: 'open', amount: '-5001' })).body.field_errors).toEqual([
        { field: 'amount', rule: 'request_too_low', limit: '-5000' },
      ]);
      const back = await ask({ type: 'open', amount: '-5000' });
      expect(back.body.request?.budget_line_item).toMatchObject({ type: 'deallocate', amount: '5000' });
      expect(back.body.allocation).toMatchObject({ amount_pending: '5700', request_minimum: '0' });
    });

    test('ALLOC-38: a reward that is in it already is refused', async () => {
      const answer = await ask(open('10', REWARDS.third));
      expect(problem(answer)).toEqual([409, 'double_reward']);
    });

    test('ALLOC-39: only what is sold on demand, in the billing currency', async () => {
      const { body } = await ask(open('10', REWARDS.stock, REWARDS.dollars));
      expect(body.field_errors).toEqual([
        { field: 'rewards.0.sku', rule: 'reward_unavailable', limit: 'condition_of_sale' },
        { field: 'rewards.1.sku', rule: 'reward_unavailable', limit: 'currency' },
      ]);
    });

    test('ALLOC-36: at most what is unallocated can be asked for', async () => {
      const free = Number((await read('2/budget')).body.unallocated);
      expect(problem(await ask({ type: 'open', amount: String(free + 1) }))).toEqual([
        409,
        'insufficient_unallocated_budget',
      ]);
      expect((await ask({ type: 'open', amount: String(free) })).status).toBe(201);
    });

    test('asking for nothing is refused', async () => {
      const { body } = await ask({ type: 'open', amount: '0' });
      expect(body.field_errors).toMatchObject([{ field: 'amount' }]);
    });
  });

  test('a try is judged and answered alike, and leaves no trace', async () => {
    const before = await world.picture();
    const tried = await world.ask(committed(2, '5'), { query: '?dry_run=true' });
    expect(tried).toMatchObject({ status: 201, body: { allocation: { amount_pending: '10.00' } } });
    expect(problem(await world.ask(committed(1, '99999'), { query: '?dry_run=true' }))[0]).toBe(409);
    expect(await world.picture()).toBe(before);
  });

  test('ROLES-37, INVENT-12: createInventory asks, viewInventory reads, editInventory changes', async () => {
    const may = async (login: string) => [
      (await world.ask(committed(1, '0'), { login, query: '?dry_run=true' })).status,
      (await read('1/allocations', login)).status,
      (await world.change('1', 1, {}, { login, query: '?dry_run=true' })).status,
    ];
    expect(await may('admin')).toEqual([201, 200, 200]);
    expect(await may('shop')).toEqual([403, 200, 403]);
    expect(await may('catalog_manager')).toEqual([403, 403, 403]);
  });

  test('every request writes one event that says what was asked for', async () => {
    const { body } = await world.ask(committed(2, '5'));
    const rows = await rowsOf(
      world.database.db,
      { account_id: text, after: json<object>() },
      sql`select account_id, after from events where noun = 'budget_lines' and noun_id = ${String(body.request?.id)}`,
    );
    expect(rows).toMatchObject([
      { account_id: '2', after: { amount: '1000', rewards: [{ sku: REWARDS.fine, quantity: 2 }] } },
    ]);
  });
});
