import { useApolloClient } from '@apollo/client/react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { AdvertiserFormCreateDocument } from '../../../../operations/advertisers/advertisers/AdvertiserCreateScreen.generated.ts';
import { ShellDocument } from '../../../../operations/people/session/Shell.generated.ts';
import {
  ADVERTISER_LOCALES,
  INVOICE_TYPES,
  newAdvertiser,
} from '../../../../schema/advertisers/advertisers.ts';
import type { z } from '../../../../schema/foundation/text/zod.ts';
import { useRequestKey } from '../../../data/client/requestKey.ts';
import { useKeyedMutation } from '../../../data/useKeyedMutation.ts';
import { toast } from '../../../kit/feedback/toastQueue.ts';
import { YesNoField } from '../../../kit/fields/RadioField.tsx';
import { SelectField } from '../../../kit/fields/SelectField.tsx';
import { TextField } from '../../../kit/fields/TextField.tsx';
import { Form } from '../../../kit/form/Form.tsx';
import { FormActions } from '../../../kit/form/FormActions.tsx';
import type { FormApi } from '../../../kit/form/formApi.ts';
import { useForm } from '../../../kit/form/useForm.ts';
import { navigate } from '../../../navigation/hashLocation.ts';
import { advertiserRoute } from '../../../routes/advertisers.ts';
import { useViewer } from '../../../session/viewer.ts';
import { invalidateAdvertiserLists, KEPT_ADVERTISERS } from '../list/advertiserList.ts';
import { type OrganizationItem, OrganizationPicker } from './OrganizationPicker.tsx';

/** No preset values except the committed allocation: no (ADVNEW-21). */
const EMPTY = {
  name: '',
  organizationId: null,
  contactEmail: '',
  contactPhone: '',
  invoiceType: null,
  debitPending: null,
  allowCommittedAllocation: false,
  locale: null,
};

/**
 * Form of a new advertiser. `ownCurrency` is the first one of the person's organization: undefined while unknown, null when there is none.
 * Operator staff choose the organization (ADVNEW-27); the advertiser is then billed in that organization's first currency.
 */
export function AdvertiserForm({ ownCurrency }: { ownCurrency: string | null | undefined }) {
  const { t } = useTranslation('advertisers');
  const form = useForm(newAdvertiser, EMPTY);
  const create = useCreateAdvertiser(form);
  const { onlyAdvertiserId, isStaff } = useViewer();
  const [organization, setOrganization] = useState<OrganizationItem | null>(null);
  const currency = isStaff ? organization?.currency : ownCurrency;
  function give(item: OrganizationItem | null) {
    setOrganization(item);
    form.setValue('organizationId', item?.id ?? null);
  }
  const cancelHref = onlyAdvertiserId
    ? advertiserRoute.href({ advertiserId: onlyAdvertiserId })
    : KEPT_ADVERTISERS.href();
  return (
    <Form form={form} onSubmit={create} label={t('create_title')}>
      <TextField {...form.field('name')} label={t('name')} isRequired autoComplete="off" />
      {isStaff && (
        <OrganizationPicker
          {...form.field('organizationId')}
          label={t('organization')}
          hint={t('organization_hint')}
          isRequired
          value={organization}
          onChange={give}
        />
      )}
      <TextField
        {...form.field('contactEmail')}
        label={t('contact_email')}
        type="email"
        isRequired={false}
        autoComplete="off"
      />
      <TextField
        {...form.field('contactPhone')}
        label={t('contact_phone')}
        type="tel"
        isRequired={false}
        autoComplete="off"
        hint={t('phone_hint')}
      />
      <SelectField
        {...form.field('invoiceType')}
        label={t('invoice_type')}
        isRequired
        options={INVOICE_TYPES.map((id) => ({ id, label: t(`invoice_types.${id}`) }))}
      />
      <YesNoField
        {...form.field('debitPending')}
        label={t('debit_pending')}
        hint={t('debit_pending_hint')}
        isRequired
      />
      <YesNoField
        {...form.field('allowCommittedAllocation')}
        label={t('allow_committed_allocation')}
        hint={t('allow_committed_allocation_hint')}
        isRequired
      />
      <SelectField
        {...form.field('locale')}
        label={t('language')}
        isRequired
        options={ADVERTISER_LOCALES.map((id) => ({ id, label: t(`languages.${id}`) }))}
      />
      <TextField
        label={t('currency')}
        value={currency ?? ''}
        onChange={() => {}}
        isReadOnly
        hint={t(isStaff ? 'currency_hint_staff' : 'currency_hint')}
        {...(currency === null && { error: t(isStaff ? 'currency_missing_staff' : 'currency_missing') })}
      />
      <FormActions form={form} blocksInvalid isDisabled={!currency} cancelHref={cancelHref} />
    </Form>
  );
}

/** Creates the advertiser once, however often it is sent, and opens it (ADVNEW-9); broken rules appear at the form's fields. */
function useCreateAdvertiser(form: FormApi<typeof newAdvertiser>) {
  const { t } = useTranslation('advertisers');
  const client = useApolloClient();
  const request = useRequestKey('advertiser');
  const [create] = useKeyedMutation(AdvertiserFormCreateDocument, request);
  return async (draft: z.output<typeof newAdvertiser>): Promise<void> => {
    await create(
      { input: draft },
      {
        invalid: form.applyServerErrors,
        done({ advertiser: { id, name } }) {
          invalidateAdvertiserLists(client.cache);
          // The menu depends on how many advertisers the person can see.
          void client.refetchQueries({ include: [ShellDocument] });
          toast.success(t('created', { name }));
          navigate(advertiserRoute.href({ advertiserId: id }));
        },
      },
    );
  };
}
