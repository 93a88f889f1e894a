// A file as it rests: parts of a megabyte, each sealed by the file's own key for its own place in it.
import { createCipheriv, createDecipheriv } from 'node:crypto';
import { Readable } from 'node:stream';
import type { KeptBytes, Vault } from '../media/storage/vault.ts';
import { streamed } from '../memory/streamed.ts';
import { SealBroken } from '../secrets/seal.ts';

/** Bytes of a part before it is sealed. */
const PART = 1024 * 1024;

const CIPHER = 'aes-256-gcm';
const TAG = 16;

/** Where a file is stored: `place` is a name that no other file and no other attempt has; its key seals nothing else. */
export interface SealedPlace {
  place: string;
  key: Buffer;
}

const partName = (place: string, part: number) => `${place}-${part}`;
const placeOf = (name: string) => name.replace(/-\d+$/, '');

/** Each file has its own key, so the part number is a nonce that never repeats. */
const nonceOf = (part: number) => {
  const nonce = Buffer.alloc(12);
  nonce.writeUInt32BE(part, 8);
  return nonce;
};

/**
 * Seals a file part by part; `before` is called for each part before it is stored, so that every stored part can be found and removed. One part is stored while
 * the next is filled. Memory holds these two, however long the file is. Returns the number of stored parts.
 */
export async function sealFile(
  vault: Vault,
  file: SealedPlace,
  { bytes, before }: { bytes: AsyncIterable<Buffer>; before: (parts: number, size: number) => Promise<void> },
): Promise<number> {
  const rooms = [0, 1].map(() => Buffer.allocUnsafeSlow(PART + TAG));
  let size = 0;
  let lastWrite = Promise.resolve();
  const keep = async (part: number, sealed: Buffer) => {
    const sizeSoFar = size;
    await lastWrite;
    lastWrite = before(part + 1, sizeSoFar).then(() => vault.put(partName(file.place, part), sealed));
    lastWrite.catch(() => undefined); // reported where it is awaited
  };
  let part = 0;
  let filling = sealedPart(file, part, rooms[0]);
  for await (const chunk of bytes)
    for (let at = 0; at < chunk.length; ) {
      const byteCount = filling.fill(chunk.subarray(at));
      at += byteCount;
      size += byteCount;
      if (!filling.isFull()) continue;
      await keep(part, filling.end());
      part += 1;
      filling = sealedPart(file, part, rooms[part % rooms.length]);
    }
  await keep(part, filling.end());
  await lastWrite;
  return part + 1;
}

/** A part that is sealed while it fills the given buffer. */
function sealedPart({ place, key }: SealedPlace, part: number, room = Buffer.alloc(PART + TAG)) {
  const cipher = createCipheriv(CIPHER, key, nonceOf(part)).setAAD(Buffer.from(partName(place, part)));
  let filled = 0;
  return {
    isFull: () => filled === PART,
    /** How many of the bytes it took. */
    fill(bytes: Buffer): number {
      const slice = bytes.subarray(0, PART - filled);
      cipher.update(slice).copy(room, filled);
      filled += slice.length;
      streamed(slice.length);
      return slice.length;
    },
    end(): Buffer {
      cipher.final();
      cipher.getAuthTag().copy(room, filled);
      return room.subarray(0, filled + TAG);
    },
  };
}

/** The bytes of a sealed file. Fails if a part is missing or was changed. Memory holds one part, however long the file is. */
export function openFile(vault: Vault, { place, key }: SealedPlace, parts: number): Readable {
  async function* plain() {
    for (let part = 0; part < parts; part += 1) {
      const sealed = await vault.get(partName(place, part));
      if (!sealed) throw new SealBroken(new Error(`Part ${part} of ${parts} is missing`));
      yield* await opened(sealed, { place, key }, part);
    }
  }
  return Readable.from(plain(), { objectMode: false });
}

/** The pieces of a part; none is passed on before the whole part's seal is verified. */
async function opened(
  { size, pieces }: KeptBytes,
  { place, key }: SealedPlace,
  part: number,
): Promise<Buffer[]> {
  const cipher = createDecipheriv(CIPHER, key, nonceOf(part), { authTagLength: TAG }).setAAD(
    Buffer.from(partName(place, part)),
  );
  streamed(size);
  const plain: Buffer[] = [];
  const tag = Buffer.alloc(TAG);
  let at = 0;
  for await (const piece of pieces) {
    const sealed = piece.subarray(0, Math.max(size - TAG - at, 0));
    if (sealed.length > 0) plain.push(cipher.update(sealed));
    piece.copy(tag, Math.max(at + sealed.length - (size - TAG), 0), sealed.length);
    at += piece.length;
  }
  try {
    cipher.setAuthTag(tag).final();
  } catch (cause) {
    throw new SealBroken(cause);
  }
  return plain;
}

/** Removes all stored parts of a file. */
export async function removeFile(vault: Vault, place: string, parts: number): Promise<void> {
  for (let part = 0; part < parts; part += 1) await vault.remove(partName(place, part));
}

/**
 * Removes parts of unknown places: of attempts that were killed, or that continued after another had taken over. `knownOf` is called after
 * the names are read, and a place is recorded before its first part is stored, so an unknown place is no longer needed.
 */
export async function removeStrangers(
  vault: Vault,
  knownOf: (places: readonly string[]) => Promise<ReadonlySet<string>>,
): Promise<void> {
  for await (const names of vault.list()) {
    const knownPlaces = await knownOf([...new Set(names.map(placeOf))]);
    for (const name of names) if (!knownPlaces.has(placeOf(name))) await vault.remove(name);
  }
}
