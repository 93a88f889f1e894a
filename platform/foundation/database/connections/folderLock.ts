import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { hostname } from 'node:os';
import { dirname } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { SettingError } from '../../../../schema/foundation/process/settingError.ts';
import { privateFolder } from '../../../../server/privateFolder.ts';

/** The code of SQLite for a file that another connection has locked. */
const BUSY = 5;

/** The locks of this process; without a reference, a lock would be collected and thereby released. */
const openLocks = new Set<DatabaseSync>();

/**
 * Takes the folder of the embedded database for this process: the database itself does not notice a second opener, and
 * writes would be lost silently. The lock is the kernel's, on `{folder}.lock.sqlite`: it ends with its process, however that ends, and holds in
 * every container of the machine. `{folder}.lock` says who has it.
 * @returns a function that gives the folder free.
 * @throws SettingError naming the process and its host when another one has it, or the folder when it cannot be written.
 */
export function lockFolder(folder: string): () => void {
  const note = `${folder}.lock`;
  const lock = openLock(folder, note);
  try {
    lock.exec('pragma locking_mode = exclusive; begin exclusive');
  } catch (error) {
    lock.close();
    if ((error as { errcode?: number }).errcode !== BUSY) throw error;
    throw new SettingError(
      `The database in ${folder} is in use by process ${holderOf(note)}. Stop that process first, or set DATABASE_URL to a server.`,
    );
  }
  openLocks.add(lock);
  writeFileSync(note, `${process.pid} on ${hostname()}`);
  return () => {
    if (!openLocks.delete(lock)) return;
    rmSync(note, { force: true });
    lock.close();
  };
}

function openLock(folder: string, note: string): DatabaseSync {
  try {
    privateFolder(folder);
    return new DatabaseSync(`${note}.sqlite`, { timeout: 0 });
  } catch (error) {
    throw new SettingError(`DATA_DIR: nothing can be written to ${dirname(note)}.`, { cause: error });
  }
}

function holderOf(note: string): string {
  try {
    return readFileSync(note, 'utf8');
  } catch {
    return 'that has just begun';
  }
}
