import { describe, expect, test } from 'vitest';
import { fieldErrorsOf } from '../foundation/text/fieldErrors.ts';
import {
  addsToTotal,
  type BudgetLimits,
  type BudgetMove,
  budgetAmount,
  budgetChange,
  maxAdd,
  maxRemove,
  sentAmount,
  showsStatus,
  signedAmount,
} from './budgets.ts';

const EUR: BudgetLimits = { currency: 'EUR', max: 10_050n, allowCommittedAllocation: false };
const YEN: BudgetLimits = { currency: 'JPY', max: 1000n, allowCommittedAllocation: true };

function ruleOf(move: BudgetMove, text: string, limits: BudgetLimits): string | null {
  const read = budgetAmount(move, limits).safeParse(text);
  return read.success ? null : (fieldErrorsOf(read.error)[0]?.rule ?? '');
}

describe('BUDGET-23, BUDGET-24, BUDGET-25, BUDGET-27, BUDGET-28, BUDGET-29, BUDGET-30, BUDGET-31: an amount to add', () => {
  test.each([
    ['BUDGET-23', '', 'required'],
    ['BUDGET-23', '   ', 'required'],
    ['BUDGET-24, BUDGET-28', '0', 'amount_too_low'],
    ['BUDGET-24, BUDGET-28', '0.00', 'amount_too_low'],
    ['BUDGET-24, BUDGET-28', '-5', 'amount_too_low'],
    ['BUDGET-24, BUDGET-28', '0.009', 'amount_too_low'],
    ['BUDGET-24', '0.01', null],
    ['BUDGET-24', '0.02', null],
    ['BUDGET-25, BUDGET-29', '100.49', null],
    ['BUDGET-25, BUDGET-29', '100.50', null],
    ['BUDGET-25, BUDGET-29', '100.51', 'budget_too_high'],
    ['BUDGET-25, BUDGET-29', '100.501', 'budget_too_high'],
    ['BUDGET-29', '99999999999999999999999999', 'budget_too_high'],
    ['BUDGET-30', 'ten', 'expect_a_number'],
    ['BUDGET-30', '1e3', 'expect_a_number'],
    ['BUDGET-30', '1,00', 'expect_a_number'],
    ['BUDGET-30', '٣', 'expect_a_number'],
    ['BUDGET-30', 'NaN', 'expect_a_number'],
    ['BUDGET-30', '1.', 'expect_a_number'],
    ['BUDGET-27, BUDGET-31', '1.005', 'two_decimals'],
    ['BUDGET-27', '1.5000', null],
  ])('%s: %j', (_number, text, rule) => expect(ruleOf('credit', text, EUR)).toBe(rule));

  test.each([
    ['0.5', 'no_decimals'],
    ['10.01', 'no_decimals'],
    ['10.00', null],
    ['0', 'amount_too_low'],
    ['1', null],
    ['1000', null],
    ['1001', 'budget_too_high'],
  ])('BUDGET-34: yen have no decimals and begin at 1: %j', (text, rule) =>
    expect(ruleOf('credit', text, YEN)).toBe(rule),
  );
});

describe('BUDGET-35, BUDGET-36, BUDGET-37, BUDGET-41, BUDGET-43, BUDGET-56: an amount to remove', () => {
  test.each([
    ['BUDGET-35', '', 'required'],
    ['BUDGET-36, BUDGET-56', '0', 'amount_too_low'],
    ['BUDGET-36', '0.01', null],
    ['BUDGET-56', 'x', 'expect_a_number'],
    ['BUDGET-41, BUDGET-56', '1.234', 'two_decimals'],
    ['BUDGET-37', '100.50', null],
    ['BUDGET-37, BUDGET-43', '100.51', 'insufficient_balance'],
  ])('%s: %j', (_number, text, rule) => expect(ruleOf('debit', text, EUR)).toBe(rule));

  test('BUDGET-42: beyond the maximum, where committed allocation is allowed', () =>
    expect(ruleOf('debit', '1001', YEN)).toBe('insufficient_unallocated_budget'));
});

test('BUDGET-32, BUDGET-56: both need a reference', () => {
  for (const move of ['credit', 'debit'] as const) {
    const read = budgetChange(move, EUR).safeParse({ amount: '1', description: '  ' });
    expect(read.success ? [] : fieldErrorsOf(read.error)).toEqual([
      { field: 'description', rule: 'required' },
    ]);
  }
});

test('BUDGET-26, BUDGET-44: what can be added is what 999999999 leaves', () => {
  expect(maxAdd({ total: 0n }, 'EUR')).toBe(99_999_999_900n);
  expect(maxAdd({ total: 1n }, 'EUR')).toBe(99_999_999_899n);
  expect(maxAdd({ total: 999_999_999n }, 'JPY')).toBe(0n);
});

test('BUDGET-38, BUDGET-39, BUDGET-40: what can be removed', () => {
  const figures = { unallocated: 50n, pending: 30n, balance: 120n, committed: 0n };
  expect(maxRemove(figures, true)).toBe(50n);
  expect(maxRemove(figures, false)).toBe(90n);
  expect(maxRemove({ ...figures, pending: 130n }, false)).toBe(0n);
  expect(maxRemove({ ...figures, committed: 25n }, false)).toBe(65n);
  expect(maxRemove({ ...figures, committed: 25n }, true)).toBe(50n);
});

test('BUDGET-20, BUDGET-21, BUDGET-52: signs by type', () => {
  expect(
    ['credit', 'debit', 'allocate', 'deallocate'].map((type) => signedAmount(type as never, '5.00')),
  ).toEqual(['5.00', '-5.00', '5.00', '-5.00']);
  expect(addsToTotal('allocate')).toBe(true);
  expect(signedAmount('debit', '0.00')).toBe('0.00');
});

test('BUDGET-22: a status is shown where somebody decides', () => {
  expect(['credit', 'debit', 'allocate', 'deallocate'].map((type) => showsStatus(type as never))).toEqual([
    false,
    false,
    true,
    true,
  ]);
});

test('BUDGET-34: sent with the decimals of its currency', () => {
  expect([sentAmount('5', 'EUR'), sentAmount(' 5.5 ', 'EUR'), sentAmount('5.00', 'JPY')]).toEqual([
    '5.00',
    '5.50',
    '5',
  ]);
});
