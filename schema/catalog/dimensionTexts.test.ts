import { expect, test } from 'vitest';
import type { DimensionType, DimensionValue } from './dimensions.ts';
import { dimensionTexts, dimensionValueOf } from './dimensionTexts.ts';

const KINDS: [DimensionType, DimensionValue, string[], boolean?][] = [
  ['number', 1.5, ['1.5']],
  ['boolean', true, ['true']],
  ['range', '3..12', ['3..12']],
  ['period', { years: 1, months: 0, weeks: 2, days: 0 }, ['P1Y2W']],
  ['period', { years: 0, months: 0, weeks: 0, days: 0 }, ['P0D']],
  ['select', 'kg', ['kg']],
  ['multi-select', ['S'], ['S']],
  ['text', 'AB-1', ['AB-1']],
  ['text', ['salt', 'sugar'], ['salt', 'sugar'], true],
];

test.each(KINDS)(
  'DIM-5: a %s as texts and back is the same value',
  (type, value, texts, multiple = false) => {
    expect(dimensionTexts(value)).toEqual(texts);
    expect(dimensionValueOf({ type, multiple, isWhole: false }, texts)).toEqual(value);
  },
);

test.each([
  ['number', 'much'],
  ['period', 'P1Y6'],
  ['period', 'P'],
  ['boolean', 'perhaps'],
] as const)('a %s that is none stays the text it is: %s', (type, text) => {
  expect(dimensionValueOf({ type, multiple: false, isWhole: false }, [text])).toBe(text);
});

test('DIM-7: a whole number is typed in digits only; what is not stays the text it is', () => {
  const typed = (text: string) =>
    dimensionValueOf({ type: 'number', multiple: false, isWhole: true }, [text]);
  expect([typed('3'), typed('3.0'), typed('3.5')]).toEqual([3, '3.0', '3.5']);
});
