import { expect, test } from 'vitest';
import { fittingCount } from './useFitting.ts';

test('all are shown where all fit; else as many as leave room for what stands for the others', () => {
  const edges = [100, 200, 300, 350];
  expect(fittingCount(300, edges)).toBe(Number.POSITIVE_INFINITY);
  expect(fittingCount(299, edges)).toBe(2);
  expect(fittingCount(249, edges)).toBe(1);
  expect(fittingCount(120, edges)).toBe(0);
  expect(fittingCount(0, [0, 0])).toBe(Number.POSITIVE_INFINITY);
});
