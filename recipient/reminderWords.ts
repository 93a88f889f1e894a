import type { PromotionLocale } from '../schema/rules/promotionValues.ts';

/** What the subject of a reminder begins with. */
export const REMINDER_PREFIXES: Readonly<Record<PromotionLocale, string>> = {
  en: 'Reminder: ',
  fr: 'Rappel : ',
  de: 'Erinnerung: ',
  it: 'Promemoria: ',
  ja: 'リマインダー：',
  pt: 'Lembrete: ',
};
