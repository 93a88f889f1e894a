import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type PostgresForTests, startPostgres } from '../../../../tests/support/postgres.ts';
import { storedRows } from '../../../testing/storedRows.ts';
import { systemScope } from '../../access/scope.ts';
import { answerTimePlugin } from '../../http/answerTime.ts';
import { logOptions, RequestLogController } from '../../http/logging.ts';
import { problemsPlugin } from '../../http/refusals/problems.ts';
import { type Database, openDatabase } from '../connections/connection.ts';
import { number, rowsOf } from '../rows.ts';
import { WorkCanceled } from './work.ts';

/** Milliseconds in which an answer begins here. */
const BEGIN_MS = 1_000;

/** Waits until `isSo`; the test's own time-out ends it. */
async function until(isSo: () => Promise<boolean> | boolean): Promise<void> {
  while (!(await isSo())) await pause(20);
}

describe('work of a request whose caller no longer waits', () => {
  let server: PostgresForTests;
  let database: Database;
  let app: FastifyInstance;
  let url: string;
  const log: string[] = [];
  /** How each request's work ended. */
  const ended: unknown[] = [];
  beforeAll(async () => {
    server = await startPostgres({ isEmpty: true });
    database = await openDatabase({ databaseUrl: server.url, databaseFolder: ':memory:' });
    await database.transaction((tx) => tx.execute(sql`create table kept (n int primary key)`));
    const logger = logOptions('info', { write: (line) => void log.push(line) }) ?? false;
    app = Fastify({
      pluginTimeout: 0,
      logger,
      logController: new RequestLogController(),
      forceCloseConnections: true,
    });
    await app.register(problemsPlugin);
    await app.register(answerTimePlugin, { begin: BEGIN_MS, progress: 60_000 });
    const insertAndSleep = (n: number, seconds: number) => () =>
      database
        .transaction(async (tx) => {
          await tx.execute(sql`insert into kept values (${n}::int)`);
          await tx.execute(sql`select pg_sleep(${seconds}::float8)`);
          return 'done';
        })
        .then(
          (answer) => {
            ended.push(answer);
            return answer;
          },
          (error: unknown) => {
            ended.push(error);
            throw error;
          },
        );
    app.get('/long', insertAndSleep(1, 2.9));
    app.get('/several', () =>
      database
        .transaction(async (tx) => {
          await tx.execute(sql`insert into kept values (2)`);
          // Work of the process itself: no statement runs when the caller is answered.
          await pause(BEGIN_MS * 1.5);
          await tx.execute(sql`insert into kept values (3)`);
        })
        .catch((error: unknown) => {
          ended.push(error);
          throw error;
        }),
    );
    app.get('/goesOn', { config: { goesOn: true } }, insertAndSleep(4, 1.5));
    app.get('/sends', async (_request, reply) => {
      await pause(BEGIN_MS * 1.5);
      reply.send('late');
      ended.push('sent');
      return reply;
    });
    url = await app.listen({ host: '127.0.0.1', port: 0 });
  });
  beforeEach(async () => {
    ended.length = 0;
    log.length = 0;
    await database.transaction((tx) => tx.execute(sql`delete from kept`));
  });
  afterAll(async () => {
    await app?.close();
    await database?.close();
    await server?.stop();
  });

  const rowsLeft = () => rowsOf(database.db, { n: number }, sql`select n from kept order by n`);
  const running = async () => {
    const rows = await storedRows(
      database.db,
      sql`select from pg_stat_activity where query like '%pg_sleep%' and pid <> pg_backend_pid() and state = 'active'`,
    );
    return rows.length;
  };

  test('is canceled with its statement after a 503, commits nothing and is not answered twice', async () => {
    const answer = await fetch(`${url}/long`);
    expect(answer.status).toBe(503);
    await until(() => ended.length > 0);
    expect(ended[0]).toBeInstanceOf(WorkCanceled);
    expect([await running(), await rowsLeft()]).toEqual([0, []]);
    expect(log.join('')).not.toMatch(/ALREADY_SENT|Promise errored/);
    expect(log.join('')).toMatch(/work canceled/);
  });

  test('sends no further statement where none ran when the caller was answered', async () => {
    expect((await fetch(`${url}/several`)).status).toBe(503);
    await until(() => ended.length > 0);
    expect(ended[0]).toBeInstanceOf(WorkCanceled);
    expect(await rowsLeft()).toEqual([]);
    // The session is not used again: the next transactions are whole.
    await database.transaction((tx) => tx.execute(sql`insert into kept values (9)`));
    expect(await rowsLeft()).toEqual([{ n: 9 }]);
  });

  test('is canceled when the caller leaves', async () => {
    const controller = new AbortController();
    const left = fetch(`${url}/long`, { signal: controller.signal }).catch(() => 'left');
    await until(async () => (await running()) > 0);
    controller.abort();
    expect(await left).toBe('left');
    await until(() => ended.length > 0);
    expect(ended[0]).toBeInstanceOf(WorkCanceled);
    expect([await running(), await rowsLeft()]).toEqual([0, []]);
  });

  test('goes on where its route says that its key tells the outcome later', async () => {
    expect((await fetch(`${url}/goesOn`)).status).toBe(503);
    await until(() => ended.length > 0);
    expect([ended, await rowsLeft()]).toEqual([['done'], [{ n: 4 }]]);
    expect(log.join('')).not.toMatch(/ALREADY_SENT|Promise errored/);
  });

  test('may send an answer itself: it goes nowhere', async () => {
    expect((await fetch(`${url}/sends`)).status).toBe(503);
    await until(() => ended.length > 0);
    expect(log.join('')).not.toMatch(/ALREADY_SENT|Promise errored/);
  });

  test('a dry run gives way to a change that waits for its locks, and answers afterwards', async () => {
    const scope = systemScope(database);
    await database.transaction((tx) => tx.execute(sql`insert into kept values (5)`));
    let attempts = 0;
    let hasLock: () => void = () => {};
    const locked = new Promise<void>((resolve) => {
      hasLock = resolve;
    });
    const tried = scope.dryRun().write(async (tx) => {
      attempts += 1;
      await tx.execute(sql`update kept set n = n + 100 where n % 100 = 5`);
      hasLock();
      if (attempts === 1) await tx.execute(sql`select pg_sleep(60)`);
      return rowsOf(tx, { n: number }, sql`select n from kept`);
    });
    await locked;
    // Waits for the lock of the dry run, which would last a minute.
    await scope.write((tx) => tx.execute(sql`update kept set n = n + 1000 where n = 5`));
    expect(await tried).toEqual([{ n: 1105 }]);
    expect([attempts, await rowsLeft()]).toEqual([2, [{ n: 1005 }]]);
  });

  test('a dry run that a change waits for each time keeps its locks in the end, and answers', async () => {
    const scope = systemScope(database);
    await database.transaction((tx) => tx.execute(sql`insert into kept values (6)`));
    const changes: Promise<unknown>[] = [];
    const answer = await scope.dryRun().write(async (tx) => {
      await tx.execute(sql`update kept set n = n + 100 where n % 100 = 6`);
      changes.push(
        scope.write((other) => other.execute(sql`update kept set n = n + 1000 where n % 1000 = 6`)),
      );
      await tx.execute(sql`select pg_sleep(1)`);
      return 'answered';
    });
    await Promise.all(changes);
    expect([answer, changes.length, await rowsLeft()]).toEqual(['answered', 4, [{ n: 4006 }]]);
  });
});
