import type { UiLocale } from '../../../schema/foundation/contacts/languages.ts';
import { dateOf, moneyWords } from './moneyAndDays.ts';

interface Request {
  currency?: string;
  /** Names of the rewards that it brings. */
  rewards?: string;
  /** The end that it sets, a day or `never`. */
  end?: string;
}

const isBack = (amount: string) => amount.startsWith('-');

/** How a message names an allocation request by its signed amount: one that gives back never has a sign, one without an amount never has 0. */
export const REQUEST_FORMATS = {
  /** The request in a subject, after "your". */
  request: (amount: string, { currency = 'EUR' }: Request, locale: UiLocale) => {
    if (isBack(amount)) {
      const money = moneyWords(amount.slice(1), currency, locale);
      return locale === 'fr' ? `demande de restituer ${money}` : `request to give back ${money}`;
    }
    return locale === 'fr' ? 'demande de dotation' : 'allocation request';
  },
  /** Text that leads from the request to its allocation. */
  aboutRequest: (amount: string, { currency = 'EUR' }: Request, locale: UiLocale) => {
    if (isBack(amount)) {
      const money = moneyWords(amount.slice(1), currency, locale);
      return locale === 'fr' ? `de restituer ${money} de` : `to give back ${money} from`;
    }
    return locale === 'fr' ? 'concernant' : 'about';
  },
  /** The request's terms in parentheses: its amount and rewards, then its end. */
  requested: (amount: string, { currency = 'EUR', rewards = '', end = '' }: Request, locale: UiLocale) => {
    const money = /[1-9]/.test(amount) && !isBack(amount) ? moneyWords(amount, currency, locale) : '';
    const listed = [money, rewards].filter(Boolean).join(locale === 'fr' ? ' : ' : ': ');
    const parts = [listed, end && endingWords(end, locale)].filter(Boolean);
    return parts.length === 0 ? '' : ` (${parts.join(', ')})`;
  },
};

/** When a request would end its allocation: a day, or `never`. */
function endingWords(end: string, locale: UiLocale): string {
  if (end === 'never') return locale === 'fr' ? 'sans expiration' : 'without expiration';
  return locale === 'fr' ? `jusqu’au ${dateOf(end, locale)}` : `until ${dateOf(end, locale)}`;
}
