import type { PGlite } from '@electric-sql/pglite';
import { type Database, openDatabase } from '../database/connection.ts';
import { migrate } from '../database/migrate.ts';

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

/** What the ones in memory are copies of: to make a database and to migrate it takes longer than to copy one. */
async function migratedDump(): Promise<Blob> {
  const database = await openDatabase(IN_MEMORY);
  await migrate(database);
  const client = (database.db as unknown as { $client: PGlite }).$client;
  return client.dumpDataDir('none').finally(() => database.close());
}
