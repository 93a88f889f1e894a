import { expect, test } from 'vitest';
import { amountText } from '../foundation/money/amountText.ts';
import { type DimensionWithValues, describeDimensions } from './describeDimensions.ts';

const of = (
  id: string,
  type: string,
  values: string[],
  choices: Record<string, string> = {},
): DimensionWithValues => ({
  dimension: {
    id,
    type,
    name: `the ${id}`,
    values: Object.entries(choices).map(([value, name]) => ({ value, name })),
  },
  values,
});
const textsOf = (values: DimensionWithValues[], locale: 'en' | 'fr' = 'en') =>
  describeDimensions(values, locale).map(({ name, text }) => `${name}: ${text.replace(/\s/g, ' ')}`);

test('DIM-4: a number and its unit or currency are one fact, in the language', () => {
  const weight = [of('weight', 'number', ['1250.5']), of('weight_unit', 'select', ['g'], { g: 'gramme' })];
  expect(textsOf(weight)).toEqual(['the weight: 1,250.5 g']);
  expect(textsOf(weight, 'fr')).toEqual(['the weight: 1 250,5 g']);
  const price = [of('price_currency', 'text', ['EUR']), of('price', 'number', ['25'])];
  expect(textsOf(price)).toEqual(['the price: €25.00']);
  const length = [of('length', 'range', ['3..12']), of('length_unit', 'select', ['ft'], { ft: 'pieds' })];
  expect(textsOf(length, 'fr')).toEqual(['the length: 3 pieds – 12 pieds']);
  expect(textsOf([of('weight_unit', 'select', ['g'], { g: 'gram' })]), 'a unit of nothing').toEqual([
    'the weight_unit: gram',
  ]);
});

test.each([
  ['a list of choices', of('size', 'multi-select', ['S', 'XXL'], { S: 'Small' }), 'Small, XXL', 'Small, XXL'],
  ['a period', of('duration', 'period', ['P1Y6M']), '1 year, 6 months', '1 an et 6 mois'],
  ['no period', of('duration', 'period', ['P0D']), '0 days', '0 jour'],
  ['a range', of('age', 'range', ['3..1200']), '3 – 1,200', '3 – 1 200'],
  ['yes', of('adults', 'boolean', ['true']), 'Yes', 'Oui'],
  ['no', of('adults', 'boolean', ['false']), 'No', 'Non'],
  ['a text', of('reference', 'text', ['<b>1..2']), '<b>1..2', '<b>1..2'],
])('DIM-2, DIM-5: says %s', (_, value, en, fr) => {
  expect([...textsOf([value]), ...textsOf([value], 'fr')].map((text) => text.replace(/^.*?: /, ''))).toEqual([
    en,
    fr,
  ]);
});

test('an amount has decimals only where it needs them', () => {
  const texts = [
    ...[amountText('5.00', 'EUR', 'en'), amountText('18.90', 'EUR', 'fr'), amountText('500', 'JPY', 'en')],
  ];
  expect(texts.map((text) => text.replace(/\s/g, ' '))).toEqual(['€5', '18,90 €', '¥500']);
});
