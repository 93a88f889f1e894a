import { buffer } from 'node:stream/consumers';
import { expect, test } from 'vitest';
import { readZip } from '../../../tests/support/readZip.ts';
import { type ZipEntry, zipOf } from './zipOf.ts';

/** Entries of 100 KB, and how many were asked for. */
function entries(count: number, { breaksAt = -1 } = {}) {
  const seen = { asked: 0, isEnded: false };
  async function* zipEntries(): AsyncGenerator<ZipEntry> {
    try {
      for (let n = 1; n <= count; n += 1) {
        seen.asked = n;
        if (n === breaksAt) throw new Error('broken');
        yield { name: `${n}.pdf`, bytes: Buffer.alloc(100_000, n) };
      }
    } finally {
      seen.isEnded = true;
    }
  }
  return { seen, made: zipEntries() };
}

test('holds every entry as it was', async () => {
  const { made: zipEntries } = entries(3);
  const files = readZip(await buffer(zipOf(zipEntries)));
  expect([...files].map(([name, bytes]) => [name, bytes.length, bytes[0]])).toEqual([
    ['1.pdf', 100_000, 1],
    ['2.pdf', 100_000, 2],
    ['3.pdf', 100_000, 3],
  ]);
});

test('without entries it is whole too', async () => {
  expect(readZip(await buffer(zipOf(entries(0).made))).size).toBe(0);
});

test('one whose entry cannot be made breaks, and has no end', async () => {
  const { made: zipEntries } = entries(3, { breaksAt: 3 });
  const parts: Buffer[] = [];
  const zip = zipOf(zipEntries);
  zip.on('data', (part: Buffer) => parts.push(part));
  await expect(
    new Promise((resolve, reject) => zip.once('end', resolve).once('error', reject)),
  ).rejects.toThrow('broken');
  expect(() => readZip(Buffer.concat(parts))).toThrow('no end');
});

test('a reader who waits has further entries wait, and one who leaves ends them', async () => {
  const { seen, made: zipEntries } = entries(50);
  const zip = zipOf(zipEntries);
  await new Promise((resolve) => zip.once('readable', resolve));
  // Whatever goes on by itself has gone on after some turns.
  for (let n = 0; n < 50; n += 1) await new Promise((resolve) => setImmediate(resolve));
  expect(seen.asked).toBeLessThan(6);
  zip.destroy();
  await expect.poll(() => seen.isEnded).toBe(true);
});
