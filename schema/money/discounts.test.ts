import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { fieldErrorsOf } from '../foundation/text/fieldErrors.ts';
import { discountDraft, formatPercent, newDiscount, parsePercent } from './discounts.ts';

const wrong = (schema: typeof discountDraft | typeof newDiscount, value: object) => {
  const { error } = schema.safeParse({ productId: 'ABC-CARD', ...value }, { reportInput: true });
  return error ? fieldErrorsOf(error) : [];
};

describe('DISC-9: a number from 0 to 100 with two decimals at most', () => {
  test.each(['0', '0.00', '0.01', '12.5', '12.50', '99.99', '100', '100.00', ' 7 '])(
    'takes %j',
    (discount) => {
      expect(wrong(discountDraft, { discount })).toEqual([]);
    },
  );

  test.each([
    ['-0.01', 'discount_too_low', '0'],
    ['-1', 'discount_too_low', '0'],
    ['100.01', 'discount_too_high', '100'],
    ['101', 'discount_too_high', '100'],
    ['999999999', 'discount_too_high', '100'],
    ['0.001', 'two_decimals', undefined],
    ['12.345', 'two_decimals', undefined],
    ['ten', 'expect_a_number', undefined],
    ['1e1', 'expect_a_number', undefined],
    ['1,5', 'expect_a_number', undefined],
    ['0x10', 'expect_a_number', undefined],
    ['', 'required', undefined],
  ])('refuses %j: %s', (discount, rule, limit) => {
    expect(wrong(discountDraft, { discount })).toEqual([
      limit ? { field: 'discount', rule, limit } : { field: 'discount', rule },
    ]);
  });

  test('a number is no text', () => {
    expect(wrong(discountDraft, { discount: 12 })).toEqual([{ field: 'discount', rule: 'type' }]);
  });
});

test('DISC-10: a product is required', () => {
  expect(wrong(discountDraft, { productId: '', discount: '5' })).toMatchObject([
    { field: 'productId', rule: 'required' },
  ]);
});

test('DISC-13: a form that adds one says that 0 is none', () => {
  expect(wrong(newDiscount, { discount: '0.00' })).toEqual([
    { field: 'discount', rule: 'discount_of_nothing' },
  ]);
  expect(wrong(newDiscount, { discount: '0.01' })).toEqual([]);
});

test('DISC-12: every hundredth of a percent is written and read again without loss', () => {
  const seed = Date.now();
  fc.assert(
    fc.property(fc.integer({ min: -10_000, max: 10_000 }), (points) => {
      expect(parsePercent(formatPercent(points)), `seed ${seed}`).toBe(points);
    }),
    { seed },
  );
  expect([1250, 1000, 5, 50, 0, 10_000].map(formatPercent)).toEqual([
    '12.5',
    '10',
    '0.05',
    '0.5',
    '0',
    '100',
  ]);
});
