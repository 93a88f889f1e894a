import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { systemScope } from '../access/scope.ts';
import { rowsOf } from '../database/connection.ts';
import { enqueue } from '../jobs/enqueue.ts';
import type { JobHandler } from '../jobs/work.ts';
import { startWorker } from '../jobs/worker.ts';
import { LedgerRefused, type Posting, post } from '../ledger/post.ts';
import { startTestPlatform, type TestPlatform } from '../testing/testPlatform.ts';
import { reconcileBooks } from './reconcileJob.ts';

/** Many times the transactions of one request. */
const ADVERTISERS = 40;

let platform: TestPlatform;
beforeAll(async () => {
  platform = await startTestPlatform();
  await system().write((tx) =>
    tx.execute(sql`insert into advertisers (organization_id, name, locale, billing_currency)
      select 1, 'Another ' || n, 'en', 'EUR' from generate_series(1, ${ADVERTISERS}::int) n`),
  );
  await credit('1');
  await credit('2');
});
afterAll(() => platform.close());

const system = () => systemScope(platform.database);
const credit = (advertiserId: string) =>
  system().write(async (tx) => {
    const posting: Posting = { advertiserId, currency: 'EUR', kind: 'credit', amount: 5000n };
    const [id] = await post(tx, [posting]);
    await tx.execute(sql`insert into budget_lines (advertiser_id, type, status, currency, amount, txn_id, decided_at)
      values (${advertiserId}, 'credit', 'approved', 'EUR', 5000, ${id}, now())`);
  });
/** One cent too many in what the advertiser has free, and a reconciliation that is to find it. */
const oneCentMore = (advertiserId: string) =>
  system().write(async (tx) => {
    await tx.execute(sql`update ledger_accounts set balance = balance + 1
      where advertiser_id = ${advertiserId} and kind = 'unallocated'`);
    await enqueue(tx, { kind: 'reconcile', payload: {} });
  });
/** How often it was told. */
const told = async (advertiserId: string) => {
  const [row] = await rowsOf(
    platform.database.db,
    sql`select (select count(*)::int from alerts where type = 'ledger_does_not_tie' and advertiser_id = ${advertiserId}) as alerts,
      (select count(*)::int from events where action = 'frozen' and advertiser_id = ${advertiserId}) as events`,
  );
  return row;
};

/** A worker that does the waiting job as the test says, until it ended so. */
async function work(reconcile: JobHandler): Promise<string> {
  const { database, app } = platform;
  let say: (outcome: string) => void = () => undefined;
  const ended = new Promise<string>((resolve) => {
    say = resolve;
  });
  const onOutcome = (_kind: string, outcome: string) => say(outcome);
  const settings = { handlers: { reconcile }, recurringSeconds: null, onOutcome };
  const worker = startWorker({ database, log: app.log }, settings);
  const outcome = await ended;
  await worker.drain();
  return outcome;
}

test('requests are answered while the books are recounted; what does not tie is stopped, its neighbour is not', async () => {
  await oneCentMore('1');
  let isRunning = false;
  let answered = 0;
  const ended = work((job) => {
    isRunning = true;
    return reconcileBooks(job).finally(() => {
      isRunning = false;
    });
  });
  while (!isRunning) await new Promise(setImmediate);
  while (isRunning) {
    const { status } = await platform.call('retailer', 'GET', '/api/advertisers/2');
    expect(status).toBe(200);
    if (isRunning) answered += 1;
  }
  expect(await ended).toBe('done');
  expect(answered).toBeGreaterThan(2);
  expect(await told('1')).toEqual({ alerts: 1, events: 1 });
  await expect(credit('1')).rejects.toEqual(new LedgerRefused('account_frozen'));
  await credit('2');
});

test('ended halfway and done again, it stops and tells once', async () => {
  await oneCentMore('2');
  const halfway: JobHandler = async (job) => {
    let pieces = 0;
    const write: typeof job.scope.write = (run) => {
      pieces += 1;
      if (pieces > 5) throw new Error('halfway');
      return job.scope.write(run);
    };
    await reconcileBooks({ ...job, scope: { ...job.scope, write } });
  };
  expect(await work(halfway)).toBe('queued');
  expect(await told('2')).toEqual({ alerts: 1, events: 1 });
  await platform.database.db.execute(
    sql`update jobs set run_at = date_trunc('milliseconds', clock_timestamp()) where state = 'queued'`,
  );
  expect(await work(reconcileBooks)).toBe('done');
  expect(await told('2')).toEqual({ alerts: 1, events: 1 });
});
