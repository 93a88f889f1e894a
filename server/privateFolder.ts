import { chmodSync, mkdirSync } from 'node:fs';

/**
 * Creates a folder that only this account may open, and closes one that others could open so far. Nothing within it can then be read or changed by
 * other accounts of the machine, whatever mode a file has: the embedded database opens its files to everybody.
 * A folder that belongs to another account keeps its mode.
 */
export function privateFolder(folder: string): void {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  try {
    chmodSync(folder, 0o700);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EPERM') throw error;
  }
}
