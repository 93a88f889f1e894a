import { fileURLToPath } from 'node:url';
import { sql } from 'drizzle-orm';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import { migrate as migrateNode } from 'drizzle-orm/node-postgres/migrator';
import { SettingError } from '../../../schema/foundation/process/settingError.ts';
import type { Database, Queries } from './connections/connection.ts';
import { applyLogic, type LogicFile, readLogicFiles } from './logic.ts';
import { boolean, type RowOf, rowsOf, text } from './rows.ts';

/** Any number; the same for every process that migrates this product's database. */
const MIGRATION_LOCK = 4_100_727;

/** The last version that runs the migrations before the baseline, and a commit of it. */
const UPGRADER = '0.1.0 (commit 3c92880a)';

const migrationsFolder = fileURLToPath(new URL('../../database/migrations', import.meta.url));

/**
 * Brings the database to the newest schema, then applies each `logic.sql` whose text changed. Processes that start at once wait for one another: the
 * migrator itself takes no lock. The same files serve both engines.
 * @param files the functions and triggers; those of this version unless a test has others.
 * @returns paths of the `logic.sql` that were applied.
 * @throws SettingError for a database that is older than the baseline.
 */
export async function migrate(database: Database, files?: readonly LogicFile[]): Promise<string[]> {
  const logic = files ?? (await readLogicFiles());
  const migrations = readMigrationFiles({ migrationsFolder });
  let applied: string[] = [];
  await database.script(async (db) => {
    await db.execute(sql`select pg_advisory_lock(${MIGRATION_LOCK})`);
    try {
      await adoptBaseline(db, migrations[0]);
      // The node-postgres migrator asks nothing of its driver: it runs on the embedded database as well.
      await migrateNode(db as unknown as Parameters<typeof migrateNode>[0], { migrationsFolder });
      applied = await applyLogic(db, logic, newestOf(migrations));
    } finally {
      await db.execute(sql`select pg_advisory_unlock(${MIGRATION_LOCK})`);
    }
  });
  return applied;
}

/** @throws Error unless the database has all migrations of this version, or more. */
export async function requireMigrated({ db }: Database): Promise<void> {
  const newest = newestOf(readMigrationFiles({ migrationsFolder }));
  const journal = await readJournal(db);
  if (!journal.some((entry) => Number(entry.created_at) >= newest))
    throw new Error(
      'The database is not at the version of this program: start the platform once, or run `npm run setup`.',
    );
}

type Migration = ReturnType<typeof readMigrationFiles>[number];

/** Moment of the newest migration, in milliseconds. */
const newestOf = (migrations: readonly Migration[]): number =>
  Math.max(...migrations.map(({ folderMillis }) => folderMillis));

const JOURNAL_ENTRY = {
  hash: text,
  /** Moment of the migration, in milliseconds. */
  created_at: text,
};
type JournalEntry = RowOf<typeof JOURNAL_ENTRY>;

/** The migrations that ran in this database; none in a new one. */
async function readJournal(db: Queries): Promise<JournalEntry[]> {
  const [table] = await rowsOf(
    db,
    { exists: boolean },
    sql`select to_regclass('drizzle.__drizzle_migrations') is not null as exists`,
  );
  return table?.exists
    ? rowsOf(db, JOURNAL_ENTRY, sql`select hash, created_at from drizzle.__drizzle_migrations`)
    : [];
}

/**
 * Enters the baseline in the journal of a database that reached the same schema by the migrations before it. The baseline has the moment of the last of
 * them, so that the runner skips it.
 */
async function adoptBaseline(db: Queries, baseline: Migration | undefined): Promise<void> {
  if (!baseline) throw new Error('There are no migrations');
  const { folderMillis: moment, hash } = baseline;
  const journal = await readJournal(db);
  if (journal.length === 0) return;
  const last = journal.find((entry) => Number(entry.created_at) === moment);
  if (!last)
    throw new SettingError(
      `The database is older than this version can upgrade. Start version ${UPGRADER} with it once, then this version: see docs/upgrading.md.`,
    );
  if (last.hash === hash) return;
  await db.transaction(async (tx) => {
    await tx.execute(sql`delete from drizzle.__drizzle_migrations where created_at <= ${moment}`);
    await tx.execute(
      sql`insert into drizzle.__drizzle_migrations (hash, created_at) values (${hash}, ${moment})`,
    );
  });
}
