import { describe, expect, test } from 'vitest';
import { fieldErrorsOf } from '../../../schema/foundation/text/fieldErrors.ts';
import type { AllocationMode } from '../../../schema/money/rewards.ts';
import { withoutBlanks } from '../../kit/form/withoutBlanks.ts';
import { facts, row, values } from '../../testing/data/allocationData.ts';
import type { AllocationFacts } from './allocationFacts.ts';
import { allocationRules, fieldOfRefusal, firstProblem } from './allocationRules.ts';
import { type AllocationValues, emptyRow, modeOf, type RewardRow } from './allocationValues.ts';

const today = '2026-11-21';

interface Judged {
  preferred?: AllocationMode;
  rows?: readonly RewardRow[];
  known?: Partial<AllocationFacts> | null;
}

/** The form's values, with these rows in the list of the current mode. */
function judged(
  change: Partial<AllocationValues>,
  { preferred = 'committed', rows = [row('a')], known = {} }: Judged,
) {
  const of = known && facts(known);
  const mode = modeOf(preferred, of);
  return { values: values({ ...change, [mode]: rows }), facts: of, mode };
}
function broken(change: Partial<AllocationValues>, how: Judged = {}) {
  const form = judged(change, how);
  const schema = allocationRules(form.facts, form.mode, today);
  const checked = schema.safeParse(withoutBlanks(form.values, schema));
  return checked.success ? [] : fieldErrorsOf(checked.error);
}
const rules = (change: Partial<AllocationValues>, how: Judged = {}) =>
  broken(change, how).map(({ field, rule }) => `${field} ${rule}`);
function problem(change: Partial<AllocationValues>, how: Judged = {}) {
  const form = judged(change, how);
  return firstProblem(form.values, form.facts, form.mode, broken(change, how));
}
const check = (change: Partial<AllocationValues>, how: Judged = {}) => problem(change, how)?.rule ?? null;

describe('the checks', () => {
  const noExpiration = { noExpiration: false };
  test('ALLOC-16, ALLOC-17: an advertiser is named, and chosen from the list', () => {
    expect(problem({}, { known: null })).toEqual({
      rule: 'allocation_check_advertiser',
      field: 'advertiser',
    });
    expect(check({ advertiser: 'Acm' }, { known: null })).toBe('allocation_check_advertiser_choice');
    expect(check({}, { known: { isEnabled: false } })).toBe('allocation_check_advertiser_choice');
  });

  test('ALLOC-18, ALLOC-19: each row names a reward, chosen from the list', () => {
    expect(problem({}, { rows: [row('a'), emptyRow()] })).toEqual({
      rule: 'allocation_check_reward',
      field: 'committed.1.sku',
    });
    expect(problem({}, { rows: [] })).toEqual({ rule: 'allocation_check_reward', field: 'committed' });
    expect(problem({}, { rows: [emptyRow('Bas')] })).toEqual({
      rule: 'allocation_check_reward_choice',
      field: 'committed.0.sku',
    });
  });

  test('ALLOC-20, ALLOC-21, ALLOC-22, ALLOC-23: price, quantity and end follow, the first that fails is reported', () => {
    const wrong = { sellingPrice: ' ', quantity: '0' };
    expect(problem(noExpiration, { rows: [row('a'), row('b', wrong)] })).toEqual({
      rule: 'allocation_check_price',
      field: 'committed.1.sellingPrice',
    });
    expect(problem(noExpiration, { rows: [row('a', { quantity: '0' })] })).toEqual({
      rule: 'allocation_check_quantity',
      field: 'committed.0.quantity',
    });
    expect(problem(noExpiration)).toEqual({ rule: 'allocation_check_expiration', field: 'expirationDay' });
    expect(check({ noExpiration: false, expirationDay: '2026-12-31' })).toBeNull();
    expect(check({})).toBeNull();
  });

  test('ALLOC-23, ALLOC-36: what is wrong above the check that fails is reported before it', () => {
    const open = { preferred: 'open', rows: [emptyRow()] } as const;
    const tooMuch = { rule: 'insufficient_unallocated_budget', limit: '1000.00' };
    expect(problem({ ...noExpiration, amount: '1000.01' }, open)).toEqual({
      ...tooMuch,
      field: 'amount',
      asked: '1000.01',
    });
    expect(problem({ ...noExpiration, amount: '10' }, open)?.field).toBe('open.0.sku');
    const dear = row('a', { sellingPrice: '600', quantity: '2' });
    expect(problem(noExpiration, { rows: [dear] })).toMatchObject({ ...tooMuch, asked: '1200.00' });
    expect(problem(noExpiration, { rows: [dear, emptyRow()] })?.field).toBe('committed.0.sellingPrice');
    expect(problem(noExpiration, { rows: [emptyRow(), dear] })?.field).toBe('committed.0.sku');
    const twice = [row('a', { sellingPrice: '300' }), row('b', { sellingPrice: '300' })];
    expect(problem(noExpiration, { rows: twice })).toMatchObject({ ...tooMuch, field: 'committed' });
    expect(problem({}, { known: { isEnabled: false }, rows: [dear] })?.field).toBe('advertiser');
  });

  test('ALLOC-18: an open allocation may be asked for without rewards', () => {
    expect(check({}, { preferred: 'open', rows: [] })).toBeNull();
    const amountOnly = { amount: '10' };
    expect(check(amountOnly, { preferred: 'open', rows: [emptyRow()] })).toBe('allocation_check_reward');
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
    expect(rules({}, { rows: [row('a', { sellingPrice, quantity: '1' })] })[0]).toBe(
      `committed.0.sellingPrice ${rule}`,
    );
  });

  test('ALLOC-26: a price of 0 is one', () => {
    expect(rules({}, { rows: [row('a', { sellingPrice: '0' })] })).toEqual([]);
  });

  test('ALLOC-31: a price that is too much with its pieces says so itself, once', () => {
    expect(broken({}, { rows: [row('a', { sellingPrice: '500.01' })] })).toEqual([
      {
        field: 'committed.0.sellingPrice',
        rule: 'insufficient_unallocated_budget',
        limit: '1000.00',
        asked: '1000.02',
      },
    ]);
  });

  test('ALLOC-31: where it is not known what is free, no line is more than a budget can have', () => {
    const most = row('a', { sellingPrice: '999999999', quantity: '999999999' });
    expect(broken({}, { rows: [most], known: { unallocated: null } })).toEqual([
      { field: 'committed.0.sellingPrice', rule: 'insufficient_unallocated_budget', limit: '999999999.00' },
    ]);
  });

  test.each([
    ['', 'required'],
    ['0', 'allocation_check_quantity'],
    ['1.5', 'no_decimals'],
    ['many', 'expect_a_number'],
  ])('ALLOC-32, ALLOC-33, ALLOC-34: a quantity of "%s" breaks %s', (quantity, rule) => {
    expect(rules({}, { rows: [row('a', { quantity })] })).toEqual([`committed.0.quantity ${rule}`]);
  });

  test('ALLOC-37: all lines together may use up what is free, to the last cent', () => {
    const lines = [
      row('a', { sellingPrice: '999.99', quantity: '1' }),
      row('b', { sellingPrice: '0.01', quantity: '1' }),
    ];
    expect(rules({}, { rows: lines })).toEqual([]);
    expect(broken({}, { rows: [...lines, row('c', { sellingPrice: '0.01', quantity: '1' })] })).toEqual([
      { field: 'committed', rule: 'insufficient_unallocated_budget', limit: '1000.00', asked: '1000.01' },
    ]);
  });

  test('a yen has no decimals', () => {
    const yenFacts = { currency: 'JPY', billingCurrency: 'JPY', unallocated: 1000n };
    expect(rules({}, { rows: [row('a', { sellingPrice: '10.5' })], known: yenFacts })).toEqual([
      'committed.0.sellingPrice no_decimals',
    ]);
  });

  test('ALLOC-10, ALLOC-11: a refused reward is said at its field', () => {
    const refused = row('a', { sku: { text: 'Card', reward: null, isRefused: true } });
    expect(rules({}, { rows: [refused] })).toEqual(['committed.0.sku reward_unavailable']);
  });
});

