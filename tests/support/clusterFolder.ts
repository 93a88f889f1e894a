import { existsSync, mkdtempSync, readdirSync, rmSync, statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const MEMORY = '/dev/shm';
/** Free bytes from which on clusters lie in memory. A whole test run needs a tenth of it. */
const ROOM = 4 * 2 ** 30;
const NAME = /^guerdon-postgres-(\d+)-/;

/**
 * A new folder for a cluster. With `isInMemory` it is in memory where there is room: a copy of a database is a thousand small files, which
 * takes 30 ms there and a second on a busy disk. What processes that were killed have left behind is removed first.
 */
export function newClusterFolder({ isInMemory }: { isInMemory: boolean }): string {
  const parent = isInMemory && hasRoom() ? MEMORY : tmpdir();
  for (const name of readdirSync(parent)) {
    const owner = Number(NAME.exec(name)?.[1]);
    if (owner && !isRunning(owner)) rmSync(join(parent, name), { recursive: true, force: true });
  }
  return mkdtempSync(join(parent, `guerdon-postgres-${process.pid}-`));
}

function hasRoom(): boolean {
  if (!existsSync(MEMORY)) return false;
  const { bavail, bsize } = statfsSync(MEMORY);
  return bavail * bsize >= ROOM;
}

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}
