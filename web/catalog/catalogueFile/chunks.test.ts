import { expect, test } from 'vitest';
import { chunksOf } from './chunks.ts';
import type { FileRow } from './readFile.ts';

test('lines are sent two hundred at once, and fewer where they are long', () => {
  const row = (line: number, text = 'x'): FileRow => ({ line, cells: [text] });
  const short = Array.from({ length: 450 }, (_, at) => row(at));
  expect(chunksOf(short).map(({ length }) => length)).toEqual([200, 200, 50]);
  expect(chunksOf([row(1, 'x'.repeat(60_000)), row(2, 'x'.repeat(60_000))])).toHaveLength(2);
});
