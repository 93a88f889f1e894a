import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { sql } from 'drizzle-orm';
import { migrate as migrateNode } from 'drizzle-orm/node-postgres/migrator';
import type { Database } from './connections/connection.ts';
import { applyLogic, type LogicFile, readLogicFiles } from './logic.ts';

/** Any number; the same for every process that migrates this product's database. */
const MIGRATION_LOCK = 4_100_727;

const migrationsFolder = fileURLToPath(new URL('../../database/migrations', import.meta.url));

/**
 * Brings the database to the newest schema, then applies each `logic.sql` whose text changed. Processes that start at once wait for one another: the
 * migrator itself takes no lock. The same files serve both engines.
 * @param files the functions and triggers; those of this version unless a test has others.
 * @returns paths of the `logic.sql` that were applied.
 */
export async function migrate(database: Database, files?: readonly LogicFile[]): Promise<string[]> {
  const logic = files ?? (await readLogicFiles());
  let applied: string[] = [];
  await database.script(async (db) => {
    await db.execute(sql`select pg_advisory_lock(${MIGRATION_LOCK})`);
    try {
      // The node-postgres migrator asks nothing of its driver: it runs on the embedded database as well.
      await migrateNode(db as unknown as Parameters<typeof migrateNode>[0], { migrationsFolder });
      applied = await applyLogic(db, logic, await newestMigration());
    } finally {
      await db.execute(sql`select pg_advisory_unlock(${MIGRATION_LOCK})`);
    }
  });
  return applied;
}

/** Moment of the newest migration file, in milliseconds. */
async function newestMigration(): Promise<number> {
  const journal: { entries: { when: number }[] } = JSON.parse(
    await readFile(join(migrationsFolder, 'meta/_journal.json'), 'utf8'),
  );
  return Math.max(...journal.entries.map(({ when }) => when));
}
