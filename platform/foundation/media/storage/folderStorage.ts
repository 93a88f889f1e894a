import { randomUUID } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { chmod, mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { openUpload, sealUpload, type UploadBox } from '../sealedUpload.ts';
import type { MediaStorage } from './storage.ts';

/** Storage that receives the bytes of a slot itself, through a route of ours. */
export interface FolderStorage extends MediaStorage {
  /** Accepts exactly `size` bytes; with more or fewer it returns false and keeps nothing. */
  receive(id: string, bytes: Readable, size: number): Promise<boolean>;
}

interface FolderSettings {
  folder: string;
  box: UploadBox;
  /** Signs addresses of our own. */
  slotUrl: MediaStorage['slotUrl'];
}

/** Keeps files in a folder of this machine. Uploads are sealed while they arrive, and only this account of the machine can read them. */
export function folderStorage({ folder, box, slotUrl }: FolderSettings): FolderStorage {
  const uploads = join(folder, 'incoming');
  const incoming = (id: string) => join(uploads, id);
  const publicPath = (name: string) => join(folder, 'shown', name);
  const open = async (id: string) => {
    const stored = await readFile(incoming(id)).catch(absent);
    return stored && openUpload(box, id, stored);
  };

  return {
    slotUrl,
    async receive(id, bytes, size) {
      await mkdir(uploads, { recursive: true, mode: 0o700 });
      await chmod(uploads, 0o700); // an earlier version made it readable
      const part = `${incoming(id)}.${randomUUID()}`;
      const file = createWriteStream(part, { mode: 0o600 });
      const closed = new Promise<void>((resolve) => file.once('close', () => resolve()));
      try {
        // The request outlives a refused file: it still has to be answered.
        await pipeline(sealUpload(box, id, exactly(bytes, size)), file);
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
    received: open,
    keepSealed: async () => undefined, // it arrived sealed, and its slot is closed once it was checked
    openSealed: open,
    async publish(name, bytes) {
      await mkdir(join(folder, 'shown'), { recursive: true });
      const part = `${publicPath(name)}.part`;
      await writeFile(part, bytes);
      await rename(part, publicPath(name));
    },
    withdraw: (name) => rm(publicPath(name), { force: true }),
    discard: (id) => rm(incoming(id), { force: true }),
    async sweep(before) {
      for (const id of (await readdir(uploads).catch(absent)) ?? []) {
        const sent = await stat(incoming(id)).catch(absent);
        if (sent && sent.mtimeMs < before) await rm(incoming(id), { force: true });
      }
    },
    async open(name) {
      const fileStats = await stat(publicPath(name)).catch(absent);
      return fileStats && { size: fileStats.size, stream: createReadStream(publicPath(name)) };
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
