import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { runsDatabase } from '../../testing/migratedDatabase.ts';
import { systemScope } from '../access/scope.ts';
import type { Database } from '../database/connections/connection.ts';
import { number, rowsOf, text } from '../database/rows.ts';
import { enqueue, enqueueMany, type NewJob } from './enqueue.ts';
import { giveBack, type LeasedJob, leaseJobs, releaseLeases, renewLeases, secondsToNext } from './lease.ts';

let database: Database;
beforeAll(async () => {
  database = await runsDatabase();
});
afterAll(() => database?.close());
beforeEach(() => database.db.execute(sql`delete from jobs`));

const purges = (count: number, advertiserId?: string): NewJob[] =>
  Array.from({ length: count }, (_, position) => ({
    kind: 'purge',
    payload: { of: advertiserId ?? 'nobody', position },
    ...(advertiserId ? { advertiserId } : {}),
  }));
const ask = (jobs: NewJob[]) => systemScope(database).write((tx) => enqueueMany(tx, jobs));
const lease = (count: number) => leaseJobs(database, count, { seconds: 60, kinds: ['purge'] });
const owners = (jobs: LeasedJob[]) => jobs.map(({ payload }) => payload.of);
const states = () => rowsOf(database.db, { state: text }, sql`select state from jobs order by id`);

describe('lines of jobs', () => {
  test("one advertiser's single job comes next, however many of another wait", async () => {
    await ask(purges(2000, '1'));
    expect(owners(await lease(4))).toEqual(['1', '1', '1', '1']);
    await ask(purges(1, '2'));
    expect(owners(await lease(1))).toEqual(['2']);
    expect(owners(await lease(1))).toEqual(['1']);
  });

  test('two batches share the slots, and jobs about nobody are a line of their own', async () => {
    await ask(purges(50, '1'));
    await ask(purges(50, '2'));
    await ask(purges(50));
    expect(owners(await lease(6)).sort()).toEqual(['1', '1', '2', '2', 'nobody', 'nobody']);
  });

  test('within a line the first comes first', async () => {
    await ask(purges(30, '1'));
    const positions = [...(await lease(4)), ...(await lease(4))].map(({ payload }) => payload.position);
    expect(positions.sort((a, b) => Number(a) - Number(b))).toEqual([0, 1, 2, 3, 4, 5, 6, 7]);
  });

  test('what is for later, of another kind or unknown to this version keeps nobody waiting', async () => {
    const later = new Date(Date.now() + 3_600_000);
    await ask(purges(20, '1').map((job) => ({ ...job, runAt: later })));
    await ask([{ kind: 'mail', payload: {}, advertiserId: '1' }]);
    await database.db.execute(sql`insert into jobs (kind, payload) values ('of_the_next_version', '{}')`);
    expect(await secondsToNext(database, 9000, ['purge'])).toBeGreaterThan(3000);
    expect(await lease(4)).toEqual([]);
    await ask(purges(1, '1'));
    expect(await secondsToNext(database, 9000, ['purge'])).toBe(0);
    expect(await lease(4)).toHaveLength(1);
  });
});

describe('many jobs at once', () => {
  test('are accepted with the change, each key once, and not at all when it is rolled back', async () => {
    const keyed = purges(3).map((job, position) => ({ ...job, dedupeKey: `line:${Math.min(position, 1)}` }));
    const rolledBack = systemScope(database).write(async (tx) => {
      await enqueueMany(tx, keyed);
      throw new Error('no');
    });
    await expect(rolledBack).rejects.toThrow('no');
    expect(await states()).toEqual([]);
    await ask(keyed);
    await ask([...keyed, ...purges(1)]);
    await ask([]);
    expect(await states()).toHaveLength(3);
  });
});

describe('a lease', () => {
  const pass = sql`update jobs set leased_until = clock_timestamp() - interval '1 second' where state = 'running'`;

  test('is taken over once it has passed, but not when its worker renewed it', async () => {
    await systemScope(database).write((tx) => enqueue(tx, { kind: 'purge', payload: {} }));
    const [first] = await lease(1);
    if (!first) throw new Error('Nothing to take');
    await database.db.execute(pass);
    await renewLeases(database, [first], 60);
    expect(await lease(1)).toEqual([]);
    await database.db.execute(pass);
    expect(await lease(1)).toMatchObject([{ id: first.id, attempt: 2, fence: 2 }]);
    await database.db.execute(pass);
    await renewLeases(database, [first], 60);
    expect(await lease(1)).toMatchObject([{ id: first.id, attempt: 3 }]);
  });

  test('of a job that was taken ahead and given back was no attempt; one whose worker was lost is never taken ahead', async () => {
    await ask(purges(6));
    const leased = await leaseJobs(database, 1, { seconds: 60, kinds: ['purge'], ahead: 3 });
    expect(leased).toHaveLength(4);
    await giveBack(database, leased.slice(1));
    const rows = await rowsOf(database.db, { attempts: number }, sql`select attempts from jobs order by id`);
    expect(rows.map(({ attempts }) => attempts)).toEqual([1, 0, 0, 0, 0, 0]);
    await lease(5);
    await database.db.execute(pass);
    expect(await leaseJobs(database, 2, { seconds: 60, kinds: ['purge'], ahead: 3 })).toHaveLength(2);
  });

  test('ends with the process on an embedded database', async () => {
    await ask(purges(1));
    expect(await lease(1)).toHaveLength(1);
    expect(await lease(1)).toEqual([]);
    await releaseLeases(database);
    expect(await lease(1)).toMatchObject([{ attempt: 2 }]);
  });
});
