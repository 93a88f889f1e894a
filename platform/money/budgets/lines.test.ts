import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { addDays, dayIn } from '../../../schema/foundation/dates/dates.ts';
import { json, nullable, rowsOf, text } from '../../foundation/database/rows.ts';
import { type Budgets, credit, debit, startBudgets } from '../../testing/testBudgets.ts';

let { platform, path, read, change, lines }: Budgets = {} as Budgets;
beforeAll(async () => {
  const budgets = await startBudgets();
  ({ platform, path, read, change, lines } = budgets);
  await change(credit('100'));
  await change(debit('30'));
  await budgets.allocate('4000');
  await change(debit('50', { description: 'Returned' }));
});
afterAll(() => platform.close());

const events = () =>
  rowsOf(
    platform.database.db,
    { noun: text, action: text, before: nullable(json<object>()), after: nullable(json<object>()) },
    sql`select noun, action, before, after from events where noun = 'budget_lines' order by id`,
  );

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

  test('BUDGET-6, BUDGET-7, BUDGET-8, BUDGET-9, BUDGET-18, BUDGET-19, BUDGET-48: are found by type, status, words and days', async () => {
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
    for (const wrong of ['from=2026-02-30', 'type=book', 'status=done'])
      expect((await lines('1', `?${wrong}`)).status).toBe(422);
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

  test('BUDGET-49, BUDGET-50, BUDGET-51, BUDGET-52, BUDGET-58, MONEY-5: leave as a file, or are refused by field before its first byte', async () => {
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
    const wrong = await platform.call(
      'retailer',
      'GET',
      `${path('1')}/line_items.csv?from=2026-03-02&to=2026-03-01`,
    );
    expect([wrong.status, wrong.body.field_errors], 'MONEY-5').toEqual([
      422,
      [{ field: 'to', rule: 'end_before_start' }],
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
    const withoutVersion = ({ as_of: _, version: __, ...row }: Record<string, unknown>) => row;
    expect((were.items as unknown as never[]).map(withoutVersion)).toEqual(
      (items as never[]).map(withoutVersion),
    );
    expect((await lines('1', `?as_of=${moment}&search=later`)).body).toMatchObject({ total: 0 });
    expect((await read('1', '?as_of=2999-01-01T00:00:00Z')).body.field_errors).toEqual([
      { field: 'as_of', rule: 'moment_to_come' },
    ]);
  });

  test('MONEY-6: a day counts as it ended where the caller is, the current one as it stands', async () => {
    const today = dayIn('Europe/Paris');
    const now = (await read()).body;
    const asOf = async (day: string) => (await read('1', `?as_of=${day}`)).body;
    expect(await asOf(today)).toMatchObject({ total: now.total, balance: now.balance });
    const past = await asOf('2026-03-28');
    expect(past).toMatchObject({ as_of: '2026-03-28T22:59:59.999Z', total: '0.00' });
    expect((await lines('1', '?as_of=2026-03-28')).body).toMatchObject({ total: 0 });
    expect((await lines('1', `?as_of=${today}`)).body.total).toBe((await lines()).body.total);
    for (const [day, rule] of [
      [addDays(today, 1), 'moment_to_come'],
      ['2026-02-30', 'day_or_instant'],
    ] as const)
      expect((await asOf(day)).field_errors).toMatchObject([{ field: 'as_of', rule }]);
  });
});
