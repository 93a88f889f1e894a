import { expect, test } from 'vitest';
import { INTL_FORMATS } from './intlFormats.ts';

test('a format is made once for a language and a currency', () => {
  const { money } = INTL_FORMATS;
  expect(money('en', 'EUR')).toBe(money('en', 'EUR'));
  const formats = [money('en', 'EUR'), money('en', 'USD'), money('fr', 'EUR'), money('fr', 'USD')];
  expect(formats.map((format) => format.format(5))).toEqual([
    '€5.00',
    '$5.00',
    '5,00\u00a0€',
    '5,00\u00a0$US',
  ]);
});
