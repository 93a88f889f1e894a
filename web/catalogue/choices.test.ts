import { expect, test } from 'vitest';
import { choicesOf } from './choices.ts';

const one = (sku: string, faceValue: string, currency = 'EUR') => ({
  sku,
  name: `Name ${sku}`,
  faceValue,
  currency,
});
const labels = (others: ReturnType<typeof one>[]) => {
  const { areValues, choices } = choicesOf(
    one('A', '10'),
    [one('A', '10'), ...others],
    (it) => `${it.faceValue} ${it.currency}`,
  );
  return [areValues, ...choices.map(({ label }) => label)];
};

test('a product’s other rewards are told by their values: its own currency first, the smallest first', () => {
  expect(labels([one('B', '5', 'USD'), one('C', '100'), one('D', '20')])).toEqual([
    ...[true, '20 EUR', '100 EUR', '5 USD'],
  ]);
});

test('they are told by their names where several have the same value', () => {
  expect(labels([one('B', '10'), one('C', '20')])).toEqual([false, 'Name B', 'Name C']);
});

test('a reward alone in its product has no others', () => {
  expect(labels([])).toEqual([true]);
});
