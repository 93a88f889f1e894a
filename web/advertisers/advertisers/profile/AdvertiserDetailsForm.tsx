import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import {
  AdvertiserDetailsSaveDocument,
  AdvertiserSavedFragmentDoc,
} from '../../../../operations/advertisers/advertisers/AdvertiserSave.generated.ts';
import type { AdvertiserDetailsFragment } from '../../../../operations/advertisers/advertisers/AdvertiserScreen.generated.ts';
import { readFragment } from '../../../../operations/readFragment.ts';
import {
  ADVERTISER_LOCALES,
  advertiserDetails,
  INVOICE_TYPES,
} from '../../../../schema/advertisers/advertisers.ts';
import { useScreenMutation } from '../../../data/useScreenMutation.ts';
import { toast } from '../../../kit/feedback/toastQueue.ts';
import { YesNoField } from '../../../kit/fields/RadioField.tsx';
import { SelectField } from '../../../kit/fields/SelectField.tsx';
import { TextField } from '../../../kit/fields/TextField.tsx';
import { saved, stale } from '../../../kit/form/saveMerged.ts';
import { useVersionedForm } from '../../../kit/form/useVersionedForm.ts';
import { VersionedForm } from '../../../kit/form/VersionedForm.tsx';
import { useCan } from '../../../kit/viewer/AbilitiesContext.tsx';

type Row = Parameters<typeof detailsOf>[0] & { version: number };

const LABELS = {
  contactEmail: 'contact_email',
  contactPhone: 'contact_phone',
  locale: 'language',
  invoiceType: 'invoice_type',
  debitPending: 'debit_pending',
} as const;

interface Props {
  advertiser: AdvertiserDetailsFragment;
  onDone: () => void;
}

/** The fields of contact, language and payment terms. */
export function AdvertiserDetailsForm({ advertiser, onDone }: Props) {
  const { t } = useTranslation('advertisers');
  const withInvoicing = useCan()('viewInvoicing');
  const [send] = useScreenMutation(AdvertiserDetailsSaveDocument);
  const edit = useVersionedForm(advertiserDetails, {
    row: advertiser as Row,
    valuesOf: detailsOf,
    save: ({ version, changes }, invalid) =>
      send(
        { input: { id: advertiser.id, version, ...changes }, withInvoicing },
        {
          invalid,
          done: (success) => saved<Row>(readFragment(AdvertiserSavedFragmentDoc, success.advertiser)),
          stale: (current) => stale<Row>(readFragment(AdvertiserSavedFragmentDoc, current)),
        },
      ),
    onSaved: () => toast.success(t('details_saved')),
    onClose: onDone,
  });
  const { field } = edit.form;
  return (
    <VersionedForm
      edit={edit}
      label={t('edit_details')}
      labelOf={(name) => t(LABELS[name as keyof typeof LABELS])}
      inWords={(name, value) => detailsInWords(t, name, value)}
      onCancel={onDone}
    >
      <TextField
        {...field('contactEmail')}
        label={t('contact_email')}
        type="email"
        isRequired={false}
        autoFocus
        autoComplete="off"
      />
      <TextField
        {...field('contactPhone')}
        label={t('contact_phone')}
        type="tel"
        isRequired={false}
        autoComplete="off"
        hint={t('phone_hint')}
      />
      <SelectField
        {...field('locale')}
        label={t('language')}
        isRequired
        options={ADVERTISER_LOCALES.map((id) => ({ id, label: t(`languages.${id}`) }))}
      />
      <SelectField
        {...field('invoiceType')}
        label={t('invoice_type')}
        isRequired
        options={INVOICE_TYPES.map((id) => ({ id, label: t(`invoice_types.${id}`) }))}
      />
      <YesNoField
        {...field('debitPending')}
        label={t('debit_pending')}
        hint={t('debit_pending_hint')}
        isRequired
      />
    </VersionedForm>
  );
}

type Details = Pick<
  AdvertiserDetailsFragment,
  'contactEmail' | 'contactPhone' | 'locale' | 'invoiceType' | 'debitPending'
>;

/** Initial values of the details form; a value that this version does not know must be chosen again. */
function detailsOf({ contactEmail, contactPhone, locale, invoiceType, debitPending }: Details) {
  return {
    contactEmail,
    contactPhone,
    locale: ADVERTISER_LOCALES.find((option) => option === locale) ?? null,
    invoiceType: INVOICE_TYPES.find((option) => option === invoiceType) ?? null,
    debitPending,
  };
}

/** A value of the details for display in an edit conflict. */
function detailsInWords(t: TFunction<'advertisers'>, field: string, value: unknown): string {
  if (value === null || value === undefined || value === '') return t('not_set');
  if (typeof value === 'boolean') return t(value ? 'yes' : 'no');
  if (field === 'locale') return t(`languages.${String(value)}`);
  return field === 'invoiceType' ? t(`invoice_types.${String(value)}`) : String(value);
}
