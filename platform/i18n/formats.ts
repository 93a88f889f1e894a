import type { UiLocale } from '../../schema/languages.ts';
import { FILE_REASON_WORDS, PAUSE_REASON_WORDS } from './reportReasons.ts';

type Format = (value: string, params: Readonly<Record<string, string>>, locale: UiLocale) => string;

/** How a message writes a parameter: `{{amount, money}}`. */
export const FORMATS: Readonly<Record<string, Format>> = {
  money: (amount, { currency = 'EUR' }, locale) =>
    amount &&
    new Intl.NumberFormat(locale, { style: 'currency', currency }).format(
      amount as Intl.StringNumericLiteral,
    ),
  date: (day, _, locale) =>
    day && new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' }).format(Date.parse(day)),
  month: (month, _, locale) =>
    month &&
    new Intl.DateTimeFormat(locale, { month: 'long', year: 'numeric', timeZone: 'UTC' }).format(
      Date.parse(month),
    ),
  allocation: (id, { externalId }, locale) =>
    externalId || (locale === 'fr' ? `l’allocation ${id}` : `allocation ${id}`),
  count: (number, _, locale) => number && new Intl.NumberFormat(locale).format(Number(number)),
  fileReason: (reason, _, locale) => saidOf(FILE_REASON_WORDS, reason, locale),
  pauseReason: (reason, _, locale) => saidOf(PAUSE_REASON_WORDS, reason, locale),
  listed: (names, _, locale) => names && (locale === 'fr' ? `\u00a0: ${names}` : `: ${names}`),
};

/** What a key says; nothing where this version does not know it. */
const saidOf = (
  words: Readonly<Record<string, Readonly<Record<UiLocale, string>>>>,
  key: string,
  locale: UiLocale,
) => words[key]?.[locale] ?? '';
