import { expect, test } from 'vitest';
import { acceptedLocale } from './acceptedLocale.ts';

test.each([
  ['fr', 'fr'],
  ['FR-ca', 'fr'],
  ['fr-CA, en;q=0.5', 'fr'],
  ['de, fr-CH;q=0.9, en;q=0.8', 'fr'],
  ['fr, en', 'fr'],
  ['fr;q=0.5, en', 'en'],
  ['fr;q=0, en;q=0.1', 'en'],
  ['de', null],
  ['', null],
  [undefined, null],
])('I18N-3: %j prefers %j', (header, locale) => expect(acceptedLocale(header)).toBe(locale));
