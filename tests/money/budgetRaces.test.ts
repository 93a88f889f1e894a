import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { systemScope } from '../../platform/foundation/access/scope.ts';
import { Refusal } from '../../platform/foundation/http/refusals/refusal.ts';
import { updateBudget } from '../../platform/money/budgets/update.ts';
import { figuresOf } from '../../platform/money/ledger/figures.ts';
import { reconcile } from '../../platform/money/reconciliation/reconcile.ts';
import { comingBack } from '../support/comeBack.ts';
import { type LedgerDatabase, ledgerDatabase, retailerScope } from '../support/ledgerDatabase.ts';

let opened: LedgerDatabase;

beforeAll(async () => {
  opened = await ledgerDatabase('postgres', 3);
  await opened.database.db.execute(
    sql`update advertisers set allow_committed_allocation = true where id = 1`,
  );
});
afterAll(() => opened.close());

/** Lines that an answer named already: who names one again repeats an earlier answer. */
const written = new Set<string>();

/** Changes a budget as its retailer would; how it ended: `done`, or the broken rule of the amount with its limit. */
async function change(
  advertiserId: string,
  type: 'credit' | 'debit',
  amount: string,
  key: string,
): Promise<string> {
  const body = { type, amount, description: 'Race' };
  try {
    const scope = retailerScope(opened.database, [advertiserId]);
    // A machine under load has no connection free in time: whoever is told so sends the same again.
    const { lines } = await comingBack(() => updateBudget(scope, advertiserId, { key, body }));
    const lineId = lines.at(-1)?.id ?? '';
    if (written.has(lineId)) return 'replay';
    written.add(lineId);
    return 'done';
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    const [first] = error.detail.fieldErrors ?? [];
    return first ? `${first.rule} ${first.limit}` : error.name;
  }
}

function counted(outcomes: string[]): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const outcome of outcomes) counts[outcome] = (counts[outcome] ?? 0) + 1;
  return counts;
}

async function total(advertiserId: string): Promise<bigint | undefined> {
  const budgets = [{ advertiserId, currency: 'EUR' }];
  return (await systemScope(opened.database).read((tx) => figuresOf(tx, budgets))).get(advertiserId)?.total;
}

const parallel = (count: number, work: (index: number) => Promise<string>) =>
  Promise.all(Array.from({ length: count }, (_, index) => work(index)));

test('BUDGET-37, BUDGET-42: of 200 removals at once exactly those that are covered are made, the rest are told why', async () => {
  await change('1', 'credit', '100.00', 'fund');
  const outcomes = await parallel(200, (index) => change('1', 'debit', '10.00', `remove-${index}`));
  expect(counted(outcomes)).toEqual({ done: 10, 'insufficient_unallocated_budget 0.00': 190 });
  expect(await total('1')).toBe(0n);
});

test('BUDGET-25, BUDGET-44: of 20 credits at once only those below the largest budget are made', async () => {
  await change('2', 'credit', '999999000.00', 'fund');
  const outcomes = await parallel(20, (index) => change('2', 'credit', '333.00', `add-${index}`));
  expect(counted(outcomes)).toEqual({ done: 3, 'budget_too_high 0.00': 17 });
  expect(await total('2')).toBe(99_999_999_900n);
});

test('a credit sent twenty times at once with one key is made once', async () => {
  const outcomes = counted(await parallel(20, () => change('3', 'credit', '5.00', 'same')));
  expect(outcomes.done).toBe(1);
  expect(
    Object.keys(outcomes).filter((how) => !['done', 'replay', 'idempotency_in_flight'].includes(how)),
  ).toEqual([]);
  expect(await change('3', 'credit', '5.00', 'same')).toBe('replay');
  expect(await change('3', 'credit', '6.00', 'same')).toBe('idempotency_mismatch');
  expect(await total('3')).toBe(500n);
});

test('the books tie after all of it', async () => {
  expect((await reconcile(systemScope(opened.database))).findings).toEqual([]);
});
