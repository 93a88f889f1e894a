import { sql } from 'drizzle-orm';
import { systemScope } from '../../platform/foundation/access/scope.ts';
import { type Database, openDatabase } from '../../platform/foundation/database/connections/connection.ts';
import { migrate } from '../../platform/foundation/database/migrate.ts';
import { enqueueMany } from '../../platform/foundation/jobs/enqueue.ts';
import { leaseJobs } from '../../platform/foundation/jobs/lease.ts';
import type { JobComponents, JobHandler } from '../../platform/foundation/jobs/work.ts';
import { startWorker } from '../../platform/foundation/jobs/worker.ts';
import { ownServer } from '../support/postgres.ts';
import type { Measure } from './table.ts';

const FINISHED_JOBS = 1_000_000;
const WAITING = 100_000;
const ADVERTISERS = 500;
const JOBS = 5000;
const LEASES = 101;

/**
 * Background work on PostgreSQL, every commit on the disk: jobs a second, each with its result in the transaction that ends it, on an empty table
 * and among a million done ones; and the time to take a job where one advertiser has a hundred thousand waiting and hundreds of others some.
 */
export async function measureQueue(): Promise<Measure[]> {
  const server = await ownServer({ isDurable: true });
  const database = await openDatabase({ databaseUrl: server.url, databaseFolder: ':memory:' });
  try {
    await migrate(database);
    await database.db.execute(sql`create table effects (job text)`);
    const empty = await jobsPerSecond(database);
    await fill(database, { state: 'done', count: FINISHED_JOBS, advertisers: 20 });
    const full = await jobsPerSecond(database);
    await fill(database, { state: 'queued', count: WAITING, advertisers: 1 });
    await fill(database, { state: 'queued', count: ADVERTISERS * 4, advertisers: ADVERTISERS });
    const taking = await medianLease(database);
    console.log(
      `queue: ${Math.round(empty)} jobs a second, ${Math.round(full)} among ${FINISHED_JOBS} done ones`,
    );
    return [
      { name: 'queue: slower among a million done jobs', value: empty / full, unit: 'x', goal: 1.3 },
      { name: 'queue: a job, its result and its end', value: 1000 / full, unit: 'ms', goal: 4 },
      { name: 'queue: to take a job where 500 advertisers wait', value: taking, unit: 'ms', goal: 25 },
    ];
  } finally {
    await database.close();
    await server.stop();
  }
}

/** Jobs of another kind, of this state and about so many advertisers. */
async function fill(
  database: Database,
  { state, count, advertisers }: { state: 'done' | 'queued'; count: number; advertisers: number },
): Promise<void> {
  await database.script(async (db) => {
    await db.execute(
      sql.raw(`insert into jobs (kind, payload, state, advertiser_id, finished_at)
        select 'mail', '{}', '${state}', 1 + n % ${advertisers}, case '${state}' when 'done' then now() end
        from generate_series(1, ${count}) n`),
    );
    await db.execute(sql`vacuum analyze jobs`);
  });
}

async function jobsPerSecond(database: Database): Promise<number> {
  const log = { info: () => undefined, warn: console.warn, error: console.error };
  await systemScope(database).write((tx) =>
    enqueueMany(
      tx,
      Array.from({ length: JOBS }, () => ({ kind: 'purge', payload: {} })),
    ),
  );
  const purge: JobHandler = ({ job, finish }) =>
    finish(async (tx) => {
      await tx.execute(sql`insert into effects values (${job.id})`);
    });
  const started = performance.now();
  let ended = 0;
  await new Promise<void>((resolve) => {
    const worker = startWorker({ database, log } as unknown as JobComponents, {
      handlers: { purge },
      kinds: ['purge'],
      recurringSeconds: null,
      onOutcome: () => {
        ended += 1;
        if (ended === JOBS) void worker.drain().then(resolve);
      },
    });
  });
  return (JOBS * 1000) / (performance.now() - started);
}

async function medianLease(database: Database): Promise<number> {
  const times: number[] = [];
  for (let lease = 0; lease < LEASES; lease++) {
    const started = performance.now();
    await leaseJobs(database, 1, { seconds: 60, kinds: ['mail'] });
    times.push(performance.now() - started);
  }
  return times.sort((a, b) => a - b)[LEASES >> 1] ?? Number.NaN;
}
