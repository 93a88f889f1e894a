import { expect, it } from 'vitest';
import { testI18n } from '../../testing/renderKit.tsx';
import { ruleMessage } from './ruleMessage.ts';

const words = (locale: 'en' | 'fr') => testI18n(locale).getFixedT(locale, 'rules');

it.each([
  ['en', 'EUR', 'At least −€1,375.00'],
  ['fr', 'EUR', 'Au moins −1\u202f375,00\u00a0€'],
  ['en', 'JPY', 'At least −¥1,375'],
] as const)(
  'FMT-10, ALLOC-43: in %s a least amount of %s is written as every other amount',
  (locale, currency, message) => {
    const limit = currency === 'JPY' ? '-1375' : '-1375.00';
    const error = { field: 'amount', rule: 'request_too_low', limit };
    expect(ruleMessage(error, words(locale), { currency, locale })).toBe(message);
  },
);

it('a limit that is no amount stays as it is', () => {
  const error = { field: 'quantity', rule: 'min', limit: '1' };
  expect(ruleMessage(error, words('en'), { currency: 'EUR', locale: 'en' })).toBe('At least 1');
});

it('countries are named in the language, in its order', () => {
  const error = { field: 'country', rule: 'country_not_served', limit: 'FR,BE,DE' };
  expect(ruleMessage(error, words('en'), { locale: 'en' })).toContain('Belgium, France, and Germany');
  expect(ruleMessage(error, words('fr'), { locale: 'fr' })).toContain('Allemagne, Belgique et France');
});
