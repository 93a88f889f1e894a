import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { json, nullable, rowsOf, text } from '../../foundation/database/rows.ts';
import { type Budgets, credit, debit, startBudgets } from '../../testing/testBudgets.ts';

let { platform, read, change, lines }: Budgets = {} as Budgets;
let allocate: Budgets['allocate'];
beforeAll(async () => {
  ({ platform, read, change, lines, allocate } = await startBudgets());
});
afterAll(() => platform.close());

const events = () =>
  rowsOf(
    platform.database.db,
    { noun: text, action: text, before: nullable(json<object>()), after: nullable(json<object>()) },
    sql`select noun, action, before, after from events where noun like 'budget%' order by id`,
  );

describe('reading and changing', () => {
  test('BUDGET-15, BUDGET-45: before anything is credited everything is nothing', async () => {
    expect((await read()).body).toEqual({
      id: '1',
      as_of: null,
      billing_currency: 'EUR',
      total: '0.00',
      amount: '0.00',
      unallocated: '0.00',
      allocated: '0.00',
      pending: '0.00',
      redemptions_pending_amount: '0.00',
      delivered: '0.00',
      expired: '0.00',
      used: '0.00',
      balance: '0.00',
      max_add: '999999999.00',
      max_remove: '0.00',
      requested: '0.00',
      allow_committed_allocation: false,
      debit_pendings: false,
    });
    expect((await lines()).body).toMatchObject({ items: [], total: 0, next: null });
  });

  test('BUDGET-46: a credit moves the money, writes its line, its event, and says what it did', async () => {
    const { status, body } = await change(credit('100', { external_id: 'PO-1' }));
    expect(status).toBe(200);
    expect(body.budget).toMatchObject({ total: '100.00', unallocated: '100.00', balance: '100.00' });
    expect(body.lines).toMatchObject([
      {
        type: 'credit',
        status: 'approved',
        amount: '100.00',
        currency: 'EUR',
        external_id: 'PO-1',
        version: 1,
      },
    ]);
    expect(body.effects).toEqual({
      postings: [{ kind: 'credit', amount: '100.00', currency: 'EUR', from: 'funding', to: 'unallocated' }],
      figures: ['total', 'unallocated', 'balance'].map((name) => ({
        name,
        allocation_id: null,
        currency: 'EUR',
        before: '0.00',
        after: '100.00',
      })),
      mails: [],
    });
    expect((await events()).at(-1)).toMatchObject({ noun: 'budgets', action: 'credited' });
  });

  test('a try is judged and answered alike, and leaves nothing', async () => {
    const before = [(await read()).body, (await lines()).body, await events()];
    const key = randomUUID();
    const tried = await change(debit('30'), { key, query: '?dry_run=true' });
    expect(tried.body.budget).toMatchObject({ total: '70.00' });
    expect(tried.body.effects).toMatchObject({ postings: [{ kind: 'debit', amount: '30.00' }] });
    expect((await change(debit('130'), { query: '?dry_run=true' })).status).toBe(422);
    expect([(await read()).body, (await lines()).body, await events()]).toEqual(before);
    const real = await change(debit('30'), { key });
    expect(real.body.effects).toEqual(tried.body.effects);
  });

  test('MONEY-3: a try with a used key is judged anew, and its repetition is answered as before', async () => {
    const key = randomUUID();
    const sent = { id: '3', login: 'operator', key };
    const answer = await change(credit('5'), sent);
    const tried = { ...sent, query: '?dry_run=true' };
    await change(credit('1'), { ...sent, key: randomUUID() });
    expect((await change(credit('5'), tried)).body.budget).not.toEqual(answer.body.budget);
    expect((await change(credit('6'), tried)).body.effects).toMatchObject({ postings: [{ amount: '6.00' }] });
    expect((await change(credit('5'), sent)).body).toEqual(answer.body);
  });

  test('BUDGET-37, BUDGET-39: what open allocation holds is given back for a removal, as two lines of one posting', async () => {
    await allocate('4000');
    expect((await read()).body).toMatchObject({
      unallocated: '30.00',
      allocated: '40.00',
      max_remove: '70.00',
    });
    const { body } = await change(debit('50', { description: 'Returned' }));
    expect(body.lines).toMatchObject([
      { type: 'deallocate', amount: '20.00', allocation_id: '900', description: 'Returned' },
      { type: 'debit', amount: '50.00', allocation_id: null },
    ]);
    expect(body.budget).toMatchObject({ total: '20.00', unallocated: '0.00', allocated: '20.00' });
    expect(body.effects).toMatchObject({
      postings: [
        { kind: 'deallocate', from: 'allocation', to: 'unallocated' },
        { kind: 'debit', from: 'unallocated', to: 'funding' },
      ],
    });
    const over = await change(debit('20.01'));
    expect(over.body.field_errors).toEqual([
      { field: 'amount', rule: 'insufficient_balance', limit: '20.00' },
    ]);
  });

  test('BUDGET-38, BUDGET-42: where stock may be committed, only what is unallocated can be removed', async () => {
    await platform.database.db.execute(
      sql`update advertisers set allow_committed_allocation = true where id = 1`,
    );
    expect((await read()).body).toMatchObject({ max_remove: '0.00', balance: '20.00' });
    const { body } = await change(debit('1'));
    expect(body.field_errors).toEqual([
      { field: 'amount', rule: 'insufficient_unallocated_budget', limit: '0.00' },
    ]);
    await platform.database.db.execute(
      sql`update advertisers set allow_committed_allocation = false where id = 1`,
    );
  });

  test('BUDGET-37, BUDGET-39: stock of former times is not promised for removal: what is promised is what can be removed', async () => {
    const { db } = platform.database;
    await change(credit('100'));
    await db.execute(sql`insert into allocations (advertiser_id, id, type, status, currency, requested_amount)
      values (1, 901, 'committed', 'enabled', 'EUR', 6000)`);
    const stock = {
      advertiser_id: '1',
      currency: 'EUR',
      kind: 'allocate',
      amount: '6000',
      allocation_id: '901',
    };
    await db.execute(sql`select ledger_post(${JSON.stringify([{ ...stock, floor: '0' }])}::jsonb)`);
    const max = String((await read()).body.max_remove);
    expect(max).toBe('60.00');
    const explained = await platform.call(
      'retailer',
      'GET',
      '/api/advertisers/1/budget/explain?figure=max_remove',
    );
    expect(explained.body).toMatchObject({
      amount: '60.00',
      entries_amount: '60.00',
      terms: [
        { name: 'balance', amount: '120.00' },
        { name: 'pending', amount: '0.00' },
        { name: 'committed', is_figure: false, sign: -1, amount: '60.00' },
      ],
    });
    expect((await change(debit('60.01'))).body.field_errors).toEqual([
      { field: 'amount', rule: 'insufficient_balance', limit: '60.00' },
    ]);
    expect((await change(debit(max), { query: '?dry_run=true' })).status).toBe(200);
    expect((await change(debit(max))).body.budget).toMatchObject({ max_remove: '0.00', allocated: '60.00' });
  });

  test('BUDGET-26, BUDGET-44: nothing above 999999999, also in a currency without decimals', async () => {
    expect((await change(credit('999999999'), { id: '2' })).body.budget).toMatchObject({ max_add: '0' });
    const { status, body } = await change(credit('1'), { id: '2' });
    expect(status).toBe(422);
    expect(body.field_errors).toEqual([{ field: 'amount', rule: 'budget_too_high', limit: '0' }]);
    expect((await change(debit('999999999'), { id: '2' })).body.budget).toMatchObject({ total: '0' });
  });
});

