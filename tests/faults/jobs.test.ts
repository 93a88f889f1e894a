import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { systemScope } from '../../platform/foundation/access/scope.ts';
import { openDatabase } from '../../platform/foundation/database/connections/connection.ts';
import { number, rowsOf, text } from '../../platform/foundation/database/rows.ts';
import { attemptJob } from '../../platform/foundation/jobs/attempt.ts';
import { enqueue } from '../../platform/foundation/jobs/enqueue.ts';
import { leaseJobs } from '../../platform/foundation/jobs/lease.ts';
import type { JobComponents, JobHandler } from '../../platform/foundation/jobs/work.ts';
import { startWorker } from '../../platform/foundation/jobs/worker.ts';
import { storedRows } from '../../platform/testing/storedRows.ts';
import { type LedgerDatabase, ledgerDatabase } from '../support/ledgerDatabase.ts';

// Two workers race on a real PostgreSQL only: the embedded database has one session.
let opened: LedgerDatabase;
let components: JobComponents;
beforeAll(async () => {
  opened = await ledgerDatabase('postgres', 1);
  await opened.database.db.execute(sql`create table effects (job text, worker text)`);
  const log = { info: () => undefined, warn: () => undefined, error: () => undefined };
  components = { database: opened.database, log } as unknown as JobComponents;
});
afterAll(() => opened?.close());
beforeEach(() => opened.database.db.execute(sql`delete from jobs`));

const count = (jobs: number) =>
  systemScope(opened.database).write(async (tx) => {
    for (let position = 0; position < jobs; position++) await enqueue(tx, { kind: 'purge', payload: {} });
  });
const effects = () =>
  rowsOf(opened.database.db, { job: text, worker: text }, sql`delete from effects returning job, worker`);
const states = async () =>
  (await rowsOf(opened.database.db, { state: text }, sql`select state from jobs`)).map(({ state }) => state);

/** A handler that writes its name, after what the test puts before. */
const writer =
  (worker: string, before: () => Promise<unknown> = async () => undefined): JobHandler =>
  async ({ job, scope, finish }) => {
    await before();
    await scope.write((tx) =>
      tx.execute(sql`insert into effects values (${job.id}, ${`${worker} on the way`})`),
    );
    await finish(async (tx) => {
      await tx.execute(sql`insert into effects values (${job.id}, ${worker})`);
    });
  };

test('E7: a worker stalled past its lease writes nothing once another took over, 20 of 20 rounds', async () => {
  for (let round = 0; round < 20; round++) {
    await count(1);
    const [stalled] = await leaseJobs(opened.database, 1, 0.02);
    if (!stalled) throw new Error('Nothing to take');
    let wake = () => {};
    const frozen = new Promise<void>((resolve) => {
      wake = resolve;
    });
    const late = attemptJob(components, stalled, {
      leaseSeconds: 60,
      handlers: { purge: writer('stalled', () => frozen) },
    });
    await expect.poll(() => leaseable()).toBe(true);
    const [taken] = await leaseJobs(opened.database, 1, 60);
    if (!taken) throw new Error('Nothing to take over');
    const next = attemptJob(components, taken, { leaseSeconds: 60, handlers: { purge: writer('next') } });
    if (round % 2 === 0) await next; // it wakes after the other, or beside it
    wake();
    expect(await Promise.all([late, next])).toEqual(['lost', 'done']);
    expect(await effects()).toEqual([
      { job: taken.id, worker: 'next on the way' },
      { job: taken.id, worker: 'next' },
    ]);
    expect(await states()).toEqual(['done']);
    await opened.database.db.execute(sql`delete from jobs`);
  }
});

const leaseable = async () =>
  (
    await storedRows(
      opened.database.db,
      sql`select 1 from jobs where state = 'running' and leased_until <= clock_timestamp()`,
    )
  ).length > 0;

