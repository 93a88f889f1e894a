import { fileURLToPath } from 'node:url';
import { sql } from 'drizzle-orm';
import { migrate as migrateNode } from 'drizzle-orm/node-postgres/migrator';
import type { Database } from './connections/connection.ts';

/** Any number; the same for every process that migrates this product's database. */
const MIGRATION_LOCK = 4_100_727;

const migrationsFolder = fileURLToPath(new URL('../../database/migrations', import.meta.url));

/**
 * Brings the database to the newest schema. Processes that start at once wait for one another: the migrator itself takes no
 * lock. The same files serve both engines.
 */
export async function migrate(database: Database): Promise<void> {
  await database.script(async (db) => {
    await db.execute(sql`select pg_advisory_lock(${MIGRATION_LOCK})`);
    try {
      // The node-postgres migrator asks nothing of its driver: it runs on the embedded database as well.
      await migrateNode(db as unknown as Parameters<typeof migrateNode>[0], { migrationsFolder });
    } finally {
      await db.execute(sql`select pg_advisory_unlock(${MIGRATION_LOCK})`);
    }
  });
}
