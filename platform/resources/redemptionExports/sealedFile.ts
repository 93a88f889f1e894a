// A file as it rests: parts of some megabytes, each sealed by the file's own key for its own place in it.
import { createCipheriv, createDecipheriv } from 'node:crypto';
import { Readable } from 'node:stream';
import { SealBroken } from '../../codes/seal.ts';
import type { Vault } from '../../media/vault.ts';

/** Bytes of a part before it is sealed. */
const PART = 4 * 1024 * 1024;

const CIPHER = 'aes-256-gcm';
const TAG = 16;

/** Where a file rests: `place` is a name that no other file and no other attempt has; its key seals nothing else. */
export interface SealedPlace {
  place: string;
  key: Buffer;
}

const partName = (place: string, part: number) => `${place}-${part}`;
const placeOf = (name: string) => name.replace(/-\d+$/, '');

/** A key of its own makes the number of the part a nonce that never comes twice. */
const nonceOf = (part: number) => {
  const nonce = Buffer.alloc(12);
  nonce.writeUInt32BE(part, 8);
  return nonce;
};

/**
 * Seals a file part by part; `before` is told of each before it is kept, so that whatever rests can be found and removed. Memory holds a few
 * parts, however long the file is.
 */
export async function sealFile(
  vault: Vault,
  { place, key }: SealedPlace,
  { bytes, before }: { bytes: AsyncIterable<Buffer>; before: (parts: number, size: number) => Promise<void> },
): Promise<void> {
  let part = 0;
  let size = 0;
  let held: Buffer[] = [];
  let length = 0;
  const keep = async () => {
    const plain = Buffer.concat(held, length);
    held = [];
    length = 0;
    size += plain.length;
    await before(part + 1, size);
    const cipher = createCipheriv(CIPHER, key, nonceOf(part)).setAAD(Buffer.from(partName(place, part)));
    const sealed = Buffer.concat([cipher.update(plain), cipher.final(), cipher.getAuthTag()]);
    await vault.put(partName(place, part), sealed);
    part += 1;
  };
  for await (const chunk of bytes) {
    held.push(chunk);
    length += chunk.length;
    if (length >= PART) await keep();
  }
  await keep();
}

/** The bytes of a file that was sealed. Breaks off where a part is missing or was changed. */
export function openFile(vault: Vault, { place, key }: SealedPlace, parts: number): Readable {
  async function* plain() {
    for (let part = 0; part < parts; part += 1) {
      const sealed = await vault.get(partName(place, part));
      if (!sealed) throw new SealBroken(new Error(`Part ${part} of ${parts} is missing`));
      yield opened(sealed, { place, key }, part);
    }
  }
  return Readable.from(plain(), { objectMode: false });
}

function opened(sealed: Buffer, { place, key }: SealedPlace, part: number): Buffer {
  try {
    const end = sealed.length - TAG;
    const cipher = createDecipheriv(CIPHER, key, nonceOf(part), { authTagLength: TAG })
      .setAAD(Buffer.from(partName(place, part)))
      .setAuthTag(sealed.subarray(end));
    return Buffer.concat([cipher.update(sealed.subarray(0, end)), cipher.final()]);
  } catch (cause) {
    throw new SealBroken(cause);
  }
}

/** Removes what rests of a file. */
export async function removeFile(vault: Vault, place: string, parts: number): Promise<void> {
  for (let part = 0; part < parts; part += 1) await vault.remove(partName(place, part));
}

/**
 * Removes parts of places that nobody knows any more: of attempts that were killed, or that went on after another had taken over. `knownOf` is asked after
 * the names are read, and a place is known before its first part is kept, so what is unknown then is of no use.
 */
export async function removeStrangers(
  vault: Vault,
  knownOf: (places: readonly string[]) => Promise<ReadonlySet<string>>,
): Promise<void> {
  for await (const names of vault.list()) {
    const known = await knownOf([...new Set(names.map(placeOf))]);
    for (const name of names) if (!known.has(placeOf(name))) await vault.remove(name);
  }
}
