import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import {
  type InvoicingDetailsFragment,
  InvoicingDetailsFragmentDoc,
  InvoicingFormSaveDocument,
} from '../../../operations/money/invoicing/AdvertiserInvoicingTab.generated.ts';
import { type FragmentOf, readFragment } from '../../../operations/readFragment.ts';
import { INVOICE_TYPES } from '../../../schema/advertisers/advertisers.ts';
import { COUNTRY_CODES } from '../../../schema/foundation/contacts/countries.ts';
import { invoicingForm, looksLikeApe, looksLikeSiret } from '../../../schema/money/invoicing.ts';
import { useScreenMutation } from '../../data/useScreenMutation.ts';
import { toast } from '../../kit/feedback/toastQueue.ts';
import { YesNoField } from '../../kit/fields/RadioField.tsx';
import { SelectField } from '../../kit/fields/SelectField.tsx';
import { TextField } from '../../kit/fields/TextField.tsx';
import type { BoundField } from '../../kit/form/formApi.ts';
import { saved, stale } from '../../kit/form/saveMerged.ts';
import { useVersionedForm } from '../../kit/form/useVersionedForm.ts';
import { VersionedForm } from '../../kit/form/VersionedForm.tsx';
import { formatCountry } from '../../kit/format/money.ts';
import { Panel } from '../../kit/layout/Panel.tsx';
import { Columns, Stack } from '../../kit/layout/Stack.tsx';
import { FIELD_GROUPS, fieldsOf, type InvoicingField, inputOf } from './invoicingFields.ts';
import { useInvoicingWords } from './useInvoicingWords.ts';

/** Represents "none" in the list, so that a choice can be cleared. */
const NONE = 'none';

/** Choice of one country by name or code, or of none. */
function CountryField({
  label,
  value,
  onChange,
  ...field
}: BoundField<string | null | undefined> & { label: string }) {
  const { t, i18n } = useTranslation('invoicing');
  const countries = useMemo(
    () =>
      COUNTRY_CODES.map((code) => ({
        id: code,
        label: formatCountry(code, i18n.language, ''),
        detail: code,
      })).sort((a, b) => a.label.localeCompare(b.label, i18n.language)),
    [i18n.language],
  );
  const options = value ? [{ id: NONE, label: t('no_country') }, ...countries] : countries;
  return (
    <SelectField
      {...field}
      label={label}
      isRequired={false}
      value={value}
      onChange={(id) => onChange(id === NONE ? null : id)}
      options={options}
    />
  );
}

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

/** The form of an advertiser's invoicing and its save. */
function useInvoicingForm(invoicing: InvoicingDetailsFragment) {
  const { t } = useTranslation('invoicing');
  const [send] = useScreenMutation(InvoicingFormSaveDocument);
  return useVersionedForm(invoicingForm, {
    row: invoicing,
    valuesOf: fieldsOf,
    save: ({ version, changes }, invalid) =>
      send(
        { input: { id: invoicing.id, version, ...inputOf(changes) } },
        {
          invalid,
          done: (success) => saved(readFragment(InvoicingDetailsFragmentDoc, success.invoicing)),
          stale: (current) => stale(readFragment(InvoicingDetailsFragmentDoc, current)),
        },
      ),
    onSaved: () => toast.success(t('saved')),
  });
}
