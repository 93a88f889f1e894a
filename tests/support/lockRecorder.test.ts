import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { systemScope } from '../../platform/foundation/access/scope.ts';
import type { Queries } from '../../platform/foundation/database/connections/connection.ts';
import { lockAccounts } from '../../platform/money/ledger/lockAccounts.ts';
import { post } from '../../platform/money/ledger/post.ts';
import { type LedgerDatabase, ledgerDatabase } from './ledgerDatabase.ts';
import { recordLocks, takeViolations } from './lockRecorder.ts';

let opened: LedgerDatabase;
beforeAll(async () => {
  recordLocks(true);
  opened = await ledgerDatabase('postgres', 1);
  takeViolations();
});
afterAll(async () => {
  recordLocks(false);
  await opened?.close();
});

const credit = (tx: Queries) =>
  post(tx, [{ advertiserId: '1', currency: 'EUR', kind: 'credit', amount: 100n }]);
const lockAllocations = (tx: Queries) =>
  tx.execute(sql`select from allocations where advertiser_id = 1 order by id for no key update`);
const lockQuotas = (tx: Queries) =>
  tx.execute(sql`select pg_advisory_xact_lock_shared(hashtextextended(${'quotas:1'}, 0))`);
const locksOf = async (...steps: ((tx: Queries) => Promise<unknown>)[]) => {
  await systemScope(opened.database).write(async (tx) => {
    for (const step of steps) await step(tx);
  });
  return takeViolations().map((violation) => violation.split(':')[0]);
};

test('locks in their order are no violation, and a table that is locked may be written again', async () => {
  expect(await locksOf(lockQuotas, lockAllocations, credit, lockAllocations, credit)).toEqual([]);
});

test('a lock that comes too late is named with those before it: of a read, a function, an advisory lock', async () => {
  expect(await locksOf(credit, lockAllocations)).toEqual([
    'ledger_accounts → advertiser_balances → allocations',
  ]);
  expect(await locksOf((tx) => lockAccounts(tx, '1'), lockAllocations)).toEqual([
    'ledger_accounts → allocations',
  ]);
  expect(await locksOf(lockAllocations, lockQuotas)).toEqual(['allocations → advisory quotas']);
});
