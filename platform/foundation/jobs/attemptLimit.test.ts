import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { storedRows } from '../../testing/storedRows.ts';
import { startTestPlatform, type TestPlatform } from '../../testing/testPlatform.ts';
import { systemScope } from '../access/scope.ts';
import { enqueue } from './enqueue.ts';
import type { JobHandler } from './work.ts';
import { startWorker, type Worker } from './worker.ts';

let platform: TestPlatform;
const workers: Worker[] = [];
beforeAll(async () => {
  platform = await startTestPlatform();
});
afterAll(async () => {
  for (const worker of workers) await worker.drain();
  await platform.close();
});

describe('an attempt that takes too long', () => {
  test('is stopped, its slot is free for the next job, and what it says later is not written', async () => {
    await platform.database.db.execute(sql`create table if not exists said_late (job text)`);
    for (const which of ['stuck', 'good'])
      await systemScope(platform.database).write((tx) =>
        enqueue(tx, { kind: 'purge', payload: { of: which } }),
      );
    let wake = () => {};
    let late: Promise<unknown> = Promise.resolve();
    const purge: JobHandler = async ({ job, scope, finish }) => {
      if (job.payload.of === 'good') return;
      late = new Promise<void>((resolve) => {
        wake = resolve;
      }).then(async () => {
        const say = sql`insert into said_late values (${job.id})`;
        const refused = (end: Promise<unknown>) => end.then(() => 'written', String);
        return [
          await refused(scope.write((tx) => tx.execute(say))),
          await refused(finish(async (tx) => void (await tx.execute(say)))),
        ];
      });
      await late;
    };
    const { database, app } = platform;
    const outcomes: string[] = [];
    await new Promise<void>((resolve) => {
      const onOutcome = (_kind: string, outcome: string) => outcomes.push(outcome) === 2 && resolve();
      const settings = {
        handlers: { purge },
        slots: 1,
        recurringSeconds: null,
        onOutcome,
        limitOf: () => 0.3,
      };
      workers.push(startWorker({ database, log: app.log }, settings));
    });
    expect(outcomes.sort()).toEqual(['done', 'queued']);
    const jobs = sql`select state, attempts, error from jobs order by id`;
    expect(await storedRows(database.db, jobs)).toMatchObject([
      { state: 'queued', attempts: 1, error: 'too_slow' },
      { state: 'done', attempts: 1 },
    ]);
    wake();
    expect(await late).toEqual([
      expect.stringContaining('held by another'),
      expect.stringContaining('held by another'),
    ]);
    expect(await storedRows(database.db, sql`select * from said_late`)).toEqual([]);
    await database.db.execute(sql`drop table said_late`);
  });
});
