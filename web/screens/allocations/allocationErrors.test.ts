import { describe, expect, test } from 'vitest';
import { facts, row, values } from '../../testing/allocationData.ts';
import { brokenRules, failedCheck, type JudgedForm } from './allocationErrors.ts';
import type { AllocationFacts } from './allocationFacts.ts';
import { type AllocationValues, emptyRow, rowsOf } from './allocationValues.ts';

const today = '2026-11-21';
function judged(
  change: Partial<AllocationValues>,
  rows: JudgedForm['rows'] = [row('a')],
  known: Partial<AllocationFacts> | null = {},
): JudgedForm {
  return { values: values(change), facts: known && facts(known), rows, today };
}
const rules = (form: JudgedForm) => brokenRules(form).map(({ field, rule }) => `${field} ${rule}`);
const check = (form: JudgedForm) => failedCheck(form)?.check ?? null;

describe('the checks', () => {
  const noExpiration = { noExpiration: false };
  test('ALLOC-16, ALLOC-17: an advertiser is named, and chosen from the list', () => {
    expect(failedCheck(judged({}, [], null))).toEqual({
      check: 'allocation_check_advertiser',
      field: 'advertiser',
    });
    expect(check(judged({ advertiserText: 'Acm' }, [], null))).toBe('allocation_check_advertiser_choice');
    expect(check(judged({}, [row('a')], { isEnabled: false }))).toBe('allocation_check_advertiser_choice');
  });

  test('ALLOC-18, ALLOC-19: each row names a reward, chosen from the list', () => {
    expect(failedCheck(judged({}, [row('a'), emptyRow('b')]))).toEqual({
      check: 'allocation_check_reward',
      field: 'rewards.b.reward',
    });
    expect(check(judged({}, []))).toBe('allocation_check_reward');
    expect(failedCheck(judged({}, [{ ...emptyRow('b'), text: 'Bas' }]))).toEqual({
      check: 'allocation_check_reward_choice',
      field: 'rewards.b.reward',
    });
  });

  test('ALLOC-20, ALLOC-21, ALLOC-22, ALLOC-23: price, quantity and end follow, the first that fails is reported', () => {
    const wrong = { sellingPrice: ' ', quantity: '0' };
    expect(failedCheck(judged(noExpiration, [row('a'), row('b', wrong)]))).toEqual({
      check: 'allocation_check_price',
      field: 'rewards.b.sellingPrice',
    });
    expect(failedCheck(judged(noExpiration, [row('a', { quantity: '0' })]))).toEqual({
      check: 'allocation_check_quantity',
      field: 'rewards.a.quantity',
    });
    expect(failedCheck(judged(noExpiration))).toEqual({
      check: 'allocation_check_expiration',
      field: 'expirationDay',
    });
    expect(check(judged({ noExpiration: false, expirationDay: '2026-12-31' }))).toBeNull();
    expect(check(judged({}))).toBeNull();
  });

  test('ALLOC-18: an open allocation may be asked for without rewards', () => {
    expect(check(judged({ wish: 'open' }, []))).toBeNull();
    expect(check(judged({ wish: 'open' }, [emptyRow('b')]))).toBe('allocation_check_reward');
  });
});

