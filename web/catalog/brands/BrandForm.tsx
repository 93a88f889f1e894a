import { useApolloClient } from '@apollo/client/react';
import { useTranslation } from 'react-i18next';
import {
  type BrandFormFragment,
  BrandFormFragmentDoc,
  BrandFormSaveDocument,
} from '../../../operations/catalog/brands/BrandEditScreen.generated.ts';
import { type FragmentOf, readFragment } from '../../../operations/readFragment.ts';
import { brandDraft } from '../../../schema/catalog/brands.ts';
import { BRAND_STATUSES } from '../../../schema/foundation/transitions.ts';
import { useScreenMutation } from '../../data/useScreenMutation.ts';
import { toast } from '../../kit/feedback/toastQueue.ts';
import { RadioField } from '../../kit/fields/RadioField.tsx';
import { TextField } from '../../kit/fields/TextField.tsx';
import { saved, stale } from '../../kit/form/saveMerged.ts';
import { useVersionedForm } from '../../kit/form/useVersionedForm.ts';
import { VersionedForm } from '../../kit/form/VersionedForm.tsx';
import { invalidateCatalogue } from '../shared/invalidateCatalogue.ts';

const rules = brandDraft.required();

/** Name and status of a brand; its id never changes. */
export function BrandForm({ brand }: { brand: FragmentOf<typeof BrandFormFragmentDoc> }) {
  const { t } = useTranslation('brands');
  const row = readFragment(BrandFormFragmentDoc, brand);
  const { cache } = useApolloClient();
  const [send] = useScreenMutation(BrandFormSaveDocument);
  const statusLabel = (status: string) => t(status === 'deactivated' ? 'status_disabled' : 'status_enabled');
  const edit = useVersionedForm(rules, {
    row,
    valuesOf: ({ name, status }: BrandFormFragment) => ({ name, status }),
    save: ({ version, changes }, invalid) =>
      send(
        { input: { id: row.id, version, ...changes } },
        {
          invalid,
          done: (success) => saved(readFragment(BrandFormFragmentDoc, success.brand)),
          stale: (current) => stale(readFragment(BrandFormFragmentDoc, current)),
        },
      ),
    onSaved({ name }) {
      invalidateCatalogue(cache);
      toast.success(t('saved_toast', { name }));
    },
  });
  return (
    <VersionedForm
      edit={edit}
      label={t('edit_title')}
      labelOf={t}
      inWords={(field, value) => (field === 'status' ? statusLabel(String(value)) : value)}
    >
      <TextField {...edit.form.field('name')} label={t('name')} isRequired autoComplete="off" />
      <TextField label={t('id')} value={row.id} onChange={() => {}} isReadOnly hint={t('id_stays')} />
      <RadioField
        {...edit.form.field('status')}
        label={t('status')}
        hint={t('status_hint')}
        options={BRAND_STATUSES.map((id) => ({ id, label: statusLabel(id) }))}
      />
    </VersionedForm>
  );
}
