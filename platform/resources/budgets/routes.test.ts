import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { rowsOf } from '../../database.ts';
import { startTestPlatform, type TestPlatform } from '../../testPlatform.ts';

let platform: TestPlatform;
beforeAll(async () => {
  platform = await startTestPlatform({ LOG_LEVEL: 'silent' });
});
afterAll(() => platform.close());

const path = (id: string) => `/api/advertisers/${id}/budget`;
const read = (id = '1', query = '', login = 'retailer') => platform.call(login, 'GET', `${path(id)}${query}`);
const change = (
  body: unknown,
  { id = '1', login = 'retailer', key = randomUUID() as string | null, query = '' } = {},
) =>
  platform.call(login, 'PUT', path(id) + query, {
    body,
    ...(key === null ? {} : { headers: { 'idempotency-key': key } }),
  });
const credit = (amount: string, more: object = {}) => ({
  type: 'credit',
  amount,
  description: 'Funding',
  ...more,
});
const debit = (amount: string, more: object = {}) => ({ ...credit(amount, more), type: 'debit' });
const lines = (id = '1', query = '') => platform.call('retailer', 'GET', `${path(id)}/line_items${query}`);
const events = () =>
  rowsOf<{ noun: string; action: string; before: object | null; after: object | null }>(
    platform.database.db,
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

  test('BUDGET-37, BUDGET-39: what open allocation holds is given back for a removal, as two lines of one posting', async () => {
    await platform.database.db.execute(sql`insert into allocations (advertiser_id, id, type, status, currency, requested_amount)
      values (1, 900, 'open', 'enabled', 'EUR', 4000)`);
    await platform.database.db.execute(
      sql`select ledger_post(${JSON.stringify([
        {
          advertiser_id: '1',
          currency: 'EUR',
          kind: 'allocate',
          amount: '4000',
          allocation_id: '900',
          floor: '0',
        },
      ])}::jsonb)`,
    );
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

  test('BUDGET-26, BUDGET-44: nothing above 999999999, also in a currency without decimals', async () => {
    expect((await change(credit('999999999'), { id: '2' })).body.budget).toMatchObject({ max_add: '0' });
    const { status, body } = await change(credit('1'), { id: '2' });
    expect(status).toBe(422);
    expect(body.field_errors).toEqual([{ field: 'amount', rule: 'budget_too_high', limit: '0' }]);
    expect((await change(debit('999999999'), { id: '2' })).body.budget).toMatchObject({ total: '0' });
  });
});

describe('lines', () => {
  test('BUDGET-47: a reference is saved by its line, in its version', async () => {
    const [line] = (await lines()).body.items as unknown as {
      id: string;
      version: number;
      description: string;
    }[];
    const address = `${path('1')}/line_items/${line?.id}?description=${encodeURIComponent('=new;')}`;
    const tried = await platform.call('retailer', 'PUT', `${address}&dry_run=true`, { version: 1 });
    expect(tried.body).toMatchObject({
      line: { description: '=new;', version: 2 },
      effects: { postings: [] },
    });
    const saved = await platform.call('retailer', 'PUT', address, { version: 1 });
    expect(saved.body).toMatchObject({ line: { description: '=new;', version: 2 } });
    const late = await platform.call('retailer', 'PUT', address, { version: 1 });
    expect([late.status, late.body.error_name]).toEqual([409, 'stale_version']);
    expect(late.body.current).toMatchObject({ description: '=new;', version: 2 });
    expect((await events()).at(-1)).toEqual({
      noun: 'budget_lines',
      action: 'updated',
      before: { description: line?.description },
      after: { description: '=new;' },
    });
    const shop = await platform.call('shop', 'PUT', address, { version: 2 });
    expect(shop.status).toBe(403);
    const other = address.replace('/1/', '/2/');
    expect((await platform.call('retailer', 'PUT', other, { version: 2 })).status).toBe(404);
  });

  test('BUDGET-6 … BUDGET-9, BUDGET-48: are found by type, status, words and days', async () => {
    const typed = (await lines('1', '?type=deallocate,credit')).body;
    expect((typed.items as unknown as { type: string }[]).map(({ type }) => type)).toEqual([
      'deallocate',
      'credit',
    ]);
    expect((await lines('1', '?status=pending')).body).toMatchObject({ total: 0 });
    expect((await lines('1', '?search=fund')).body).toMatchObject({ total: 2 });
    expect((await lines('1', '?search=%25')).body).toMatchObject({ total: 0 });
    const today = new Date().toLocaleDateString('en-CA', { timeZone: 'Europe/Paris' });
    expect((await lines('1', `?from=${today}&to=${today}`)).body).toMatchObject({ total: 4 });
    expect((await lines('1', '?to=2020-01-01')).body).toMatchObject({ total: 0 });
    expect((await lines('1', '?from=2026-02-01&to=2026-01-01')).status).toBe(422);
    expect((await lines('1', '?from=2026-02-30')).status).toBe(422);
  });

  test('are read on by a cursor, none twice and none left out', async () => {
    const all = (await lines()).body.items as unknown as { id: string }[];
    const seen: string[] = [];
    let after = '';
    for (let round = 0; round < 9; round += 1) {
      const { body } = await lines('1', `?first=1${after}`);
      seen.push(...(body.items as unknown as { id: string }[]).map(({ id }) => id));
      if (body.next === null) break;
      after = `&after=${body.next as unknown as string}`;
    }
    expect(seen).toEqual(all.map(({ id }) => id));
    expect((await lines('1', '?first=1&after=nonsense')).status).toBe(422);
  });

  test('BUDGET-49 … BUDGET-52, BUDGET-58: leave as a file', async () => {
    const answer = await platform.call('retailer', 'GET', `${path('1')}/line_items.csv`);
    const today = new Date().toLocaleDateString('en-CA', { timeZone: 'Europe/Paris' });
    expect(answer.headers['content-disposition']).toBe(
      `attachment; filename="transaction-history-retailer-1-${today}.csv"`,
    );
    expect(answer.text.split('\r\n')).toEqual([
      '"date";"type";"signed amount";"currency";"status";"description"',
      `"${today}";"debit";"-50.00";"EUR";"";"'=new;"`,
      `"${today}";"deallocate";"-20.00";"EUR";"approved";"Returned"`,
      `"${today}";"debit";"-30.00";"EUR";"";"Funding"`,
      `"${today}";"credit";"100.00";"EUR";"";"Funding"`,
      '',
    ]);
    const some = await platform.call('retailer', 'GET', `${path('1')}/line_items.csv?type=credit`);
    expect(some.text.split('\r\n')).toHaveLength(3);
  });
});

describe('as of a moment', () => {
  test('figures, references and states are as they were', async () => {
    const moment = new Date().toISOString();
    const budget = (await read()).body;
    const items = (await lines()).body.items as unknown as { id: string; version: number }[];
    const line = items[0] as { id: string; version: number };
    await platform.call('retailer', 'PUT', `${path('1')}/line_items/${line.id}?description=later`, {
      version: line.version,
    });
    await change(credit('7'));
    const past = (await read('1', `?as_of=${moment}`)).body;
    expect(past).toEqual({ ...budget, as_of: moment });
    const were = (await lines('1', `?as_of=${moment}`)).body;
    const shown = ({ as_of: _, version: __, ...row }: Record<string, unknown>) => row;
    expect((were.items as unknown as never[]).map(shown)).toEqual((items as never[]).map(shown));
    expect((await lines('1', `?as_of=${moment}&search=later`)).body).toMatchObject({ total: 0 });
    expect((await read('1', '?as_of=2999-01-01T00:00:00Z')).body.field_errors).toEqual([
      { field: 'as_of', rule: 'moment_to_come' },
    ]);
  });
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
