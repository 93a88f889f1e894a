import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { formatCountry } from '../../kit/format/money.ts';
import type { InvoicingField, InvoicingFields } from './invoicingFields.ts';

/** A field's value for display; a missing one is "Not set". */
export function useInvoicingWords(): <Field extends InvoicingField>(
  field: Field,
  value: InvoicingFields[Field] | undefined,
) => string {
  const { t, i18n } = useTranslation(['invoicing', 'advertisers']);
  return useCallback(
    (field, value) => {
      if (value === null || value === undefined || value === '') return t('advertisers:not_set');
      if (typeof value === 'boolean') return t(value ? 'advertisers:yes' : 'advertisers:no');
      if (field === 'invoiceType') return t(`advertisers:invoice_types.${String(value)}`);
      const isCountry = field === 'vatCountry' || field === 'invoiceAddress.country';
      return isCountry ? formatCountry(String(value), i18n.language, '') : String(value);
    },
    [t, i18n.language],
  );
}
