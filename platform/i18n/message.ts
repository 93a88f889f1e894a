import type { UiLocale } from '../../schema/rules/accounts.ts';

/** What a sentence speaks of, by name; amounts are decimal strings beside `currency`, days `YYYY-MM-DD`. */
export type MessageParams = Readonly<Record<string, string>>;

const WRITTEN: Record<string, (text: string, params: MessageParams, locale: UiLocale) => string> = {
  money: (amount, { currency = 'EUR' }, locale) =>
    new Intl.NumberFormat(locale, { style: 'currency', currency }).format(
      amount as Intl.StringNumericLiteral,
    ),
  date: (day, _, locale) =>
    new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' }).format(Date.parse(day)),
  month: (month, _, locale) =>
    new Intl.DateTimeFormat(locale, { month: 'long', year: 'numeric', timeZone: 'UTC' }).format(
      Date.parse(month),
    ),
  allocation: (id, { externalId }, locale) =>
    externalId || (locale === 'fr' ? `l’allocation ${id}` : `allocation ${id}`),
  listed: (names, _, locale) => (locale === 'fr' ? `\u00a0: ${names}` : `: ${names}`),
};

/** A sentence with its parameters: `{name}` is one, `{name|how}` one written so; a parameter is never read as a sentence. */
export function formatMessage(sentence: string, params: MessageParams, locale: UiLocale): string {
  return sentence.replace(/\{(\w+)(?:\|(\w+))?\}/g, (_, name: string, how?: string) => {
    const value = Object.hasOwn(params, name) ? (params[name] ?? '') : '';
    return (how && value && WRITTEN[how]?.(value, params, locale)) || value;
  });
}
