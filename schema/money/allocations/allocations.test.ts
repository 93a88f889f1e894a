import { describe, expect, test } from 'vitest';
import { fieldErrorsOf } from '../../foundation/text/fieldErrors.ts';
import type { z } from '../../foundation/text/zod.ts';
import {
  allocationModes,
  committedTotal,
  newCommittedAllocation,
  requestedAmount,
  requestedMinor,
  requestMinimum,
  rewardQuantityText,
  unitSellingPrice,
} from './allocations.ts';

const ruleOf = (schema: z.ZodType, value: unknown) => {
  const read = schema.safeParse(value, { reportInput: true });
  return read.success ? null : (fieldErrorsOf(read.error)[0]?.rule ?? 'none');
};

describe('ALLOC-25, ALLOC-26, ALLOC-27, ALLOC-28, ALLOC-29, ALLOC-30, ALLOC-31: the price of one piece', () => {
  test.each([
    ['ALLOC-25', '', 'EUR', 'required'],
    ['ALLOC-25', ' ', 'EUR', 'required'],
    ['ALLOC-26, ALLOC-28', '-0.01', 'EUR', 'amount_too_low'],
    ['ALLOC-26', '0', 'EUR', null],
    ['ALLOC-26', '-0', 'EUR', null],
    ['ALLOC-27', '0.01', 'EUR', null],
    ['ALLOC-27', '1.500', 'EUR', null],
    ['ALLOC-30', '0.005', 'EUR', 'price_two_decimals'],
    ['ALLOC-29', '1,5', 'EUR', 'expect_a_number'],
    ['ALLOC-29', '1e3', 'EUR', 'expect_a_number'],
    ['ALLOC-29', '１０', 'EUR', 'expect_a_number'],
    ['yen', '10.5', 'JPY', 'no_decimals'],
    ['yen', '10.00', 'JPY', null],
    ['the largest', '999999999', 'EUR', null],
    ['beyond it', '999999999.01', 'EUR', 'amount_too_high'],
    ['far beyond it', '9'.repeat(40), 'EUR', 'amount_too_high'],
    ['ALLOC-31', '100.01', 'EUR', 'insufficient_unallocated_budget', 10_000n],
    ['ALLOC-31', '100.00', 'EUR', null, 10_000n],
  ] as const)('%s: %s %s → %s', (_item, text, currency, rule, free: bigint | null = null) => {
    expect(ruleOf(unitSellingPrice(currency, free), text)).toBe(rule);
  });
});

describe('ALLOC-32, ALLOC-33, ALLOC-34: the quantity as typed', () => {
  test.each([
    ['ALLOC-32', '', 'required'],
    ['ALLOC-21, ALLOC-33, MONEY-9', '0', 'allocation_check_quantity'],
    ['ALLOC-33', '-1', 'min'],
    ['ALLOC-33', '1', null],
    ['ALLOC-34', '1.5', 'no_decimals'],
    ['ALLOC-34', '1.0', null],
    ['no number', 'two', 'expect_a_number'],
    ['the largest', '999999999', null],
    ['beyond it', '1000000000', 'max'],
  ])('%s: %s → %s', (_item, text, rule) => {
    expect(ruleOf(rewardQuantityText, text)).toBe(rule);
  });
});

describe('ALLOC-41, ALLOC-42, ALLOC-43: the requested amount', () => {
  test.each([
    ['ALLOC-41', '', null, 'required'],
    ['ALLOC-42', '+12.34', null, null],
    ['ALLOC-42', '-12.34', null, null],
    ['ALLOC-42', '+-1', null, 'expect_a_number'],
    ['ALLOC-42', '1.234', null, 'price_two_decimals'],
    ['ALLOC-42', '999999999', null, null],
    ['ALLOC-42', '1000000000', null, 'amount_too_high'],
    ['ALLOC-42', '-1000000000', null, 'amount_too_high'],
    ['ALLOC-43', '-70.00', -7000n, null],
    ['ALLOC-43', '-70.01', -7000n, 'request_too_low'],
    ['ALLOC-44', '0.99', 100n, 'request_too_low'],
    ['ALLOC-44', '1', 100n, null],
  ] as const)('%s: %s of at least %s → %s', (_item, text, minimum, rule) => {
    expect(ruleOf(requestedAmount('EUR', minimum), text)).toBe(rule);
  });

  test('a signed text is read as minor units', () => {
    expect([requestedMinor('+12.3', 'EUR'), requestedMinor('-1', 'JPY'), requestedMinor('+', 'EUR')]).toEqual(
      [1230n, -1n, null],
    );
  });
});

test('ALLOC-43, ALLOC-44: the minimum is what waits to be given back plus what was used less what was put in, else one unit', () => {
  const figures = { amount: 10_000n, amountUsed: 3000n, amountReturning: 500n };
  expect(requestMinimum({ ...figures, status: 'enabled' }, 'EUR')).toBe(-6500n);
  expect(requestMinimum({ ...figures, status: 'pending' }, 'EUR')).toBe(100n);
  expect([requestMinimum(null, 'EUR'), requestMinimum(null, 'JPY')]).toEqual([100n, 1n]);
});

test('ALLOC-6, ALLOC-7: committed is offered where it is allowed and a currency to bill is known, open always', () => {
  const modes = (allowCommittedAllocation: boolean, billingCurrency: string | null) =>
    allocationModes({ allowCommittedAllocation, billingCurrency });
  expect(modes(true, 'EUR')).toEqual(['committed', 'open']);
  expect(modes(true, null)).toEqual(['open']);
  expect(modes(false, 'EUR')).toEqual(['open']);
});

test('ALLOC-37: price times quantity is summed exactly, whatever the size', () => {
  const rewards = [
    { quantity: 999_999_999, sellingPrice: 99_999_999_999n },
    { quantity: 3, sellingPrice: 1n },
  ];
  expect(committedTotal(rewards)).toBe(99_999_999_999n * 999_999_999n + 3n);
});

test('every broken rule of a request is told at once, by its place', () => {
  const read = newCommittedAllocation('EUR').safeParse(
    {
      rewards: [{ sku: 'A' }, { sku: '', quantity: 0, sellingPrice: 'x' }],
      expirationDatetime: 'soon',
      other: 1,
    },
    { reportInput: true },
  );
  expect(
    read.success
      ? []
      : fieldErrorsOf(read.error)
          .map(({ field, rule }) => `${field} ${rule}`)
          .sort(),
  ).toEqual([
    'expirationDatetime expiration_format',
    'other unknown',
    'rewards.0.quantity required',
    'rewards.0.sellingPrice required',
    'rewards.1.quantity min',
    'rewards.1.sellingPrice expect_a_number',
    'rewards.1.sku required',
  ]);
});
