import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

/**
 * Takes the folder of the embedded database for this process: the database itself does not notice a second opener, and
 * writes would be lost silently. Throws naming the pid that holds it; the lock of a process that is gone is taken over.
 * @returns a function that gives the folder free.
 */
export function lockFolder(folder: string): () => void {
  const path = `${folder}.lock`;
  mkdirSync(dirname(path), { recursive: true });
  for (let attempt = 0; attempt < 2; attempt += 1) {
    try {
      writeFileSync(path, String(process.pid), { flag: 'wx' });
      return () => rmSync(path, { force: true });
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    }
    const holder = Number(readFileSync(path, 'utf8'));
    if (isRunning(holder)) {
      throw new Error(
        `The database in ${folder} is in use by process ${holder}. Stop that process first, or set DATABASE_URL to a server.`,
      );
    }
    rmSync(path, { force: true });
  }
  throw new Error(`The database in ${folder} is being opened by another process.`);
}

function isRunning(pid: number): boolean {
  if (!Number.isInteger(pid) || pid <= 0) return false;
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}
