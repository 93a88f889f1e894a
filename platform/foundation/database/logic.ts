// Functions and triggers of the database: each noun's `logic.sql` holds their current text.
import { createHash } from 'node:crypto';
import { globSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { sql } from 'drizzle-orm';
import { databaseCode } from './connections/availability.ts';
import type { Queries } from './connections/connection.ts';
import { mapOf, nullable, rowsOf, text } from './rows.ts';

const platformFolder = fileURLToPath(new URL('../../', import.meta.url));

/** Order in which the folders' files are applied: a trigger may call functions of its own and of earlier files. */
const FOLDERS = [
  // Functions of triggers of many nouns.
  'foundation/database',
  'foundation',
  'people',
  'advertisers',
  'money',
  'catalog',
  'promotions',
  'fulfillment',
  'reports',
];

const UNDEFINED_TABLE = '42P01';

export interface LogicFile {
  /** Path below `platform/`. */
  path: string;
  text: string;
}

/** Every `logic.sql` of the capabilities, in the order in which they are applied. */
export async function readLogicFiles(): Promise<LogicFile[]> {
  const paths = FOLDERS.flatMap((folder) =>
    globSync(`${folder}/**/logic.sql`, { cwd: platformFolder }).sort(),
  );
  return Promise.all(
    [...new Set(paths)].map(async (path) => ({
      path,
      text: await readFile(join(platformFolder, path), 'utf8'),
    })),
  );
}

/**
 * Applies the files that this database does not have in their current text, in one transaction, and returns their paths. After a new migration all
 * files count as changed, because a migration may have dropped or replaced what they define. Call it under the lock of the migrations.
 *
 * Processes of the previous version may still run: a function keeps its arguments, its result and its meaning for them. Another signature is a new
 * function under a new name, and a migration of the next version drops the old one. A version that is older than the database applies nothing.
 * @param version moment of this version's newest migration, in milliseconds.
 */
export async function applyLogic(
  db: Queries,
  files: readonly LogicFile[],
  version: number,
): Promise<string[]> {
  const stored = await readStored(db);
  if (stored.version > version) return [];
  const changed = files
    .map((file) => ({ ...file, hash: hashOf(file, version) }))
    .filter(({ path, hash }) => stored.hashes[path] !== hash);
  if (changed.length === 0) return [];
  await db.transaction(async (tx) => {
    await tx.execute(
      sql`create table if not exists drizzle.logic_files (path text primary key, hash text not null)`,
    );
    // A function may call one of a later file.
    await tx.execute(sql`set local check_function_bodies = off`);
    for (const { path, text, hash } of changed) {
      await tx.execute(sql.raw(text));
      await tx.execute(sql`insert into drizzle.logic_files (path, hash) values (${path}, ${hash})
        on conflict (path) do update set hash = excluded.hash`);
    }
  });
  return changed.map(({ path }) => path);
}

interface Stored {
  /** Moment of the newest migration of the database, in milliseconds. */
  version: number;
  /** Hash of each applied file by its path. */
  hashes: Record<string, string>;
}

async function readStored(db: Queries): Promise<Stored> {
  const query = sql`select (select max(created_at) from drizzle.__drizzle_migrations) as version,
    (select coalesce(jsonb_object_agg(path, hash), '{}') from drizzle.logic_files) as hashes`;
  try {
    const [row] = await rowsOf(db, { version: nullable(text), hashes: mapOf(text) }, query);
    return { version: Number(row?.version ?? 0), hashes: row?.hashes ?? {} };
  } catch (error) {
    // The first start with these files.
    if (databaseCode(error) === UNDEFINED_TABLE) return { version: 0, hashes: {} };
    throw error;
  }
}

const hashOf = ({ text }: LogicFile, version: number): string =>
  createHash('sha256').update(`${version}\n${text}`).digest('hex');
