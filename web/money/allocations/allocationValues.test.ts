import { expect, test } from 'vitest';
import type { AllocationMode } from '../../../schema/money/rewards.ts';
import { withoutBlanks } from '../../kit/form/withoutBlanks.ts';
import { facts, row, values } from '../../testing/data/allocationData.ts';
import { allocationRules } from './allocationRules.ts';
import {
  type AllocationValues,
  askedFor,
  emptyRow,
  inputOf,
  lineTotal,
  namesOf,
  startRows,
} from './allocationValues.ts';

const zone = 'Europe/Paris';
/** The request of a form that passes the rules. */
function input(change: Partial<AllocationValues>, mode: AllocationMode, of = facts()) {
  const schema = allocationRules(of, mode, '2026-11-21');
  return inputOf(schema.parse(withoutBlanks(values(change), schema)), { facts: of, mode, zone });
}

test('ALLOC-37: price times quantity is exact, also where floating point is not', () => {
  expect(lineTotal(row('a', { sellingPrice: '1.10', quantity: '3' }), 'EUR')).toBe(330n);
  expect(lineTotal(row('a', { sellingPrice: '999999999.99', quantity: '999999999' }), 'EUR')).toBe(
    99_999_999_999n * 999_999_999n,
  );
  expect(lineTotal(row('a', { sellingPrice: '1.10', quantity: '' }), 'EUR')).toBeNull();
});

test('what is asked for is the sum of the lines that are whole, or the amount', () => {
  const committed = [row('a'), row('b', { quantity: '' })];
  expect(askedFor(values({ committed }), 'committed', 'EUR')).toBe(4900n);
  expect(askedFor(values({ committed, amount: '+12.5' }), 'open', 'EUR')).toBe(1250n);
  expect(askedFor(values({ amount: 'x' }), 'open', 'EUR')).toBeNull();
});

test('a committed request names rewards, pieces and prices; the day ends where the person is', () => {
  const form = {
    committed: [row('a', { sellingPrice: '24.5' })],
    noExpiration: false,
    expirationDay: '2026-12-31',
    externalId: ' IO-1 ',
    description: ' ',
  };
  expect(input(form, 'committed')).toEqual({
    advertiserId: '7',
    type: 'committed',
    externalId: 'IO-1',
    description: null,
    noExpiration: false,
    expiresAt: '2026-12-31T22:59:59.000Z',
    rewards: [{ sku: 'BA1-a', quantity: 2, sellingPrice: '24.50' }],
  });
});

test('ALLOC-8: a request for the open allocation that is there may leave its end as it is', () => {
  const there = facts({ open: { id: '31', isEnabled: true, isOver: false, skus: new Set() } });
  const form = { amount: '+5', noExpiration: false, open: [row('a', { quantity: '' })] };
  expect(input(form, 'open', there)).toEqual({
    advertiserId: '7',
    type: 'open',
    externalId: null,
    description: null,
    amount: '5.00',
    rewards: [{ sku: 'BA1-a' }],
  });
});

test('a new form has one empty row; none where an open allocation is there', () => {
  const existing = facts({ open: { id: '31', isEnabled: true, isOver: false, skus: new Set() } });
  expect(startRows(facts()).committed).toHaveLength(1);
  expect(startRows(facts()).open).toHaveLength(1);
  expect(startRows(existing).open).toHaveLength(0);
  expect(startRows(existing, 'BA1-EUR10').open).toMatchObject([{ sku: { text: 'BA1-EUR10' } }]);
});

test('ALLOC-9: rewards are named with their pieces; a long list is cut', () => {
  const [first, second] = [row('a', { quantity: ' 2 ' }), row('b', { quantity: '' })];
  const [one, two] = ['Card a', 'Card b'];
  expect(namesOf([first, second], 'en')).toBe(`2 × ${one} and ${two}`);
  expect(namesOf([first, second], 'fr')).toBe(`2 × ${one} et ${two}`);
  expect(namesOf([emptyRow('Card')], 'en')).toBe('');
  expect(namesOf(Array(9).fill(second), 'en')).toMatch(/, …$/);
});
