import type { PromotionLocale } from '../schema/promotions/promotionValues.ts';

/** Fields and buttons of the flow whose texts cannot be customised. */
export type FieldWord =
  | 'code'
  | 'email'
  | 'phone'
  | 'full_name'
  | 'address'
  | 'zipcode'
  | 'city'
  | 'choose'
  | 'retry'
  | 'reward_selection';

const ORDER = [
  'code',
  'email',
  'phone',
  'full_name',
  'address',
  'zipcode',
  'city',
  'choose',
  'retry',
  'reward_selection',
] as const;

const WORDS: Readonly<Record<PromotionLocale, readonly string[]>> = {
  en: [
    'Code',
    'E-mail',
    'Phone',
    'Full name',
    'Address',
    'Postal code',
    'City',
    'Choose',
    'Try again',
    'Reward Selection',
  ],
  fr: [
    'Code',
    'E-mail',
    'Téléphone',
    'Nom complet',
    'Adresse',
    'Code postal',
    'Ville',
    'Choisir',
    'Réessayer',
    'Choix de la récompense',
  ],
  ja: [
    'コード',
    'メールアドレス',
    '電話番号',
    '氏名',
    '住所',
    '郵便番号',
    '市区町村',
    '選ぶ',
    'もう一度試す',
    '特典の選択',
  ],
  it: [
    'Codice',
    'E-mail',
    'Telefono',
    'Nome e cognome',
    'Indirizzo',
    'CAP',
    'Città',
    'Scegli',
    'Riprova',
    'Scelta del premio',
  ],
  de: [
    'Code',
    'E-Mail',
    'Telefon',
    'Vor- und Nachname',
    'Adresse',
    'Postleitzahl',
    'Ort',
    'Auswählen',
    'Erneut versuchen',
    'Prämienauswahl',
  ],
  pt: [
    'Código',
    'E-mail',
    'Telefone',
    'Nome completo',
    'Morada',
    'Código postal',
    'Cidade',
    'Escolher',
    'Tentar novamente',
    'Escolha da recompensa',
  ],
};

/** The label of a field in a language of promotions. */
export const fieldWord = (locale: PromotionLocale, word: FieldWord): string =>
  WORDS[locale][ORDER.indexOf(word)] ?? word;
