import type { PromotionLocale } from '../schema/promotions/promotionValues.ts';

/** The prefix of a reminder's subject. */
export const REMINDER_PREFIXES: Readonly<Record<PromotionLocale, string>> = {
  en: 'Reminder: ',
  fr: 'Rappel : ',
  de: 'Erinnerung: ',
  it: 'Promemoria: ',
  ja: 'リマインダー：',
  pt: 'Lembrete: ',
};
