import { describe, expect, test } from 'vitest';
import {
  acceptsFreeText,
  type DimensionFacts,
  type DimensionValue,
  dimensionIssue,
  initialValueOf,
  parentOf,
} from './dimensions.ts';

const dimension = (facts: Partial<DimensionFacts>): DimensionFacts => ({
  id: 'weight',
  type: 'number',
  values: [],
  freeValues: false,
  multiple: false,
  isWhole: false,
  ...facts,
});
const whole = dimension({ isWhole: true });
const decimal = dimension({});
const range = dimension({ type: 'range' });
const period = dimension({ type: 'period' });
const selectDimension = dimension({ type: 'select', values: [{ value: 'S' }, { value: 'M' }] });
const several = dimension({ ...selectDimension, type: 'multi-select', multiple: true });
const texts = dimension({ type: 'text', multiple: true });

const CASES: [string, DimensionFacts, DimensionValue, string | null][] = [
  ['DIM-7: a whole number', whole, 3, null],
  ['DIM-7: a whole number has no decimals', whole, 3.5, 'whole_number'],
  ['DIM-7: nor a point', whole, '3.0', 'whole_number'],
  [
    'DIM-7: ends of a range have digits only',
    dimension({ type: 'range', isWhole: true }),
    '3.0..5',
    'whole_number',
  ],
  ['DIM-8: two decimals', decimal, 3.25, null],
  ['DIM-8: three decimals are too many', decimal, 3.125, 'price_two_decimals'],
  ['DIM-9: zero', decimal, 0, null],
  ['DIM-9: nothing below zero', decimal, -1, 'amount_negative'],
  ['a number is no text', decimal, '3', 'expect_a_number'],
  ['DIM-5: a range', range, '3..12', null],
  ['DIM-11: a range of one number', range, '3..3', null],
  ['DIM-11: a range does not go down', range, '12..3', 'range_order'],
  ['DIM-5: a range names both ends', range, '3..', 'range_format'],
  ['DIM-8: ends of a range have two decimals', range, '1.125..2', 'price_two_decimals'],
  ['DIM-13: a period says all of its spans', period, { years: 1, months: 0, weeks: 0, days: 0 }, null],
  ['DIM-5: yes or no', dimension({ type: 'boolean' }), true, null],
  ['yes or no is no text', dimension({ type: 'boolean' }), 'yes', 'type'],
  ['DIM-5: one to choose from', selectDimension, 'S', null],
  ['one that is not offered', selectDimension, 'XXL', 'choice'],
  ['one of the own where that is accepted', { ...selectDimension, freeValues: true }, 'XXL', null],
  ['a list where one is due', selectDimension, ['S'], 'type'],
  ['DIM-5: a list', several, ['S', 'M'], null],
  ['one where a list is due', several, 'S', 'type'],
  ['DIM-10: a list without duplicates', several, ['S', 'S'], 'duplicate_value'],
  ['DIM-12: a list is not empty', texts, [], 'required'],
  ['DIM-12: several texts', texts, ['salt', 'pepper'], null],
];

describe('values of dimensions', () => {
  test.each(CASES)('%s', (_title, facts, value, rule) => {
    expect(dimensionIssue(facts, value)).toBe(rule);
  });

  test.each([
    { months: 6 },
    { years: -1, months: 0, weeks: 0, days: 0 },
    { years: 1.5, months: 0, weeks: 0, days: 0 },
  ])('DIM-13: %j is no period', (value) =>
    expect(dimensionIssue(period, value as never)).toBe('period_fields'),
  );
});

test('DIM-4: a unit and a currency depend on the dimension they are named after', () => {
  expect(['weight_unit', 'price_currency', 'weight', '_unit'].map(parentOf)).toEqual([
    'weight',
    'price',
    null,
    null,
  ]);
});

test('DIM-14: a varying period begins as 1', () => {
  expect([initialValueOf('varying_duration'), initialValueOf('duration')]).toEqual([1, undefined]);
});

test('DIM-15: text is typed where there is nothing to choose from', () => {
  expect(
    [texts, selectDimension, { ...selectDimension, type: 'text' as const }, decimal].map(acceptsFreeText),
  ).toEqual([...[true, false, false, false]]);
});
