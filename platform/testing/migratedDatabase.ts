import { startPostgres } from '../../tests/support/postgres.ts';
import { type Database, dumpEmbedded, openDatabase } from '../foundation/database/connections/connection.ts';
import { migrate } from '../foundation/database/migrate.ts';

const IN_MEMORY = { databaseUrl: null, databaseFolder: ':memory:' };

let dump: Promise<Blob> | undefined;

/** A migrated database for a test: the PostgreSQL of this address, else one in memory. */
export async function migratedDatabase(databaseUrl: string | null = null): Promise<Database> {
  if (!databaseUrl) {
    dump ??= migratedDump();
    return openDatabase(IN_MEMORY, await dump);
  }
  const database = await openDatabase({ ...IN_MEMORY, databaseUrl });
  await migrate(database);
  return database;
}

/**
 * The database of a test that does not care for its engine: by day a copy of the migrated one that a whole run has on its PostgreSQL, gone once
 * it is closed. At night, with `TEST_ENGINES=pglite` and where the run has no PostgreSQL it is one in memory, as the product's own is.
 */
export async function runsDatabase(): Promise<Database> {
  const { TEST_DATABASE_TEMPLATE, TEST_ENGINES, GUERDON_NIGHTLY } = process.env;
  if (!TEST_DATABASE_TEMPLATE || GUERDON_NIGHTLY === '1' || TEST_ENGINES === 'pglite')
    return migratedDatabase();
  const { url, stop } = await startPostgres();
  const database = await openDatabase({ ...IN_MEMORY, databaseUrl: url });
  return {
    ...database,
    async close() {
      await database.close();
      await stop();
    },
  };
}

/** What the ones in memory are copies of: to make a database and to migrate it takes longer than to copy one. */
async function migratedDump(): Promise<Blob> {
  const database = await openDatabase(IN_MEMORY);
  await migrate(database);
  return dumpEmbedded(database).finally(() => database.close());
}
