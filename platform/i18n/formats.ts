import { dateWords } from '../../schema/dateText.ts';
import type { UiLocale } from '../../schema/languages.ts';
import { COUNTED_FORMATS } from './counted.ts';
import { FILE_REASON_WORDS, OWN_FILE_REASON_WORDS, PAUSE_REASON_WORDS } from './reportReasons.ts';

type Format = (value: string, params: Readonly<Record<string, string>>, locale: UiLocale) => string;

/** How a message writes a parameter: `{{amount, money}}`. */
export const FORMATS: Readonly<Record<string, Format>> = {
  money: (amount, { currency = 'EUR' }, locale) =>
    amount &&
    new Intl.NumberFormat(locale, { style: 'currency', currency }).format(
      amount as Intl.StringNumericLiteral,
    ),
  date: (day, _, locale) => day && dateOf(day, locale),
  month: (month, _, locale) =>
    month &&
    new Intl.DateTimeFormat(locale, { month: 'long', year: 'numeric', timeZone: 'UTC' }).format(
      Date.parse(month),
    ),
  allocation: (id, { externalId }, locale) =>
    externalId || (locale === 'fr' ? `l’allocation ${id}` : `allocation ${id}`),
  ...COUNTED_FORMATS,
  reportDays: (start, { end = '' }, locale) => start && daysBetween(start, end, locale),
  fileReason: (reason, _, locale) => saidOf(FILE_REASON_WORDS, reason, locale),
  ownFileReason: (reason, _, locale) =>
    saidOf({ ...FILE_REASON_WORDS, ...OWN_FILE_REASON_WORDS }, reason, locale),
  pauseReason: (reason, _, locale) => saidOf(PAUSE_REASON_WORDS, reason, locale),
  listed: (names, _, locale) => names && (locale === 'fr' ? `\u00a0: ${names}` : `: ${names}`),
};

const dateOf = (day: string, locale: UiLocale) =>
  dateWords(
    new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' }).format(Date.parse(day)),
    locale,
  );

/** The days that something covers, after its name. */
function daysBetween(start: string, end: string, locale: UiLocale): string {
  const [first, last] = [dateOf(start, locale), dateOf(end, locale)];
  if (start === end) return locale === 'fr' ? ` du ${first}` : ` of ${first}`;
  return locale === 'fr' ? ` du ${first} au ${last}` : ` from ${first} to ${last}`;
}

/** What a key says; nothing where this version does not know it. */
const saidOf = (
  words: Readonly<Record<string, Readonly<Record<UiLocale, string>>>>,
  key: string,
  locale: UiLocale,
) => words[key]?.[locale] ?? '';
