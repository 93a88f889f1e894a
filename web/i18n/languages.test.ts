import { expect, test } from 'vitest';
import { UI_LOCALES } from '../../schema/foundation/contacts/languages.ts';
import { acceptLanguage, FALLBACK_LOCALE, uiLocaleOf } from './languages.ts';

test('I18N-1 and I18N-2: English and French, English where nothing else fits', () => {
  expect(UI_LOCALES).toEqual(['en', 'fr']);
  expect(FALLBACK_LOCALE).toBe('en');
  expect(uiLocaleOf(['de', 'ja'])).toBe('en');
  expect(uiLocaleOf([null, 'de-AT', 'fr-CA', 'en'])).toBe('fr');
});

test('I18N-3: Accept-Language names the preferred language, then the fallback', () => {
  expect(acceptLanguage('fr')).toBe('fr,en;q=0.8');
  expect(acceptLanguage('en')).toBe('en');
});
