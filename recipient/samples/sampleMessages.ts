import type { PromotionLocale } from '../../schema/promotions/promotionValues.ts';

/** The sender's message with a sample reward. */
export const SAMPLE_MESSAGES: Readonly<Record<PromotionLocale, string>> = {
  en: 'Thank you for being with us.',
  fr: 'Merci de votre fidélité.',
  ja: 'いつもありがとうございます。',
  it: 'Grazie per la tua fiducia.',
  de: 'Danke für Ihre Treue.',
  pt: 'Obrigado pela sua confiança.',
};
