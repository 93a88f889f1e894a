import { describe, expect, test } from 'vitest';
import type { DimensionType } from '../../../../schema/catalog/dimensions.ts';
import { dimension } from '../../../testing/data/catalogueData.ts';
import { type DimensionRow, dimensionRowRules, withUse } from './dimensionRows.ts';

const definition = (type: DimensionType, multiple = false) => ({ ...dimension('one', type), type, multiple });
const row = (different: Partial<DimensionRow> = {}): DimensionRow => ({
  dimension: 'one',
  isRequired: false,
  use: 'same',
  texts: [],
  ...different,
});
const issuesOf = (of: 'product' | 'sku', type: DimensionType, multiple = false, one = row()) =>
  dimensionRowRules([definition(type, multiple)], of)
    .safeParse([one])
    .error?.issues.map(({ message }) => message) ?? [];

describe('DIM-12, DIM-13: what is the same for all SKUs', () => {
  test.each(['text', 'number', 'period', 'select', 'range', 'boolean'] as const)(
    'a %s has a value',
    (type) => {
      expect(issuesOf('product', type)).toEqual(['required']);
      expect(issuesOf('product', type, false, row({ texts: [' '] }))).toEqual(['required']);
    },
  );

  test.each([
    ['text', true],
    ['multi-select', false],
  ] as const)('a list of %s may be empty', (type, multiple) => {
    expect(issuesOf('product', type, multiple)).toEqual([]);
    expect(issuesOf('product', type, multiple, row({ isRequired: true }))).toEqual(['required']);
  });

  test('a dimension that is not used, or varies, asks for none', () => {
    for (const use of ['none', 'varies'] as const)
      expect(issuesOf('product', 'text', false, row({ use, isRequired: true }))).toEqual([]);
  });
});

test('DIM-6: a SKU has a value of what its product requires', () => {
  expect(issuesOf('sku', 'text')).toEqual([]);
  expect(issuesOf('sku', 'text', false, row({ isRequired: true }))).toEqual(['required']);
});

test('DIM-12, DIM-13: a text, a number and a period are required once they are used; lists and choices are not', () => {
  const isRequired = (type: DimensionType, multiple = false) =>
    withUse(row({ use: 'none' }), 'varies', definition(type, multiple)).isRequired;
  expect([isRequired('text'), isRequired('number'), isRequired('period')]).toEqual([true, true, true]);
  expect([isRequired('text', true), isRequired('select'), isRequired('multi-select')]).toEqual([
    false,
    false,
    false,
  ]);
  const optionalRow = row({ use: 'same', isRequired: false });
  expect(withUse(optionalRow, 'varies', definition('text')).isRequired).toBe(false);
});
