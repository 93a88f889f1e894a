import { mkdir, open, readdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Vault } from './vault.ts';

/** Bytes per read. */
const PIECE = 64 * 1024;

/** A file in pieces, which all share the same buffer. */
async function* piecesOf(path: string): AsyncGenerator<Buffer> {
  const piece = Buffer.allocUnsafeSlow(PIECE);
  const file = await open(path);
  try {
    for (;;) {
      const { bytesRead } = await file.read(piece);
      if (bytesRead === 0) return;
      yield piece.subarray(0, bytesRead);
    }
  } finally {
    await file.close();
  }
}

/** Keeps sealed bytes in a folder that only this account of the machine can read. */
export function folderVault(folder: string): Vault {
  const path = (name: string) => join(folder, name);
  return {
    async put(name, bytes) {
      await mkdir(folder, { recursive: true, mode: 0o700 });
      await writeFile(`${path(name)}.part`, bytes, { mode: 0o600 });
      await rename(`${path(name)}.part`, path(name));
    },
    async get(name) {
      const stats = await stat(path(name)).catch((error: NodeJS.ErrnoException) => {
        if (error.code === 'ENOENT') return null;
        throw error;
      });
      return stats && { size: stats.size, pieces: piecesOf(path(name)) };
    },
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