describe('committed', () => {
  test.each([
    ['', 'required'],
    ['x', 'expect_a_number'],
    ['-0.01', 'amount_too_low'],
    ['0.001', 'price_two_decimals'],
    ['1000.01', 'insufficient_unallocated_budget'],
  ])('ALLOC-25, ALLOC-26, ALLOC-27, ALLOC-31: a price of "%s" breaks %s', (sellingPrice, rule) => {
    expect(rules(judged({}, [row('a', { sellingPrice, quantity: '1' })]))[0]).toBe(
      `rewards.a.sellingPrice ${rule}`,
    );
  });

  test('ALLOC-26: a price of 0 is one', () => {
    expect(rules(judged({}, [row('a', { sellingPrice: '0' })]))).toEqual([]);
  });

  test.each([
    ['', 'required'],
    ['0', 'min'],
    ['1.5', 'no_decimals'],
    ['many', 'expect_a_number'],
  ])('ALLOC-32, ALLOC-33, ALLOC-34: a quantity of "%s" breaks %s', (quantity, rule) => {
    expect(rules(judged({}, [row('a', { quantity })]))).toEqual([`rewards.a.quantity ${rule}`]);
  });

  test('ALLOC-37: all lines together may use up what is free, to the last cent', () => {
    const lines = [
      row('a', { sellingPrice: '999.99', quantity: '1' }),
      row('b', { sellingPrice: '0.01', quantity: '1' }),
    ];
    expect(rules(judged({}, lines))).toEqual([]);
    expect(brokenRules(judged({}, [...lines, row('c', { sellingPrice: '0.01', quantity: '1' })]))).toEqual([
      { field: 'total', rule: 'insufficient_unallocated_budget', limit: '1000.00' },
    ]);
  });

  test('a yen has no decimals', () => {
    const yen = { currency: 'JPY', billingCurrency: 'JPY', unallocated: 1000n };
    expect(rules(judged({}, [row('a', { sellingPrice: '10.5' })], yen))).toEqual([
      'rewards.a.sellingPrice no_decimals',
    ]);
  });

  test('ALLOC-10, ALLOC-11: a refused reward is said at its field', () => {
    const refused = { ...emptyRow('a'), text: 'Card', isRefused: true, sellingPrice: '1', quantity: '1' };
    expect(rules(judged({}, [refused]))).toEqual(['rewards.a.reward reward_unavailable']);
  });
});

describe('open', () => {
  const open = (amount: string, rows: JudgedForm['rows'] = [], known: Partial<AllocationFacts> = {}) =>
    rules(judged({ wish: 'open', amount }, rows, known));
  const existing = { open: { id: '31', isOver: false, skus: new Set<string>() }, minimum: -20000n };

  test.each([
    ['', 'required'],
    ['x', 'expect_a_number'],
    ['0.99', 'request_too_low'],
    ['1.001', 'price_two_decimals'],
    ['1000.01', 'insufficient_unallocated_budget'],
    ['1000000000', 'amount_too_high'],
  ])('ALLOC-36, ALLOC-41, ALLOC-42, ALLOC-44: a first amount of "%s" breaks %s', (amount, rule) => {
    expect(open(amount)).toEqual([`amount ${rule}`]);
  });

  test('ALLOC-43, ALLOC-44: the open allocation that is there gives back what is left in it', () => {
    expect(open('-200', [], existing)).toEqual([]);
    expect(open('-200.01', [], existing)).toEqual(['amount request_too_low']);
    expect(open('+1000.00', [], existing)).toEqual([]);
  });

  test('nothing is asked for with 0, unless rewards are added', () => {
    expect(open('0', [], existing)).toEqual(['amount nothing_requested']);
    expect(open('0', [row('a', { quantity: '' })], existing)).toEqual([]);
  });

  test('ALLOC-22, ALLOC-35: an end is due once, and again when it is past', () => {
    const form = (known: Partial<AllocationFacts>) =>
      rules(judged({ wish: 'open', amount: '5', noExpiration: false }, [], known));
    expect(form({})).toEqual(['expirationDay expiration_required']);
    expect(form(existing)).toEqual([]);
    expect(form({ open: { ...existing.open, isOver: true } })).toEqual(['expirationDay expiration_required']);
  });

  test('ALLOC-35: yesterday is no end, today is', () => {
    const on = (expirationDay: string) =>
      rules(judged({ wish: 'open', amount: '5', noExpiration: false, expirationDay }, []));
    expect(on('2026-11-20')).toEqual(['expirationDay expiration_past']);
    expect(on(today)).toEqual([]);
  });

  test('ALLOC-6, ALLOC-7: where committed is not allowed, the open rules count', () => {
    expect(rules(judged({ amount: '5' }, [], { allowCommittedAllocation: false }))).toEqual([]);
    expect(rowsOf(values({}), facts({ ...existing, allowCommittedAllocation: false }))).toEqual([]);
  });
});
