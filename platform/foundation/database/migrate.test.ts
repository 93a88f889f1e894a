import { fileURLToPath } from 'node:url';
import { sql } from 'drizzle-orm';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { SettingError } from '../../../schema/foundation/process/settingError.ts';
import { type PostgresForTests, startPostgres } from '../../../tests/support/postgres.ts';
import { migratedDatabase } from '../../testing/migratedDatabase.ts';
import { oldJournal } from '../../testing/oldJournal.ts';
import { storedRows } from '../../testing/storedRows.ts';
import type { Database } from './connections/connection.ts';
import { migrate, requireMigrated } from './migrate.ts';

const migrationsFolder = fileURLToPath(new URL('../../database/migrations', import.meta.url));
const migrations = readMigrationFiles({ migrationsFolder }).map(({ hash, folderMillis }) => ({
  hash,
  created_at: String(folderMillis),
}));

describe.each(['pglite', 'postgres', 'postgres of a plain owner'])('the baseline on %s', (engine) => {
  let server: PostgresForTests | null;
  let database: Database;
  beforeAll(async () => {
    server = engine === 'pglite' ? null : await startPostgres({ isOwnerPlain: engine !== 'postgres' });
    database = await migratedDatabase(server?.url);
  });
  afterAll(async () => {
    await database?.close();
    await server?.stop();
  });
  afterEach(async () => {
    await database.db.execute(sql`delete from drizzle.__drizzle_migrations`);
    for (const { hash, created_at } of migrations)
      await database.db.execute(
        sql`insert into drizzle.__drizzle_migrations (hash, created_at) values (${hash}, ${created_at})`,
      );
  });

  const journal = () =>
    storedRows<{ hash: string; created_at: string }>(
      database.db,
      sql`select hash, created_at from drizzle.__drizzle_migrations order by created_at`,
    );
  /** Transaction that last wrote each row of the catalog of tables and functions: the same as long as nothing touches them. */
  const definitions = () =>
    storedRows<{ definition: string }>(
      database.db,
      sql`select concat(oid, ' ', xmin) as definition from pg_class where relnamespace = 'public'::regnamespace
        union all select concat(oid, ' ', xmin) from pg_proc where pronamespace = 'public'::regnamespace
        union all select concat(oid, ' ', xmin) from pg_policy union all select concat(oid, ' ', xmin) from pg_trigger order by 1`,
    );

  test('a new database has it in its journal', async () => {
    expect(await journal()).toEqual(migrations);
  });

  test('a database at the last migration of version 0.1.0 is adopted with its rows and gets the later migrations; a further start touches nothing', async () => {
    await oldJournal(database, '0097_refused_rows');
    await database.db.execute(
      sql`insert into organizations (ui_id, name, operating_countries, billing_currencies) values ('one', 'One', '{}', '{}')`,
    );
    await migrate(database);
    expect(await journal()).toEqual(migrations);
    expect(await storedRows(database.db, sql`select ui_id from organizations`)).toEqual([{ ui_id: 'one' }]);
    const before = await definitions();
    expect(await migrate(database)).toEqual([]);
    expect(await definitions()).toEqual(before);
    expect(await journal()).toEqual(migrations);
  });

  test('an older database is refused with the version that can upgrade it, and stays as it is', async () => {
    await oldJournal(database, '0096_failed_orders');
    const before = await journal();
    const refused = await migrate(database).catch((error: unknown) => error);
    expect(refused).toBeInstanceOf(SettingError);
    expect(String(refused)).toContain('Start version 0.1.0');
    await expect(requireMigrated(database)).rejects.toThrow('not at the version of this program');
    expect(await journal()).toEqual(before);
  });

  test('a database of a later version is left as it is', async () => {
    await database.db.execute(
      sql`insert into drizzle.__drizzle_migrations (hash, created_at) values ('later', 9999999999999)`,
    );
    const before = await journal();
    expect(await migrate(database)).toEqual([]);
    expect(await journal()).toEqual(before);
    await requireMigrated(database);
  });

  test('commands run on a database that has all migrations, and on no empty one', async () => {
    await requireMigrated(database);
    await database.db.execute(sql`alter table drizzle.__drizzle_migrations rename to moved`);
    await expect(requireMigrated(database)).rejects.toThrow('not at the version of this program');
    await database.db.execute(sql`alter table drizzle.moved rename to __drizzle_migrations`);
  });
});
