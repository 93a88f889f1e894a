import { useTranslation } from 'react-i18next';
import { InvoicingDetailsFragmentDoc } from '../../../operations/money/invoicing/AdvertiserInvoicingTab.generated.ts';
import { type FragmentOf, readFragment } from '../../../operations/readFragment.ts';
import { INVOICE_TYPES } from '../../../schema/advertisers/advertisers.ts';
import { looksLikeApe, looksLikeSiret } from '../../../schema/money/invoicing.ts';
import { YesNoField } from '../../kit/fields/RadioField.tsx';
import { SelectField } from '../../kit/fields/SelectField.tsx';
import { TextField } from '../../kit/fields/TextField.tsx';
import { VersionedForm } from '../../kit/form/VersionedForm.tsx';
import { Columns, Stack } from '../../kit/layout/Columns.tsx';
import { Panel } from '../../kit/layout/Panel.tsx';
import { CountryField } from './CountryField.tsx';
import { FIELD_GROUPS, type InvoicingField } from './invoicingFields.ts';
import { useInvoicingForm } from './useInvoicingForm.ts';
import { useInvoicingWords } from './useInvoicingWords.ts';

/** Form of an advertiser's invoicing. Unusual numbers get a warning, never a refusal (INVOICE-7). */
export function InvoicingForm({ invoicing }: { invoicing: FragmentOf<typeof InvoicingDetailsFragmentDoc> }) {
  const { t } = useTranslation(['invoicing', 'advertisers']);
  const edit = useInvoicingForm(readFragment(InvoicingDetailsFragmentDoc, invoicing));
  const { form } = edit;
  const inWords = useInvoicingWords();
  const hints: Partial<Record<InvoicingField, string>> = {
    siret: hintOf('siret', looksLikeSiret),
    ape: hintOf('ape', looksLikeApe),
  };
  function hintOf(field: 'siret' | 'ape', looksRight: (value: string) => boolean): string {
    const value = form.values[field]?.trim();
    return t(!value || looksRight(value) ? `${field}_hint` : `${field}_odd`);
  }
  const fieldOf = (field: InvoicingField) => {
    switch (field) {
      case 'autoInvoicing':
        return <YesNoField key={field} {...form.field(field)} label={t(field)} isRequired />;
      case 'invoiceType':
        return (
          <SelectField
            key={field}
            {...form.field(field)}
            label={t(field)}
            isRequired
            options={INVOICE_TYPES.map((id) => ({ id, label: t(`advertisers:invoice_types.${id}`) }))}
          />
        );
      case 'vatCountry':
      case 'invoiceAddress.country':
        return <CountryField key={field} {...form.field(field)} label={t(field)} />;
      default:
        return (
          <TextField
            key={field}
            {...form.field(field)}
            label={t(field)}
            hint={hints[field]}
            isRequired={false}
            autoComplete="off"
          />
        );
    }
  };
  const part = (group: keyof typeof FIELD_GROUPS) => (
    <Panel title={t(group)}>
      <Stack>{FIELD_GROUPS[group].map(fieldOf)}</Stack>
    </Panel>
  );
  return (
    <VersionedForm edit={edit} label={t('title')} labelOf={t} inWords={inWords}>
      <Columns>
        <Stack>
          {part('terms')}
          {part('recipient')}
        </Stack>
        {part('company')}
      </Columns>
    </VersionedForm>
  );
}
