import type { PromotionLocale } from '../schema/promotions/promotionValues.ts';
import type { FooterLink } from './view.ts';

const WORDS: Readonly<Record<PromotionLocale, Readonly<Record<FooterLink, string>>>> = {
  en: {
    privacy_policy: 'Privacy policy',
    terms_and_conditions: 'Terms and conditions',
    contact_us: 'Contact us',
  },
  fr: {
    privacy_policy: 'Confidentialité',
    terms_and_conditions: 'Conditions générales',
    contact_us: 'Nous contacter',
  },
  ja: {
    privacy_policy: 'プライバシーポリシー',
    terms_and_conditions: '利用規約',
    contact_us: 'お問い合わせ',
  },
  it: { privacy_policy: 'Privacy', terms_and_conditions: 'Termini e condizioni', contact_us: 'Contattaci' },
  de: { privacy_policy: 'Datenschutz', terms_and_conditions: 'Nutzungsbedingungen', contact_us: 'Kontakt' },
  pt: {
    privacy_policy: 'Privacidade',
    terms_and_conditions: 'Termos e condições',
    contact_us: 'Contacte-nos',
  },
};

/** The label of a footer link. */
export const footerWord = (locale: PromotionLocale, link: FooterLink): string => WORDS[locale][link];
