import type { ProductLocale } from '../../../schema/foundation/contacts/languages.ts';

/** Words on a voucher besides the texts of its product. */
interface VoucherWords {
  code: string;
  pin: string;
  value: string;
  validUntil: string;
  about: string;
  terms: string;
  termsAt: string;
  /** Across a document that redeems nothing. */
  specimen: string;
  /** Below it. */
  specimenNote: string;
  page(number: number, of: number): string;
}

export const VOUCHER_WORDS: Record<ProductLocale, VoucherWords> = {
  en: {
    code: 'Code',
    pin: 'PIN',
    value: 'Value',
    validUntil: 'Valid until',
    about: 'About this reward',
    terms: 'Terms and conditions',
    termsAt: 'Terms and conditions are at',
    specimen: 'SPECIMEN',
    specimenNote: 'A preview: the code is not real and redeems nothing.',
    page: (number, of) => `Page ${number} of ${of}`,
  },
  fr: {
    code: 'Code',
    pin: 'Code PIN',
    value: 'Valeur',
    validUntil: 'Valable jusqu’au',
    about: 'À propos de cette récompense',
    terms: 'Conditions générales',
    termsAt: 'Les conditions générales se trouvent à l’adresse',
    specimen: 'SPÉCIMEN',
    specimenNote: 'Aperçu : le code est fictif et ne peut pas être utilisé.',
    page: (number, of) => `Page ${number} sur ${of}`,
  },
  ja: {
    code: 'コード',
    pin: 'PIN',
    value: '額面',
    validUntil: '有効期限',
    about: 'この特典について',
    terms: '利用規約',
    termsAt: '利用規約は次のページをご覧ください',
    specimen: '見本',
    specimenNote: 'プレビューです。コードは架空のもので、ご利用いただけません。',
    page: (number, of) => `${number} / ${of} ページ`,
  },
  de: {
    code: 'Code',
    pin: 'PIN',
    value: 'Wert',
    validUntil: 'Gültig bis',
    about: 'Über diese Prämie',
    terms: 'Bedingungen',
    termsAt: 'Die Bedingungen stehen unter',
    specimen: 'MUSTER',
    specimenNote: 'Vorschau: Der Code ist erfunden und löst nichts ein.',
    page: (number, of) => `Seite ${number} von ${of}`,
  },
  it: {
    code: 'Codice',
    pin: 'PIN',
    value: 'Valore',
    validUntil: 'Valido fino al',
    about: 'Informazioni su questo premio',
    terms: 'Termini e condizioni',
    termsAt: 'I termini e le condizioni sono disponibili su',
    specimen: 'FACSIMILE',
    specimenNote: 'Anteprima: il codice è fittizio e non riscatta nulla.',
    page: (number, of) => `Pagina ${number} di ${of}`,
  },
  es: {
    code: 'Código',
    pin: 'PIN',
    value: 'Valor',
    validUntil: 'Válido hasta el',
    about: 'Acerca de esta recompensa',
    terms: 'Términos y condiciones',
    termsAt: 'Los términos y condiciones están en',
    specimen: 'MUESTRA',
    specimenNote: 'Vista previa: el código es ficticio y no canjea nada.',
    page: (number, of) => `Página ${number} de ${of}`,
  },
  nl: {
    code: 'Code',
    pin: 'Pincode',
    value: 'Waarde',
    validUntil: 'Geldig tot en met',
    about: 'Over deze beloning',
    terms: 'Voorwaarden',
    termsAt: 'De voorwaarden staan op',
    specimen: 'VOORBEELD',
    specimenNote: 'Voorbeeld: de code is verzonnen en levert niets op.',
    page: (number, of) => `Pagina ${number} van ${of}`,
  },
  pt: {
    code: 'Código',
    pin: 'PIN',
    value: 'Valor',
    validUntil: 'Válido até',
    about: 'Sobre esta recompensa',
    terms: 'Termos e condições',
    termsAt: 'Os termos e condições estão em',
    specimen: 'AMOSTRA',
    specimenNote: 'Pré-visualização: o código é fictício e não resgata nada.',
    page: (number, of) => `Página ${number} de ${of}`,
  },
};
