import type { TFunction } from 'i18next';
import type { FieldError } from '../../../schema/foundation/text/fieldErrors.ts';
import { formatCountry, formatMoney } from '../format/money.ts';

/** Rules whose limit is an amount of money. */
const MONEY_RULES = ['request_too_low', 'amount_too_high'];

/** Rules whose limit is a list of country codes, by commas. */
const COUNTRY_RULES = ['country_not_served'];

/** Currency and locale of the amounts in a message. */
export interface MoneyWords {
  /** ISO 4217 code; where it is absent, or null, amounts stay the decimals they are. */
  currency?: string | null | undefined;
  locale: string;
}

/**
 * The message of a broken rule: key and limit in the namespace `rules`; an unknown rule says that the value is not valid. A limit that is
 * an amount, or names countries, is written as everywhere else.
 */
export function ruleMessage(
  { rule, limit, asked }: FieldError,
  t: TFunction<'rules'>,
  { currency, locale }: MoneyWords,
): string {
  const amount = (decimals: string) =>
    currency ? formatMoney({ amount: decimals, currency }, locale) : decimals;
  if (limit !== undefined && COUNTRY_RULES.includes(rule))
    return t(rule, { limit: countries(limit, locale) });
  if (asked !== undefined && limit !== undefined)
    return t(`${rule}_asked`, { asked: amount(asked), limit: amount(limit) });
  const limitText = limit !== undefined && MONEY_RULES.includes(rule) ? amount(limit) : limit;
  return t(rule, { limit: limitText, defaultValue: t('format') });
}

function countries(codes: string, locale: string): string {
  const names = codes.split(',').map((code) => formatCountry(code, locale, code));
  return new Intl.ListFormat(locale).format(names.sort((one, other) => one.localeCompare(other, locale)));
}
