import type { UiLocale } from '../../../schema/foundation/contacts/languages.ts';
import { COUNTED_FORMATS } from './countedNouns.ts';
import { INTL_FORMATS } from './intlFormats.ts';
import { dateOf, moneyWords } from './moneyAndDays.ts';
import { FILE_REASON_WORDS, OWN_FILE_REASON_WORDS, PAUSE_REASON_WORDS } from './reportReasons.ts';
import { REQUEST_FORMATS } from './requestFormats.ts';

type Format = (value: string, params: Readonly<Record<string, string>>, locale: UiLocale) => string;

/** How a message writes a parameter: `{{amount, money}}`. */
export const FORMATS: Readonly<Record<string, Format>> = {
  money: (amount, { currency = 'EUR' }, locale) => amount && moneyWords(amount, currency, locale),
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
  ...REQUEST_FORMATS,
  failedRewards: (failed, _, locale) =>
    Number(failed) > 0
      ? locale === 'fr'
        ? ' Les récompenses en échec gardent leur montant jusqu’à ce que vous les relanciez ou les annuliez. Le lot indique quoi faire.'
        : ' Rewards that failed keep their money until you retry or cancel them. The batch shows what to do.'
      : '',
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
};

/** The days that something covers, after its name. */
function daysBetween(start: string, end: string, locale: UiLocale): string {
  const [first, last] = [dateOf(start, locale), dateOf(end, locale)];
  if (start === end) return locale === 'fr' ? ` du ${first}` : ` of ${first}`;
  return locale === 'fr' ? ` du ${first} au ${last}` : ` from ${first} to ${last}`;
}

/** The text of a key; nothing if this version does not know the key. */
const saidOf = (
  words: Readonly<Record<string, Readonly<Record<UiLocale, string>>>>,
  key: string,
  locale: UiLocale,
) => words[key]?.[locale] ?? '';
