import { once } from 'node:events';
import { Readable } from 'node:stream';
import { setTimeout as wait } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { cutIdle } from './cutIdle.ts';

const blocks = (count: number) =>
  Readable.from(
    (function* () {
      for (let n = 0; n < count; n += 1) yield Buffer.alloc(16_384, n);
    })(),
  );

test('a slow reader gets all of it, however long that takes', async () => {
  let size = 0;
  for await (const block of cutIdle(blocks(12), 60)) {
    size += (block as Buffer).length;
    await wait(15);
  }
  expect(size).toBe(12 * 16_384);
});

test('a writer who takes his time is waited for', async () => {
  async function* late() {
    yield Buffer.alloc(10);
    await wait(120);
    yield Buffer.alloc(10);
  }
  let size = 0;
  for await (const block of cutIdle(Readable.from(late()), 20)) size += (block as Buffer).length;
  expect(size).toBe(20);
});

test('a reader who stopped is cut off, and what is written for him ends', async () => {
  const source = blocks(1000);
  const read = cutIdle(source, 20);
  read.read(1);
  await once(read, 'error');
  if (!source.destroyed) await once(source, 'close');
});
