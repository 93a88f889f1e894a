// Only for tests: a database as an older version of the product left it.
import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import { type Database, openDatabase } from '../foundation/database/connections/connection.ts';

const migrations = fileURLToPath(new URL('../database/migrations', import.meta.url));

/** A database whose last migration is this one, for example `0050_bulk_outcomes`: the PostgreSQL of this address, else one in memory. */
export async function migratedUntil(tag: string, databaseUrl: string | null = null): Promise<Database> {
  const migrationsFolder = await mkdtemp(join(tmpdir(), 'guerdon-migrations-'));
  try {
    await cp(migrations, migrationsFolder, { recursive: true });
    const file = join(migrationsFolder, 'meta/_journal.json');
    const journal = JSON.parse(await readFile(file, 'utf8')) as { entries: { tag: string }[] };
    const last = journal.entries.findIndex((entry) => entry.tag === tag);
    if (last < 0) throw new Error(`There is no migration ${tag}`);
    const entries = journal.entries.slice(0, last + 1);
    await writeFile(file, JSON.stringify({ ...journal, entries }));
    const database = await openDatabase({ databaseUrl, databaseFolder: ':memory:' });
    await database.script((db) =>
      migrate(db as unknown as Parameters<typeof migrate>[0], { migrationsFolder }),
    );
    return database;
  } finally {
    await rm(migrationsFolder, { recursive: true });
  }
}
