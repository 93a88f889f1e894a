import type { UiLocale } from '../../../schema/foundation/contacts/languages.ts';
import { dateWords } from '../../../schema/foundation/dates/dateText.ts';
import { INTL_FORMATS } from './intlFormats.ts';

/** An amount, a decimal string, as a mail writes it; below 0 with a true minus sign (U+2212), as screens write it. */
export function moneyWords(amount: string, currency: string, locale: UiLocale): string {
  const parts = INTL_FORMATS.money(locale, currency).formatToParts(amount as Intl.StringNumericLiteral);
  return parts.map(({ type, value }) => (type === 'minusSign' ? '\u2212' : value)).join('');
}

/** A day `YYYY-MM-DD` in words. */
export const dateOf = (day: string, locale: UiLocale): string =>
  dateWords(INTL_FORMATS.day(locale).format(Date.parse(day)), locale);
