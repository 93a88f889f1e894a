import type { PromotionLocale } from '../schema/rules/promotionValues.ts';

/** What the sender of a made-up reward says with it. */
export const SAMPLE_MESSAGES: Readonly<Record<PromotionLocale, string>> = {
  en: 'Thank you for being with us.',
  fr: 'Merci de votre fidélité.',
  ja: 'いつもありがとうございます。',
  it: 'Grazie per la tua fiducia.',
  de: 'Danke für Ihre Treue.',
  pt: 'Obrigado pela sua confiança.',
};
