import { expect, test } from 'vitest';
import { projectFiles, textOf } from './tree.ts';

const PATTERN = /\browsOf</;

test('rows of hand-written SQL are read through a shape: rowsOf takes no type argument (decision 0084)', () => {
  const casts = projectFiles().filter((path) => /\.tsx?$/.test(path) && PATTERN.test(textOf(path)));
  expect(casts).toEqual([]);
});

test('the pattern finds a cast', () => {
  expect(PATTERN.test(['await rowsOf', '<Row>(tx, statement)'].join(''))).toBe(true);
});