test('E7: eight workers share 200 jobs and do each once', async () => {
  await count(200);
  const worker = async (name: string) => {
    for (;;) {
      const jobs = await leaseJobs(opened.database, 5, 60);
      if (jobs.length === 0) return;
      for (const job of jobs)
        await attemptJob(components, job, { leaseSeconds: 60, handlers: { purge: writer(name) } });
    }
  };
  await Promise.all(Array.from({ length: 8 }, (_, name) => worker(String(name))));
  const ended = (await effects()).filter(({ worker: name }) => !name.includes('way'));
  expect(ended).toHaveLength(200);
  expect(new Set(ended.map(({ job }) => job)).size).toBe(200);
  expect(new Set(await states())).toEqual(new Set(['done']));
});

/** Does the job at once; the database hangs up on it in the middle of a write. */
async function interrupted(): Promise<string> {
  const [job] = await leaseJobs(opened.database, 1, 60);
  if (!job) throw new Error('Nothing to take');
  const purge: JobHandler = ({ scope }) =>
    scope.write(async (tx) => {
      await tx.execute(sql`select pg_terminate_backend(pg_backend_pid())`);
    });
  return attemptJob(components, job, { leaseSeconds: 60, handlers: { purge } });
}

test('E2: a job that lost the database is tried again at once and loses no attempt; one that always does is given up', async () => {
  await count(1);
  const rows = () =>
    storedRows(
      opened.database.db,
      sql`select state, attempts, run_at <= clock_timestamp() as is_due from jobs`,
    );
  for (let lease = 1; lease <= 20; lease++) {
    expect(await interrupted()).toBe('queued');
    expect(await rows()).toEqual([{ state: 'queued', attempts: 0, is_due: true }]);
  }
  for (let attempt = 1; attempt <= 5; attempt++) {
    expect(await interrupted()).toBe(attempt === 5 ? 'dead' : 'queued');
    await opened.database.db.execute(
      sql`update jobs set run_at = date_trunc('milliseconds', clock_timestamp())`,
    );
  }
  expect(await rows()).toMatchObject([{ state: 'dead', attempts: 5 }]);
});

test('a job that ends every worker is dead after the fifth, and says so', async () => {
  await count(1);
  for (let attempt = 1; attempt <= 5; attempt++) {
    expect(await leaseJobs(opened.database, 1, -1)).toHaveLength(1); // taken, and never heard of again
  }
  expect(await leaseJobs(opened.database, 1, 60)).toEqual([]);
  const rows = await storedRows(opened.database.db, sql`select state, error, attempts from jobs`);
  expect(rows).toEqual([{ state: 'dead', error: 'worker_lost', attempts: 5 }]);
});

test('a job of another process is begun at once, also after the session that listens was lost', async () => {
  const elsewhere = await openDatabase({ databaseUrl: opened.url, databaseFolder: ':memory:' });
  const runs: unknown[] = [];
  const purge: JobHandler = async ({ job }) => void runs.push(job.payload.of);
  // Were it not told, it would look once in ten minutes.
  const settings = { handlers: { purge }, restSeconds: 600, recurringSeconds: null };
  const worker = startWorker({ ...components, database: opened.database }, settings);
  const ask = (of: string) =>
    systemScope(elsewhere).write((tx) => enqueue(tx, { kind: 'purge', payload: { of } }));
  const listeners = () =>
    rowsOf(
      elsewhere.db,
      { pid: number },
      sql`select pid from pg_stat_activity where application_name = 'guerdon-listener' and datname = current_database()
        and query like 'listen%'`,
    );
  try {
    await expect.poll(listeners).toHaveLength(1);
    await ask('told');
    await expect.poll(() => runs).toEqual(['told']);
    const [first] = await listeners();
    await elsewhere.db.execute(sql`select pg_terminate_backend(${first?.pid})`);
    await expect.poll(async () => (await listeners())[0]?.pid ?? first?.pid).not.toBe(first?.pid);
    await ask('told again');
    await expect.poll(() => runs).toEqual(['told', 'told again']);
    await elsewhere.db.execute(
      sql`select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'guerdon-listener'`,
    );
    await ask('missed');
    await expect.poll(() => runs).toEqual(['told', 'told again', 'missed']);
  } finally {
    await worker.drain();
    await elsewhere.close();
  }
});
