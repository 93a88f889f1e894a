import { mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout as pause } from 'node:timers/promises';

/** The code of SQLite for a file that another connection has locked. */
const BUSY = 5;
const RETRY_MS = 250;

/**
 * Runs `build` while no other process of this machine builds: two starts at once would write into the same folders. The lock is the
 * kernel's, on an empty file, and ends with its process (decision 0044).
 * @param onWait called once if another process is building.
 */
export async function withBuildLock<T>(
  file: string,
  { build, onWait }: { build: () => Promise<T>; onWait: () => void },
): Promise<T> {
  mkdirSync(dirname(file), { recursive: true });
  const lock = new DatabaseSync(file, { timeout: 0 });
  try {
    for (let isFirst = true; !take(lock); isFirst = false) {
      if (isFirst) onWait();
      await pause(RETRY_MS);
    }
    return await build();
  } finally {
    lock.close();
  }
}

function take(lock: DatabaseSync): boolean {
  try {
    lock.exec('pragma locking_mode = exclusive; begin exclusive');
    return true;
  } catch (error) {
    if ((error as { errcode?: number }).errcode !== BUSY) throw error;
    return false;
  }
}
