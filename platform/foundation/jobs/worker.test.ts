import { sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { purgeDrafts } from '../../promotions/promotions/drafts/store.ts';
import { storedRows } from '../../testing/storedRows.ts';
import { startTestPlatform, type TestPlatform } from '../../testing/testPlatform.ts';
import { systemScope } from '../access/scope.ts';
import { nullable, number, rowsOf, text } from '../database/rows.ts';
import { enqueue, enqueueMany } from './enqueue.ts';
import { purger } from './purge.ts';
import { queueRecurring, RECURRING } from './recurring.ts';
import { JobFailed, type JobHandler } from './work.ts';
import { startWorker, type Worker } from './worker.ts';

let platform: TestPlatform;
const workers: Worker[] = [];
beforeAll(async () => {
  platform = await startTestPlatform();
});
afterEach(async () => {
  for (const worker of workers.splice(0)) await worker.drain();
  await platform.database.db.execute(sql`delete from jobs`);
});
afterAll(() => platform.close());

const write = <T>(run: Parameters<ReturnType<typeof systemScope>['write']>[0]) =>
  systemScope(platform.database).write(run) as Promise<T>;
const jobs = () =>
  rowsOf(
    platform.database.db,
    { state: text, attempts: number, error: nullable(text), seconds: number },
    sql`select state, attempts, error, extract(epoch from run_at - clock_timestamp())::float as seconds
      from jobs order by id`,
  );

/** A worker whose `purge` does what the test says; it ends when so many attempts ended. */
async function work(purge: JobHandler, count = 1): Promise<string[]> {
  const { database, app } = platform;
  const outcomes: string[] = [];
  let worker: Worker | null = null;
  await new Promise<void>((resolve) => {
    const onOutcome = (_kind: string, outcome: string) => outcomes.push(outcome) === count && resolve();
    const settings = { handlers: { purge }, recurringSeconds: null, onOutcome };
    worker = startWorker({ database, log: app.log }, settings);
    workers.push(worker);
  });
  await (worker as Worker | null)?.drain();
  return outcomes;
}

describe('a job', () => {
  test('is done once the change that asked for it is committed, at once', async () => {
    const seen: unknown[] = [];
    const ended = work(async ({ job }) => void seen.push(job.payload));
    const started = performance.now();
    await write((tx) => enqueue(tx, { kind: 'purge', payload: { of: 'me' } }));
    expect(await ended).toEqual(['done']);
    expect(performance.now() - started).toBeLessThan(2000);
    expect(seen).toEqual([{ of: 'me' }]);
    expect(await jobs()).toMatchObject([{ state: 'done', attempts: 1, error: null }]);
  });

  test('never was when the change is rolled back', async () => {
    const rolledBack = write(async (tx) => {
      await enqueue(tx, { kind: 'purge', payload: {} });
      throw new Error('no');
    });
    await expect(rolledBack).rejects.toThrow('no');
    expect(await jobs()).toEqual([]);
  });

  test('is one for a key, however often and by how many at once it is asked for', async () => {
    const ask = () => write((tx) => enqueue(tx, { kind: 'purge', payload: {}, dedupeKey: 'the same' }));
    await Promise.all([ask(), ask(), ask()]);
    expect(await jobs()).toHaveLength(1);
  });

  test('waits for its moment', async () => {
    const runAt = new Date(Date.now() + 3_600_000);
    await write((tx) => enqueue(tx, { kind: 'purge', payload: {}, runAt }));
    await write((tx) => enqueue(tx, { kind: 'purge', payload: { of: 'now' } }));
    const seen: unknown[] = [];
    expect(await work(async ({ job }) => void seen.push(job.payload))).toEqual(['done']);
    expect(seen).toEqual([{ of: 'now' }]);
    expect(await jobs()).toMatchObject([{ state: 'queued', attempts: 0 }, { state: 'done' }]);
  });
});

describe('a job that fails', () => {
  test('E7: is tried five times, later each time, then dead with its reason, and the others are done', async () => {
    for (const which of ['good', 'poison', 'good'])
      await write((tx) => enqueue(tx, { kind: 'purge', payload: { of: which } }));
    const delays: number[] = [];
    const due = sql`update jobs set run_at = date_trunc('milliseconds', clock_timestamp()) where state = 'queued' and attempts > 0`;
    const failing: JobHandler = async ({ job }) => {
      if (job.payload.of === 'good') return;
      throw Object.assign(new Error('mail to ada@x.example refused'), { code: 'EHOSTILE' });
    };
    expect((await work(failing, 3)).sort()).toEqual(['done', 'done', 'queued']);
    for (let attempt = 2; attempt <= 5; attempt++) {
      const waiting = (await jobs()).find(({ state }) => state === 'queued');
      delays.push(Math.round((waiting?.seconds ?? 0) / 10) * 10);
      await platform.database.db.execute(due);
      expect(await work(failing)).toEqual([attempt === 5 ? 'dead' : 'queued']);
    }
    expect(delays.map((delay, position) => position === 0 || delay > (delays[position - 1] ?? 0))).toEqual(
      delays.map(() => true),
    );
    expect(delays[0]).toBe(10);
    expect(await jobs()).toMatchObject([
      { state: 'done', attempts: 1 },
      { state: 'dead', attempts: 5, error: 'Error EHOSTILE' },
      { state: 'done', attempts: 1 },
    ]);
    expect(platform.log.join('\n')).not.toContain('ada@x.example');
  });

  test('is dead at once when no attempt can succeed', async () => {
    await write((tx) => enqueue(tx, { kind: 'purge', payload: {} }));
    const never: JobHandler = async () => {
      throw new JobFailed('unknown_template', { isFinal: true });
    };
    expect(await work(never)).toEqual(['dead']);
    expect(await jobs()).toMatchObject([{ state: 'dead', attempts: 1, error: 'unknown_template' }]);
  });

  test('leaves nothing of its last write, and the next attempt does it once', async () => {
    await platform.database.db.execute(sql`create table if not exists done_things (job text)`);
    await write((tx) => enqueue(tx, { kind: 'purge', payload: {} }));
    const halfway: JobHandler = ({ job, finish }) =>
      finish(async (tx) => {
        await tx.execute(sql`insert into done_things values (${job.id})`);
        if (job.attempt === 1) throw new Error('halfway');
      });
    expect(await work(halfway)).toEqual(['queued']);
    await platform.database.db.execute(
      sql`update jobs set run_at = date_trunc('milliseconds', clock_timestamp())`,
    );
    expect(await work(halfway)).toEqual(['done']);
    expect(await storedRows(platform.database.db, sql`select * from done_things`)).toHaveLength(1);
    await platform.database.db.execute(sql`drop table done_things`);
  });
});

test('what recurs is queued once an hour or day, by how many workers at once ever', async () => {
  const { database } = platform;
  await Promise.all([1, 2, 3, 4].map(() => queueRecurring(database)));
  const rows = await rowsOf(database.db, { kind: text }, sql`select kind from jobs order by kind`);
  expect(rows).toEqual(
    Object.keys(RECURRING)
      .sort()
      .map((kind) => ({ kind })),
  );
});

test('what recurs does not begin with the worker: whoever waited for the start comes first', async () => {
  const { database, app } = platform;
  const started = performance.now();
  const starts: number[] = [];
  await new Promise<void>((resolve) => {
    const note = async () => {
      if (starts.push(performance.now() - started) === Object.keys(RECURRING).length) resolve();
    };
    const settings = {
      handlers: Object.fromEntries(Object.keys(RECURRING).map((kind) => [kind, note])),
      recurringSeconds: 0.4,
      restSeconds: 0.05,
    };
    workers.push(startWorker({ database, log: app.log }, settings));
  });
  expect(Math.min(...starts)).toBeGreaterThanOrEqual(400);
});

test('what was done 90 days ago is forgotten, what is dead is not', async () => {
  const { database } = platform;
  await database.db.execute(sql`insert into jobs (kind, payload, state, finished_at) values
    ('mail', '{}', 'done', now() - interval '91 days'), ('mail', '{}', 'dead', now() - interval '91 days'),
    ('mail', '{}', 'done', now() - interval '89 days')`);
  await write((tx) => enqueue(tx, { kind: 'purge', payload: {} }));
  expect(await work(purger([]))).toEqual(['done']);
  expect((await jobs()).map(({ state }) => state)).toEqual(['dead', 'done', 'done']);
});

test('however many are to be forgotten, they are, some thousand at a time', async () => {
  await platform.database.db.execute(sql`insert into jobs (kind, payload, state, finished_at)
    select 'mail', '{}', 'done', now() - interval '91 days' from generate_series(1, 20001)`);
  await write((tx) => enqueue(tx, { kind: 'purge', payload: {} }));
  expect(await work(purger([]))).toEqual(['done']);
  expect(await jobs()).toMatchObject([{ state: 'done', attempts: 1 }]);
});

test('jobs that were taken ahead are left to others when the worker ends, and none was begun in vain', async () => {
  const { database, app } = platform;
  await write((tx) =>
    enqueueMany(
      tx,
      Array.from({ length: 300 }, () => ({ kind: 'purge', payload: {} })),
    ),
  );
  let starts = 0;
  const settings = { handlers: { purge: async () => void starts++ }, recurringSeconds: null };
  await new Promise<void>((resolve) => {
    const onOutcome = () => {
      if (starts > 40) resolve();
    };
    workers.push(startWorker({ database, log: app.log }, { ...settings, onOutcome }));
  });
  for (const worker of workers.splice(0)) await worker.drain();
  const rows = await jobs();
  expect(rows.filter(({ state }) => state === 'done')).toHaveLength(starts);
  expect(rows.filter(({ attempts }) => attempts === 1)).toHaveLength(starts);
  expect(rows.filter(({ state }) => state === 'queued')).toHaveLength(300 - starts);
});

test('a lease is renewed for as long as its job is under way', async () => {
  const { database, app } = platform;
  await write((tx) => enqueue(tx, { kind: 'purge', payload: {} }));
  const until = async () => {
    const [row] = await rowsOf(
      database.db,
      { ms: number },
      sql`select extract(epoch from leased_until)::float * 1000 as ms from jobs`,
    );
    return row?.ms ?? 0;
  };
  const slow: JobHandler = async () => {
    const first = await until();
    await expect.poll(until).toBeGreaterThan(first);
    const second = await until();
    await expect.poll(until).toBeGreaterThan(second);
  };
  const settings = { handlers: { purge: slow }, leaseSeconds: 3, recurringSeconds: null };
  const outcome = await new Promise((resolve) => {
    const onOutcome = (_kind: string, ended: string) => resolve(ended);
    workers.push(startWorker({ database, log: app.log }, { ...settings, onOutcome }));
  });
  expect(outcome).toBe('done');
  expect(await jobs()).toMatchObject([{ state: 'done', attempts: 1 }]);
});

test('a draft of a promotion that nobody saved for 90 days is forgotten', async () => {
  const { database } = platform;
  await database.db.execute(sql`insert into promotion_drafts (advertiser_id, account_id, updated_at) values
    (1, 2, now() - interval '91 days'), (2, 2, now() - interval '89 days')`);
  await write((tx) => enqueue(tx, { kind: 'purge', payload: {} }));
  await work(purger([purgeDrafts]));
  const rows = await storedRows(database.db, sql`select advertiser_id::text as of from promotion_drafts`);
  expect(rows).toEqual([{ of: '2' }]);
});