describe('open', () => {
  const open = (amount: string, rows: readonly RewardRow[] = [], known: Partial<AllocationFacts> = {}) =>
    rules({ amount }, { preferred: 'open', rows, known });
  const existing = {
    open: { id: '31', isEnabled: true, isOver: false, skus: new Set<string>() },
    minimum: -20000n,
  };

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

  test('APPR-5, ALLOC-8: nothing is asked for with 0, unless rewards are added or an approved allocation gets another end', () => {
    const none = (known: Partial<AllocationFacts>, form = {}) =>
      rules({ amount: '0', noExpiration: false, ...form }, { preferred: 'open', rows: [], known });
    expect(none(existing)).toEqual(['amount nothing_requested']);
    expect(none(existing, { noExpiration: true })).toEqual([]);
    expect(none({ ...existing, minimum: 5000n }, { expirationDay: '2999-01-01' })).toEqual([]);
    const waiting = { open: { ...existing.open, isEnabled: false }, minimum: 100n };
    expect(none(waiting, { noExpiration: true })).toEqual(['amount request_too_low']);
    expect(open('0', [row('a', { quantity: '' })], existing)).toEqual([]);
  });

  test('ALLOC-22, ALLOC-35: an end is due once, and again when it is past', () => {
    const form = (known: Partial<AllocationFacts>) =>
      rules({ amount: '5', noExpiration: false }, { preferred: 'open', rows: [], known });
    expect(form({})).toEqual(['expirationDay expiration_required']);
    expect(form(existing)).toEqual([]);
    expect(form({ open: { ...existing.open, isOver: true } })).toEqual(['expirationDay expiration_required']);
  });

  test('ALLOC-35: yesterday is no end, today is', () => {
    const on = (expirationDay: string) =>
      rules({ amount: '5', noExpiration: false, expirationDay }, { preferred: 'open', rows: [] });
    expect(on('2026-11-20')).toEqual(['expirationDay expiration_past']);
    expect(on(today)).toEqual([]);
  });

  test('ALLOC-6, ALLOC-7: where committed is not allowed, the open rules count', () => {
    expect(rules({ amount: '5' }, { rows: [], known: { allowCommittedAllocation: false } })).toEqual([]);
  });

  test('the end is judged whatever else is wrong', () => {
    expect(rules({ amount: 'x', noExpiration: false }, { preferred: 'open', rows: [emptyRow()] })).toEqual([
      'amount expect_a_number',
      'open.0.sku required',
      'expirationDay expiration_required',
    ]);
  });
});

test('what the service refuses is a field of the list that counts', () => {
  expect(fieldOfRefusal('rewards.3.sku', 'committed')).toBe('committed.3.sku');
  expect(fieldOfRefusal('rewards', 'open')).toBe('open');
  expect(fieldOfRefusal('expiresAt', 'open')).toBe('expirationDay');
  expect(fieldOfRefusal('amount', 'open')).toBe('amount');
});
