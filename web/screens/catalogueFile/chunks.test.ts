import { expect, test } from 'vitest';
import type { FileRow } from '../../components/fileWorker/readFile.ts';
import { byProduct, chunksOf, isTooLong, nextSize } from './chunks.ts';

test('lines are sent a hundred at once and fewer where they are long; one that is too long is not sent', () => {
  const row = (line: number, text = 'x'): FileRow => ({ line, cells: [text] });
  const short = Array.from({ length: 250 }, (_, at) => row(at));
  expect(chunksOf(short).map(({ length }) => length)).toEqual([100, 100, 50]);
  expect(chunksOf([row(1, 'x'.repeat(60_000)), row(2, 'x'.repeat(60_000))])).toHaveLength(2);
  expect([isTooLong(row(1, '漢'.repeat(40_000))), isTooLong(row(1))]).toEqual([true, false]);
});

test('the rows of one product are sent beside one another, in the order of the file', () => {
  const rows = ['B', 'A', '', 'B', 'A'].map((product, at) => ({
    line: at + 2,
    cells: [product, product === '' ? 'A-0001' : ''],
  }));
  expect(byProduct(['product_id', 'sku'], rows).map(({ line }) => line)).toEqual([3, 6, 4, 2, 5]);
});

test('a call that took long is followed by smaller ones, a quick one by larger ones', () => {
  const sizes = [100];
  for (const took of [3000, 3000, 3000, 3000, 3000, 1000, 100, 100, 100, 100])
    sizes.push(nextSize(sizes.at(-1) ?? 0, took));
  expect(sizes).toEqual([100, 50, 25, 12, 10, 10, 10, 20, 40, 80, 100]);
  const rows = Array.from({ length: 25 }, (_, at) => ({ line: at + 2, cells: ['x'] }));
  expect(chunksOf(rows, 10).map(({ length }) => length)).toEqual([10, 10, 5]);
});
