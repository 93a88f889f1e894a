import type { PromotionLocale } from '../schema/rules/promotionValues.ts';

/** The prefix of a reminder's subject. */
export const REMINDER_PREFIXES: Readonly<Record<PromotionLocale, string>> = {
  en: 'Reminder: ',
  fr: 'Rappel : ',
  de: 'Erinnerung: ',
  it: 'Promemoria: ',
  ja: 'リマインダー：',
  pt: 'Lembrete: ',
};
