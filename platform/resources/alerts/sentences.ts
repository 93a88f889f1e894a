import type { UiLocale } from '../../../schema/rules/accounts.ts';

type Params = Readonly<Record<string, string>>;

/** What an alert can be about, with its sentence in each language: `{name}` is a parameter, `{name|how}` one written so. */
export const ALERT_SENTENCES: Record<string, Record<UiLocale, string>> = {
  budget_exhausted: {
    en: 'The budget of {advertiser} is used up: no reward can be sent.',
    fr: 'Le budget de {advertiser} est épuisé : aucune récompense ne peut être envoyée.',
  },
  budget_low: {
    en: 'The balance of {advertiser} is {balance|money}, below its limit of {limit|money}.',
    fr: 'Le solde de {advertiser} est de {balance|money}, sous sa limite de {limit|money}.',
  },
  promotion_ending: {
    en: 'The promotion “{promotion}” ends on {end_date|date}.',
    fr: 'La promotion « {promotion} » se termine le {end_date|date}.',
  },
  stock_low: {
    en: 'Stock of the reward {sku}: {left} left.',
    fr: 'Stock de la récompense {sku} : {left} restant(s).',
  },
  invoice_ready: {
    en: 'The invoice of {month|month} is ready.',
    fr: 'La facture de {month|month} est prête.',
  },
};

const WRITTEN: Record<string, (text: string, params: Params, locale: UiLocale) => string> = {
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
};

/** The sentence of an alert in `locale`; a type this version has no sentence for is named as it is. */
export function alertSentence(type: string, params: Params, locale: UiLocale): string {
  if (!Object.hasOwn(ALERT_SENTENCES, type)) return type;
  const sentence = ALERT_SENTENCES[type]?.[locale] ?? type;
  return sentence.replace(/\{(\w+)(?:\|(\w+))?\}/g, (_, name: string, how?: string) => {
    const value = Object.hasOwn(params, name) ? (params[name] ?? '') : '';
    return (how && value && WRITTEN[how]?.(value, params, locale)) || value;
  });
}
