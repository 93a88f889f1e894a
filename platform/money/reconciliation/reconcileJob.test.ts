import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { systemScope } from '../../foundation/access/scope.ts';
import { boolean, rowsOf } from '../../foundation/database/rows.ts';
import { enqueue } from '../../foundation/jobs/enqueue.ts';
import type { JobHandler } from '../../foundation/jobs/work.ts';
import { startWorker } from '../../foundation/jobs/worker.ts';
import { storedRows } from '../../testing/storedRows.ts';
import { startTestPlatform, type TestPlatform } from '../../testing/testPlatform.ts';
import { LedgerRefused, type Posting, post } from '../ledger/post.ts';
import { booksReconciler, changesReconciler } from './reconcileJob.ts';

/** Several slices. */
const ADVERTISERS = 240;
const UNTOUCHED = '103';
const TOUCHED = '304';

let platform: TestPlatform;
beforeAll(async () => {
  platform = await startTestPlatform({}, { engine: 'pglite' });
  await system().write((tx) =>
    tx.execute(sql`insert into advertisers (id, organization_id, name, locale, billing_currency)
      select 100 + n, 1, 'Another ' || n, 'en', 'EUR' from generate_series(1, ${ADVERTISERS}::int) n`),
  );
  for (const advertiserId of ['1', '2', UNTOUCHED, TOUCHED]) await credit(advertiserId);
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
const ONE_NOTICE = { alerts: 1, events: 1 };
const NO_NOTICE = { alerts: 0, events: 0 };
/** The number of notifications. */
const noticesOf = async (advertiserId: string) => {
  const [row] = await storedRows(
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

test('requests are answered while the books are recounted; what does not tie is stopped, its neighbor is not', async () => {
  await oneCentMore('1');
  let isRunning = false;
  let answered = 0;
  const ended = work((job) => {
    isRunning = true;
    return booksReconciler(job).finally(() => {
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
  expect(await noticesOf('1')).toEqual(ONE_NOTICE);
  await expect(credit('1')).rejects.toEqual(new LedgerRefused('account_frozen'));
  await credit('2');
});

test('ended halfway and done again, it stops and tells once', async () => {
  await oneCentMore('2');
  const halfway: JobHandler = async (job) => {
    let slices = 0;
    const write: typeof job.scope.write = async (run) => {
      const answer = await job.scope.write(run);
      slices += 1;
      if (slices === 2) throw new Error('halfway');
      return answer;
    };
    await booksReconciler({ ...job, scope: { ...job.scope, write } });
  };
  expect(await work(halfway)).toBe('queued');
  expect(await noticesOf('2')).toEqual(ONE_NOTICE);
  await platform.database.db.execute(
    sql`update jobs set run_at = date_trunc('milliseconds', clock_timestamp()) where state = 'queued'`,
  );
  expect(await work(booksReconciler)).toBe('done');
  expect(await noticesOf('2')).toEqual(ONE_NOTICE);
});

/** Queues a reconciliation and works it. */
async function reconciled(handler: JobHandler): Promise<string> {
  await system().write((tx) => enqueue(tx, { kind: 'reconcile', payload: {} }));
  return work(handler);
}

test('what changed is recounted each time, and what nobody touched once a day', async () => {
  expect(await reconciled(changesReconciler)).toBe('done');
  await system().write((tx) =>
    tx.execute(
      sql`update ledger_accounts set balance = balance + 1 where advertiser_id in (${UNTOUCHED}, ${TOUCHED}) and kind = 'unallocated'`,
    ),
  );
  // All so far was longer ago than what may still be under way.
  await platform.database.db.execute(
    sql`update reconciliation_state set recounted_until = clock_timestamp() + interval '15 minutes'`,
  );
  await credit(TOUCHED);
  expect(await reconciled(changesReconciler)).toBe('done');
  expect([await noticesOf(UNTOUCHED), await noticesOf(TOUCHED)]).toEqual([NO_NOTICE, ONE_NOTICE]);
  expect(await reconciled(booksReconciler)).toBe('done');
  expect([await noticesOf(UNTOUCHED), await noticesOf(TOUCHED)]).toEqual([ONE_NOTICE, ONE_NOTICE]);
});

test('a clock that was ahead hides no change: the next recount says again until when it looked', async () => {
  await platform.database.db.execute(
    sql`update reconciliation_state set recounted_until = clock_timestamp() + interval '90 days'`,
  );
  expect(await reconciled(booksReconciler)).toBe('done');
  const [row] = await rowsOf(
    platform.database.db,
    { past: boolean },
    sql`select recounted_until <= clock_timestamp() as past from reconciliation_state`,
  );
  expect(row).toEqual({ past: true });
});
