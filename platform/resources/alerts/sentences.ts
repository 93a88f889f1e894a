import type { UiLocale } from '../../../schema/rules/accounts.ts';

type Params = Readonly<Record<string, string>>;

/** What an alert can be about, with its sentence in each language; `{name}` stands for a parameter. */
export const ALERT_SENTENCES = {
  budget_exhausted: {
    en: 'The budget of {advertiser} is used up: no reward can be sent.',
    fr: 'Le budget de {advertiser} est épuisé : aucune récompense ne peut être envoyée.',
  },
  budget_low: {
    en: 'The balance of {advertiser} is {balance} {currency}, below its limit of {limit} {currency}.',
    fr: 'Le solde de {advertiser} est de {balance} {currency}, sous sa limite de {limit} {currency}.',
  },
  promotion_ending: {
    en: 'The promotion “{promotion}” ends on {date}.',
    fr: 'La promotion « {promotion} » se termine le {date}.',
  },
  promotion_started: {
    en: 'The promotion “{promotion}” has started.',
    fr: 'La promotion « {promotion} » a commencé.',
  },
  promotion_without_budget: {
    en: 'The promotion “{promotion}” cannot start: {advertiser} has no budget.',
    fr: 'La promotion « {promotion} » ne peut pas commencer : {advertiser} n’a pas de budget.',
  },
  stock_low: {
    en: 'Only {quantity} of “{reward}” are left for {advertiser}.',
    fr: 'Il ne reste que {quantity} « {reward} » pour {advertiser}.',
  },
  invoicing_incomplete: {
    en: 'The invoicing information of {advertiser} is incomplete.',
    fr: 'Les informations de facturation de {advertiser} sont incomplètes.',
  },
  maintenance: {
    en: 'The platform will be under maintenance on {date}.',
    fr: 'La plateforme sera en maintenance le {date}.',
  },
} as const satisfies Record<string, Record<UiLocale, string>>;

export type AlertType = keyof typeof ALERT_SENTENCES;

/** The sentence of an alert in `locale`; a type this version does not know is named as it is. */
export function alertSentence(type: string, params: Params, locale: UiLocale): string {
  const sentences = Object.hasOwn(ALERT_SENTENCES, type) ? ALERT_SENTENCES[type as AlertType] : null;
  if (!sentences) return type;
  return sentences[locale].replace(/\{(\w+)\}/g, (_, name: string) =>
    Object.hasOwn(params, name) ? (params[name] ?? '') : '',
  );
}
