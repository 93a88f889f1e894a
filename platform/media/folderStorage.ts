import { randomUUID } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { MediaStorage } from './storage.ts';

/** Storage that receives the bytes of a slot itself, through a route of ours. */
export interface FolderStorage extends MediaStorage {
  /** Accepts exactly `size` bytes; with more or fewer it returns false and keeps nothing. */
  receive(id: string, bytes: Readable, size: number): Promise<boolean>;
}

/** Keeps files in a folder of this machine; `slotUrl` signs addresses of our own. */
export function folderStorage(folder: string, slotUrl: MediaStorage['slotUrl']): FolderStorage {
  const incoming = (id: string) => join(folder, 'incoming', id);
  const shown = (name: string) => join(folder, 'shown', name);

  return {
    slotUrl,
    async receive(id, bytes, size) {
      await mkdir(join(folder, 'incoming'), { recursive: true });
      const part = `${incoming(id)}.${randomUUID()}`;
      const file = createWriteStream(part);
      const closed = new Promise<void>((resolve) => file.once('close', () => resolve()));
      try {
        // The request outlives a refused file: it still has to be answered.
        await pipeline(exactly(bytes, size), file);
        await rename(part, incoming(id));
        return true;
      } catch (error) {
        if (error instanceof WrongSize) return false;
        throw error;
      } finally {
        // A file opened only after this point would remain.
        file.destroy();
        await closed;
        await rm(part, { force: true });
      }
    },
    received: (id) => readFile(incoming(id)).catch(absent),
    async publish(name, bytes) {
      await mkdir(join(folder, 'shown'), { recursive: true });
      const part = `${shown(name)}.part`;
      await writeFile(part, bytes);
      await rename(part, shown(name));
    },
    withdraw: (name) => rm(shown(name), { force: true }),
    discard: (id) => rm(incoming(id), { force: true }),
    async sweep(before) {
      for (const id of (await readdir(join(folder, 'incoming')).catch(absent)) ?? []) {
        const sent = await stat(incoming(id)).catch(absent);
        if (sent && sent.mtimeMs < before) await rm(incoming(id), { force: true });
      }
    },
    async open(name) {
      const found = await stat(shown(name)).catch(absent);
      return found && { size: found.size, stream: createReadStream(shown(name)) };
    },
    publicUrl: () => null,
  };
}

class WrongSize extends Error {}

/** `size` bytes of a stream, which is not destroyed; fails at the first byte too many, or at the end if some are missing. */
async function* exactly(stream: Readable, size: number): AsyncGenerator<Buffer> {
  let seen = 0;
  for await (const chunk of stream.iterator({ destroyOnReturn: false }) as AsyncIterable<Buffer>) {
    seen += chunk.length;
    if (seen > size) throw new WrongSize();
    yield chunk;
  }
  if (seen !== size) throw new WrongSize();
}

function absent(error: NodeJS.ErrnoException): null {
  if (error.code === 'ENOENT') return null;
  throw error;
}
