import { sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { rowsOf } from '../database.ts';
import { systemScope } from '../scope.ts';
import { startTestPlatform, type TestPlatform } from '../testPlatform.ts';
import { enqueue } from './enqueue.ts';
import type { JobHandler } from './work.ts';
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
  rowsOf<{ state: string; attempts: number; error: string | null; seconds: number }>(
    platform.database.db,
    sql`select state, attempts, error, extract(epoch from run_at - clock_timestamp())::float as seconds
      from jobs order by id`,
  );

/** A worker whose `purge` does what the test says; ends when so many attempts ended. */
function work(purge: JobHandler, count = 1): Promise<string[]> {
  const outcomes: string[] = [];
  return new Promise((resolve) => {
    const { config, database, app } = platform;
    const mailer = { send: async () => undefined, close: () => undefined };
    workers.push(
      startWorker(
        { config, database, mailer, log: app.log },
        {
          handlers: { purge },
          isRecurring: false,
          onOutcome: (kind, outcome) => {
            if (kind === 'purge' && outcomes.push(outcome) === count) resolve(outcomes);
          },
        },
      ),
    );
  });
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

  test('is one for a key, however often it is asked for', async () => {
    for (let times = 0; times < 3; times++)
      await write((tx) => enqueue(tx, { kind: 'purge', payload: {}, dedupeKey: 'the same' }));
    expect(await jobs()).toHaveLength(1);
  });
});
