import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { type PostgresForTests, startPostgres } from '../../../../tests/support/postgres.ts';
import { storedRows } from '../../../testing/storedRows.ts';
import { announce, type Database, openDatabase } from '../connections/connection.ts';
import { transactionRetries } from './retryConflicts.ts';

describe.each(['pglite', 'postgres'])('a transaction on %s', (engine) => {
  let server: PostgresForTests | null = null;
  let database: Database;
  beforeAll(async () => {
    server = engine === 'postgres' ? await startPostgres({ isEmpty: true }) : null;
    database = await openDatabase({ databaseUrl: server?.url ?? null, databaseFolder: ':memory:' });
    await database.transaction((tx) => tx.execute(sql`create table kept (n int primary key)`));
    // A session that begins to listen on a server announces once what it may have missed.
    let announced = 0;
    database.onAnnounced(() => {
      announced += 1;
    });
    if (engine === 'postgres') await vi.waitFor(() => expect(announced).toBe(1), 240_000);
  });
  afterAll(async () => {
    await database?.close();
    await server?.stop();
  });

  test('that the server undid is never said to be kept', async () => {
    const outcome = database.transaction(async (tx) => {
      await tx.execute(sql`insert into kept values (1)`);
      await tx.execute(sql`select 1 / 0`).catch(() => {});
      return 'kept';
    });
    await expect(outcome).rejects.toThrow('nothing of it is kept');
    expect(await storedRows(database.db, sql`select n from kept`)).toEqual([]);
    await database.transaction((tx) => tx.execute(sql`insert into kept values (2)`));
    expect(await storedRows(database.db, sql`select n from kept`)).toEqual([{ n: 2 }]);
  });

  test.each(['40001', '40P01'])(
    'that a conflict (%s) undid is repeated at most three times, and counted',
    async (code) => {
      const counted = async () =>
        (await transactionRetries.get()).values.find(({ labels }) => labels.code === code)?.value ?? 0;
      const before = await counted();
      let announced = 0;
      const stop = database.onAnnounced(() => {
        announced += 1;
      });
      const conflicting = (times: number) => {
        let attempts = 0;
        return database.transaction(async (tx) => {
          attempts += 1;
          await tx.execute(sql`insert into kept values (10 + ${times}::int)`);
          announce(tx);
          if (attempts <= times)
            await tx.execute(
              sql.raw(`do $$ begin raise exception 'conflict' using errcode = '${code}'; end $$`),
            );
          return attempts;
        });
      };
      expect(await conflicting(3)).toBe(4);
      expect(announced).toBe(1);
      await expect(conflicting(4)).rejects.toThrow();
      stop();
      expect(announced).toBe(1);
      expect(await counted()).toBe(before + 6);
      expect(await storedRows(database.db, sql`delete from kept where n > 10 returning n`)).toEqual([
        { n: 13 },
      ]);
    },
  );

  test('that fails for another reason is not repeated', async () => {
    let attempts = 0;
    const failing = database.transaction(async (tx) => {
      attempts += 1;
      await tx.execute(sql`select 1 / 0`);
    });
    await expect(failing).rejects.toThrow();
    expect(attempts).toBe(1);
  });
});
