import { dateWords } from '../../schema/dateText.ts';
import type { UiLocale } from '../../schema/languages.ts';
import { COUNTED_FORMATS } from './counted.ts';
import { INTL_FORMATS } from './intlFormats.ts';
import { FILE_REASON_WORDS, OWN_FILE_REASON_WORDS, PAUSE_REASON_WORDS } from './reportReasons.ts';

type Format = (value: string, params: Readonly<Record<string, string>>, locale: UiLocale) => string;

/** How a message writes a parameter: `{{amount, money}}`. */
export const FORMATS: Readonly<Record<string, Format>> = {
  money: (amount, { currency = 'EUR' }, locale) =>
    amount && INTL_FORMATS.money(locale, currency).format(amount as Intl.StringNumericLiteral),
  date: (day, _, locale) => day && dateOf(day, locale),
  month: (month, _, locale) => month && INTL_FORMATS.month(locale).format(Date.parse(month)),
  allocation: (id, { externalId }, locale) =>
    externalId || (locale === 'fr' ? `la dotation ${id}` : `allocation ${id}`),
  count: (number, _, locale) => number && INTL_FORMATS.number(locale).format(Number(number)),
  ...COUNTED_FORMATS,
  reportDays: (start, { end = '' }, locale) => start && daysBetween(start, end, locale),
  fileReason: (reason, _, locale) => saidOf(FILE_REASON_WORDS, reason, locale),
  ownFileReason: (reason, _, locale) =>
    saidOf({ ...FILE_REASON_WORDS, ...OWN_FILE_REASON_WORDS }, reason, locale),
  pauseReason: (reason, _, locale) => saidOf(PAUSE_REASON_WORDS, reason, locale),
  ending: (end, _, locale) => end && endingWords(end, locale),
  asAsked: (person, _, locale) =>
    locale === 'fr'
      ? person
        ? `La dotation est désormais telle que ${person} a modifié votre demande.`
        : 'La dotation est désormais telle que vous l’avez demandée.'
      : person
        ? `The allocation is now as ${person} changed your request.`
        : 'The allocation is now as you requested.',
  changed: (person, _, locale) =>
    person && (locale === 'fr' ? ` ${person} l’avait modifiée.` : ` ${person} had changed it.`),
  listed: (names, _, locale) => names && (locale === 'fr' ? ` : ${names}` : `: ${names}`),
};

const dateOf = (day: string, locale: UiLocale) =>
  dateWords(INTL_FORMATS.day(locale).format(Date.parse(day)), locale);

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

/** When a request would end its allocation: a day, or `never`. */
function endingWords(end: string, locale: UiLocale): string {
  if (end === 'never') return locale === 'fr' ? ', sans expiration' : ', without expiration';
  const day = FORMATS.date?.(end, {}, locale) ?? end;
  return locale === 'fr' ? `, jusqu’au ${day}` : `, until ${day}`;
}