test('a budget whose books do not tie takes nothing, and says so', async () => {
  const freeze = (moment: string | null) =>
    platform.database.db.execute(
      sql`update ledger_accounts set frozen_at = ${moment}::timestamptz where advertiser_id = 1`,
    );
  await freeze('2026-01-01T00:00:00Z');
  const { status, body } = await change(credit('1'));
  expect([status, body.error_name]).toEqual([409, 'account_frozen']);
  await freeze(null);
  expect((await change(credit('1'))).status).toBe(200);
});

describe('who may', () => {
  test('reading needs viewBudget, changing createBudget, and both the advertiser', async () => {
    expect((await read('1', '', 'shop')).status).toBe(200);
    expect((await read('1', '', 'platform_admin')).status).toBe(403);
    expect((await change(credit('1'), { login: 'shop' })).status).toBe(403);
    expect((await change(credit('1'), { login: 'client_manager' })).status).toBe(200);
    for (const id of ['1', '999', 'one']) {
      expect((await read(id, '', 'rival')).status).toBe(404);
      expect((await change(credit('1'), { id, login: 'rival' })).status).toBe(404);
    }
    const listed = await platform.call('rival', 'GET', '/api/budgets?ids=1,3');
    expect(listed.body.items).toMatchObject([{ id: '3', billing_currency: 'GBP' }]);
  });

  test('without a key nothing is judged: 400', async () => {
    const { status, body } = await change(credit('x'), { key: null });
    expect([status, body.error_name]).toEqual([400, 'idempotency_key_missing']);
  });
});
