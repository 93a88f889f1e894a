import type { UiLocale } from '../../../schema/foundation/contacts/languages.ts';
import { type MessageParams, translator, type Words } from '../../foundation/i18n/translator.ts';

/** Messages of the alert types in English and French. A house test fails for a type without a producer. */
export const ALERT_MESSAGES: Words<string> = {
  budget_exhausted: {
    en: 'The budget of {{advertiser}} is used up: no reward can be sent.',
    fr: 'Le budget de {{advertiser}} est épuisé : aucune récompense ne peut être envoyée.',
  },
  ledger_does_not_tie: {
    en: 'The books of {{advertiser}} do not reconcile: its money is frozen until they are checked.',
    fr: 'Les comptes de {{advertiser}} ne concordent pas : son argent est gelé jusqu’à leur vérification.',
  },
  budget_low: {
    en: 'The balance of {{advertiser}} is {{balance, money}}, below its limit of {{limit, money}}.',
    fr: 'Le solde de {{advertiser}} est de {{balance, money}}, sous son seuil de {{limit, money}}.',
  },
  promotion_ending: {
    en: 'The promotion “{{promotion}}” ends on {{end_date, date}}.',
    fr: 'La promotion « {{promotion}} » se termine le {{end_date, date}}.',
  },
  orders_failed: {
    en: 'Rewards of the promotion “{{promotion}}” that could not be ordered: {{count}}. See its batch for the reason, and retry them there.',
    fr: 'Récompenses de la promotion « {{promotion}} » qui n’ont pas pu être commandées : {{count}}. Leur lot indique le motif ; relancez-les depuis celui-ci.',
  },
  quota_threshold: {
    en: 'Quota of {{reward}} ({{sku}}): the alert threshold of {{threshold, count}} redemptions is reached; {{allowed, count}} are allowed.',
    fr: 'Quota de {{reward}} ({{sku}}) : le seuil d’alerte de {{threshold, count}} utilisations est atteint ; {{allowed, count}} sont autorisées.',
  },
  stock_runs_out: {
    en: 'The stock of {{what}} runs out on {{day, date}}, most likely between {{earliest, date}} and {{latest, date}}: {{left, count}} left.',
    fr: 'Le stock de {{what}} sera épuisé le {{day, date}}, très probablement entre le {{earliest, date}} et le {{latest, date}} : reste {{left, count}}.',
  },
  source_budget_runs_out: {
    en: 'The budget with {{what}} runs out on {{day, date}}, most likely between {{earliest, date}} and {{latest, date}}: {{left, money}} is left.',
    fr: 'Le budget chez {{what}} sera épuisé le {{day, date}}, très probablement entre le {{earliest, date}} et le {{latest, date}} : reste {{left, money}}.',
  },
};

const written = translator(ALERT_MESSAGES);

/** The message of an alert in `locale`; a type this version has no message for is named as it is. */
export function alertMessage(type: string, params: MessageParams, locale: UiLocale): string {
  return Object.hasOwn(ALERT_MESSAGES, type) ? written(locale, type, params) : type;
}
