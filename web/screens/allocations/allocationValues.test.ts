import { expect, test } from 'vitest';
import { facts, row, values } from '../../testing/allocationData.ts';
import { askedFor, inputOf, lineTotal, namesOf, rowsOf } from './allocationValues.ts';

const zone = 'Europe/Paris';

test('ALLOC-37: price times quantity is exact, also where floating point is not', () => {
  expect(lineTotal(row('a', { sellingPrice: '1.10', quantity: '3' }), 'EUR')).toBe(330n);
  expect(lineTotal(row('a', { sellingPrice: '999999999.99', quantity: '999999999' }), 'EUR')).toBe(
    99_999_999_999n * 999_999_999n,
  );
  expect(lineTotal(row('a', { sellingPrice: '1.10', quantity: '' }), 'EUR')).toBeNull();
});

test('what is asked for is the sum of the lines that are whole, or the amount', () => {
  const rows = [row('a'), row('b', { quantity: '' })];
  expect(askedFor(values(), facts(), rows)).toBe(4900n);
  expect(askedFor(values({ wish: 'open', amount: '+12.5' }), facts(), rows)).toBe(1250n);
  expect(askedFor(values({ wish: 'open', amount: 'x' }), facts(), rows)).toBeNull();
});

test('a committed request names rewards, pieces and prices; the day ends where the person is', () => {
  const form = values({
    noExpiration: false,
    expirationDay: '2026-12-31',
    externalId: ' IO-1 ',
    description: ' ',
  });
  expect(inputOf(form, facts(), { rows: [row('a', { sellingPrice: '24.5' })], zone })).toEqual({
    advertiserId: '7',
    type: 'committed',
    externalId: 'IO-1',
    description: null,
    noExpiration: false,
    expirationDatetime: '2026-12-31T22:59:59.000Z',
    rewards: [{ sku: 'BA1-a', quantity: 2, sellingPrice: '24.50' }],
  });
});

test('ALLOC-8: a request for the open allocation that is there may leave its end as it is', () => {
  const form = values({ wish: 'open', amount: '+5', noExpiration: false });
  const input = inputOf(form, facts(), { rows: [row('a', { quantity: '' })], zone });
  expect(input).toEqual({
    advertiserId: '7',
    type: 'open',
    externalId: null,
    description: null,
    amount: '5.00',
    rewards: [{ sku: 'BA1-a' }],
  });
});

test('a new form has one empty row; none where an open allocation is there', () => {
  const existing = facts({ open: { id: '31', isOver: false, skus: new Set() } });
  expect(rowsOf(values(), facts())).toHaveLength(1);
  expect(rowsOf(values({ wish: 'open' }), existing)).toHaveLength(0);
  expect(rowsOf(values({ wish: 'open' }), existing, 'BA1-EUR10')).toMatchObject([{ text: 'BA1-EUR10' }]);
});

test('ALLOC-9: rewards are named with their pieces; a long list is cut', () => {
  const [first, second] = [row('a', { quantity: ' 2 ' }), row('b', { quantity: '' })];
  const [one, two] = [first.reward?.name, second.reward?.name];
  expect(namesOf([first, second], 'en')).toBe(`2 × ${one} and ${two}`);
  expect(namesOf([first, second], 'fr')).toBe(`2 × ${one} et ${two}`);
  expect(namesOf([{ ...first, reward: null }], 'en')).toBe('');
  expect(namesOf(Array(9).fill(second), 'en')).toMatch(/, …$/);
});
