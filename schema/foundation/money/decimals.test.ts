import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readings, scaled } from '../../../tests/money/readings.ts';
import { seeded } from '../../../tests/money/seeded.ts';
import { certainDecimal, languageOfNumbers, typedDecimal, unclearDecimal } from './decimals.ts';

test.each([
  ['.5', 'en', '0.5'],
  ['-.5', 'en', '-0.5'],
  ['.5', 'fr', '0.5'],
  [',75', 'fr', '0.75'],
  ['25.', 'en', '25'],
  [',75', 'en', ',75'],
  ['.', 'en', '.'],
  ['-', 'en', '-'],
])(
  'a mark without digits on one side is read as it can only be meant: %s in %s is %s',
  (text, locale, number) => {
    expect(typedDecimal(text, locale)).toBe(number);
  },
);

test('a comma that the language does not write has its one meaning, also at the beginning', () => {
  expect(unclearDecimal(',75', 'en')).toEqual({ certain: '0.75' });
  expect(unclearDecimal('-,5', 'en')).toEqual({ certain: '-0.5' });
});

test('a certain number is the only one that a person could mean', () => {
  const sign = fc.constantFrom('0', '1', '5', '7', '00', '000', '250', '.', ',', ' ', "'", '’', '-', '+');
  fc.assert(
    fc.property(fc.array(sign, { minLength: 1, maxLength: 6 }), (signs) => {
      const text = signs.join('');
      const certain = certainDecimal(text);
      if (certain === null) return;
      expect([...readings(text)]).toEqual([scaled(certain)]);
    }),
    seeded(3000, 50_000),
  );
});

test.each([
  [['1,234', '10,50'], 'fr'],
  [['1 000,00'], 'fr'],
  [['1.250,00'], 'fr'],
  [['1,234', '1,234.50', '12', ''], 'en'],
  [['1,23,456', 'a,50', '12,50,00'], 'en'],
])('the numbers %j of a file are written as in %s', (texts, language) => {
  expect(languageOfNumbers(texts, 'en')).toBe(language);
});
