import { sql } from 'drizzle-orm';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type PostgresForTests, startPostgres } from '../../../../tests/support/postgres.ts';
import { storedRows } from '../../../testing/storedRows.ts';
import { databaseCode, isAway, isUnavailable } from './availability.ts';
import { type Database, openDatabase } from './connection.ts';

/** More rounds than the pool has connections: one that is not given back would be missed. */
const ROUNDS = 12;

let server: PostgresForTests;
let database: Database;
let other: pg.Client;
beforeAll(async () => {
  server = await startPostgres({ isEmpty: true });
  database = await openDatabase({ databaseUrl: server.url, databaseFolder: '' });
  other = new pg.Client({ connectionString: server.url });
  await other.connect();
});
afterAll(async () => {
  await other?.end();
  await database?.close();
  await server?.stop();
});

/** Ends every connection of the platform, as a restart of the server does. */
const endConnections = () =>
  other.query(
    `select pg_terminate_backend(pid) from pg_stat_activity
      where datname = current_database() and application_name = 'guerdon-platform'`,
  );
const one = () => database.transaction((tx) => storedRows(tx, sql`select 1 as one`));
/** The loss of an idle connection may still be on its way: somebody has to find it. */
const backInService = () => expect.poll(() => one().catch(() => 'not yet')).toEqual([{ one: 1 }]);

test('E2: a connection lost in a transaction is told to its holder, ends nothing else, and is replaced', async () => {
  for (let round = 0; round < ROUNDS; round++) {
    const lost = database.transaction(async (tx) => {
      await tx.execute(sql`select 1`);
      await endConnections(); // nothing of ours is under way: the loss is heard by nobody but the connection
      await tx.execute(sql`select 1`);
    });
    const error = await lost.catch((reason: unknown) => reason);
    expect([isAway(error), isUnavailable(error)]).toEqual([true, true]);
  }
  await backInService();
});

test('E2: a connection lost while nobody has it is given back when its next transaction cannot begin', async () => {
  for (let round = 0; round < ROUNDS; round++) {
    await backInService();
    await endConnections();
    const error = await one().catch((reason: unknown) => reason);
    if (error instanceof Error) expect(isAway(error)).toBe(true);
  }
  await backInService();
  const { $client: pool } = database.db as unknown as { $client: pg.Pool };
  expect(pool.totalCount - pool.idleCount).toBe(0);
});

test('E2: a server that is not there is away, and a statement it refuses is not', async () => {
  const nowhere = await openDatabase({
    databaseUrl: 'postgres://app@localhost/postgres?host=/nowhere',
    databaseFolder: '',
  });
  const errors = [
    await nowhere.transaction((tx) => tx.execute(sql`select 1`)).catch((reason: unknown) => reason),
    await nowhere.db.execute(sql`select 1`).then(undefined, (reason: unknown) => reason),
    await database.transaction((tx) => tx.execute(sql`select nothing`)).catch((reason: unknown) => reason),
    Object.assign(new Error('of a mail server'), { code: 'ECONNREFUSED' }),
  ];
  expect(errors.map(isAway)).toEqual([true, true, false, false]);
  await nowhere.close();
});

test('a parameter of the connection string replaces a limit of the product', async () => {
  const url = new URL(server.url);
  url.searchParams.set('statement_timeout', '50');
  const hurried = await openDatabase({ databaseUrl: url.href, databaseFolder: '' });
  const error = await hurried.db.execute(sql`select pg_sleep(20)`).catch((reason: unknown) => reason);
  expect(databaseCode(error)).toBe('57014');
  await hurried.close();
});

test('of the embedded database lets others have their turn between two transactions', async () => {
  const embedded = await openDatabase({ databaseUrl: null, databaseFolder: ':memory:' });
  try {
    let isTheirTurn = false;
    setImmediate(() => {
      isTheirTurn = true;
    });
    for (let n = 0; n < 3; n += 1)
      await embedded.transaction((tx) => tx.execute(sql`select count(*) from generate_series(1, 1000)`));
    expect(isTheirTurn).toBe(true);
  } finally {
    await embedded.close();
  }
});
