import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Vault } from './vault.ts';

/** Keeps sealed bytes in a folder that only this account of the machine reads. */
export function folderVault(folder: string): Vault {
  const path = (name: string) => join(folder, name);
  return {
    async put(name, bytes) {
      await mkdir(folder, { recursive: true, mode: 0o700 });
      await writeFile(`${path(name)}.part`, bytes, { mode: 0o600 });
      await rename(`${path(name)}.part`, path(name));
    },
    get: (name) =>
      readFile(path(name)).catch((error: NodeJS.ErrnoException) => {
        if (error.code === 'ENOENT') return null;
        throw error;
      }),
    async *list() {
      const names = await readdir(folder).catch((error: NodeJS.ErrnoException) => {
        if (error.code === 'ENOENT') return [];
        throw error;
      });
      yield names.map((name) => name.replace(/\.part$/, ''));
    },
    async remove(name) {
      await rm(`${path(name)}.part`, { force: true });
      await rm(path(name), { force: true });
    },
  };
}
