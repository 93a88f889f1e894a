import { expect, test } from 'vitest';
import { isNestedTooDeep, MAX_NESTING } from './nesting.ts';

const nested = (levels: number) => JSON.parse(`${'[{"a":'.repeat(levels / 2)}1${'}]'.repeat(levels / 2)}`);

test.each([
  [MAX_NESTING, false],
  [MAX_NESTING + 2, true],
  [200_000, true],
])('%i levels of lists and objects: too deep is %s', (levels, isTooDeep) => {
  expect(isNestedTooDeep(nested(levels))).toBe(isTooDeep);
});

test('wide is not deep', () => {
  expect(isNestedTooDeep(Array.from({ length: 100_000 }, () => ({ a: 1 })))).toBe(false);
  expect(isNestedTooDeep('text')).toBe(false);
});
