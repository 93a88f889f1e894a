import { expect, test } from 'vitest';
import { wordsIn } from '../words.ts';
import { choicesOf } from './choices.ts';
import { faceValueText } from './values.ts';

const one = (sku: string, faceValue: string, currency = 'EUR') => ({
  sku,
  name: `Name ${sku}`,
  faceValue,
  currency,
  variableValue: false,
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

test('a value of 0 is worth 0; only a value that is chosen is any value', () => {
  const say = wordsIn('en');
  const worth = (faceValue: string, variableValue: boolean) =>
    faceValueText({ faceValue, currency: 'EUR', variableValue }, 'en', say);
  expect([worth('0', false), worth('0.00', false), worth('0', true), worth('12.5', false)]).toEqual([
    ...['€0', '€0', 'Value of your choice', '€12.50'],
  ]);
});

test('a reward alone in its product has no others', () => {
  expect(labels([])).toEqual([true]);
});
