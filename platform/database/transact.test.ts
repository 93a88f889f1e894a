import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type PostgresForTests, startPostgres } from '../../tests/support/postgres.ts';
import { type Database, openDatabase, rowsOf } from './connection.ts';

describe.each(['pglite', 'postgres'])('a transaction on %s', (engine) => {
  let server: PostgresForTests | null = null;
  let database: Database;
  beforeAll(async () => {
    server = engine === 'postgres' ? await startPostgres({ isEmpty: true }) : null;
    database = await openDatabase({ databaseUrl: server?.url ?? null, databaseFolder: ':memory:' });
    await database.transaction((tx) => tx.execute(sql`create table kept (n int primary key)`));
  });
  afterAll(async () => {
    await database?.close();
    await server?.stop();
  });

  test('that the server undid is never said to be kept', async () => {
    const told = database.transaction(async (tx) => {
      await tx.execute(sql`insert into kept values (1)`);
      await tx.execute(sql`select 1 / 0`).catch(() => {});
      return 'kept';
    });
    await expect(told).rejects.toThrow('nothing of it is kept');
    expect(await rowsOf(database.db, sql`select n from kept`)).toEqual([]);
    await database.transaction((tx) => tx.execute(sql`insert into kept values (2)`));
    expect(await rowsOf(database.db, sql`select n from kept`)).toEqual([{ n: 2 }]);
  });
});
