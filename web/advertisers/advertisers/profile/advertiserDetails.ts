import type { TFunction } from 'i18next';
import type { AdvertiserDetailsFragment } from '../../../../operations/advertisers/advertisers/AdvertiserScreen.generated.ts';
import { ADVERTISER_LOCALES, INVOICE_TYPES } from '../../../../schema/advertisers/advertisers.ts';

type Details = Pick<
  AdvertiserDetailsFragment,
  'contactEmail' | 'contactPhone' | 'locale' | 'invoiceType' | 'debitPending'
>;

/** Initial values of the details form; a value that this version does not know must be chosen again. */
export function detailsOf({ contactEmail, contactPhone, locale, invoiceType, debitPending }: Details) {
  return {
    contactEmail,
    contactPhone,
    locale: ADVERTISER_LOCALES.find((option) => option === locale) ?? null,
    invoiceType: INVOICE_TYPES.find((option) => option === invoiceType) ?? null,
    debitPending,
  };
}

/** A value of the details for display in an edit conflict. */
export function detailsInWords(t: TFunction<'advertisers'>, field: string, value: unknown): string {
  if (value === null || value === undefined || value === '') return t('not_set');
  if (typeof value === 'boolean') return t(value ? 'yes' : 'no');
  if (field === 'locale') return t(`languages.${String(value)}`);
  return field === 'invoiceType' ? t(`invoice_types.${String(value)}`) : String(value);
}
