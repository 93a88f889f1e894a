import { randomBytes, randomUUID } from 'node:crypto';
import { buffer } from 'node:stream/consumers';
import { expect, test } from 'vitest';
import type { Vault } from '../media/storage/vault.ts';
import { SealBroken } from '../secrets/seal.ts';
import { openFile, sealFile } from './sealedFile.ts';

const MEBIBYTE = 2 ** 20;

/** Keeps bytes in memory, and returns them in pieces that do not match the sealed parts. */
function keptInMemory(piece: number) {
  const stored = new Map<string, Buffer>();
  const vault: Vault = {
    put: async (name, bytes) => void stored.set(name, Buffer.from(bytes)),
    async get(name) {
      const bytes = stored.get(name);
      if (!bytes) return null;
      async function* pieces() {
        const same = Buffer.alloc(piece);
        for (let at = 0; at < (bytes?.length ?? 0); at += piece)
          yield same.subarray(0, bytes?.copy(same, 0, at, at + piece));
      }
      return { size: bytes.length, pieces: pieces() };
    },
    async *list() {
      yield [...stored.keys()];
    },
    remove: async (name) => void stored.delete(name),
  };
  return { stored, vault };
}

async function sealed(size: number, piece: number) {
  const { stored, vault } = keptInMemory(piece);
  const file = { place: randomUUID(), key: randomBytes(32) };
  const plain = randomBytes(size);
  let parts = 0;
  async function* bytes() {
    for (let at = 0; at < size; at += 70_001) yield plain.subarray(at, at + 70_001);
  }
  const before = async (count: number) => {
    parts = count;
  };
  await sealFile(vault, file, { bytes: bytes(), before });
  return { stored, plain, parts, open: () => openFile(vault, file, parts) };
}

test.each([
  ['nothing', 0, 65_536],
  ['less than a part', 1000, 7],
  ['exactly two parts', 2 * MEBIBYTE, 65_536],
  ['two parts and a half, kept in odd pieces', 2.5 * MEBIBYTE, 70_003],
  ['a piece that ends within the tag', 4 * MEBIBYTE, MEBIBYTE + 4],
])('%s opens as it was sealed', async (_, size, piece) => {
  const { plain, open } = await sealed(size, piece);
  expect((await buffer(open())).equals(plain)).toBe(true);
});

test('of a part that was changed not a byte is handed on, nor of one that is missing', async () => {
  const { stored, parts, open } = await sealed(1.5 * MEBIBYTE, 65_536);
  expect(parts).toBe(2);
  const [, second] = [...stored.keys()];
  const bytes = stored.get(second as string) as Buffer;
  bytes.writeUInt8(bytes.readUInt8(10) ^ 1, 10);
  await expectBroken(open());
  stored.delete(second as string);
  await expectBroken(open());
});

/** A file of two parts of which the second does not open. */
async function expectBroken(file: AsyncIterable<Buffer>): Promise<void> {
  let bytes = 0;
  const read = async () => {
    for await (const piece of file) bytes += piece.length;
  };
  await expect(read()).rejects.toThrow(SealBroken);
  expect(bytes).toBeLessThanOrEqual(MEBIBYTE);
}
