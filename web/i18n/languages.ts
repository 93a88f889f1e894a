import { UI_LOCALES, type UiLocale } from '../../schema/foundation/contacts/languages.ts';

/** The default language (I18N-2). */
export const FALLBACK_LOCALE: UiLocale = UI_LOCALES[0];

/** The first wanted language that the interface supports, otherwise the fallback. `fr-CA` counts as `fr`. */
export function uiLocaleOf(preferences: readonly (string | null | undefined)[]): UiLocale {
  for (const tag of preferences) {
    const language = tag?.toLowerCase().split('-')[0];
    const match = UI_LOCALES.find((locale) => locale === language);
    if (match) return match;
  }
  return FALLBACK_LOCALE;
}

/** Accept-Language of every request: the preferred language, then the fallbacks (I18N-3): `fr,en;q=0.8`. */
export function acceptLanguage(preferred: UiLocale): string {
  const others = [FALLBACK_LOCALE].filter((locale) => locale !== preferred);
  return [preferred, ...others.map((locale, at) => `${locale};q=${(0.8 - at / 10).toFixed(1)}`)].join(',');
}
