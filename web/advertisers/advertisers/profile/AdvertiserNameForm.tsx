import { useTranslation } from 'react-i18next';
import {
  AdvertiserProfileSaveDocument,
  AdvertiserSavedFragmentDoc,
} from '../../../../operations/advertisers/advertisers/AdvertiserSave.generated.ts';
import type { AdvertiserProfileFragment } from '../../../../operations/advertisers/advertisers/AdvertiserScreen.generated.ts';
import { readFragment } from '../../../../operations/readFragment.ts';
import { advertiserDraft } from '../../../../schema/advertisers/advertisers.ts';
import { useScreenMutation } from '../../../data/useScreenMutation.ts';
import { toast } from '../../../kit/feedback/toastQueue.ts';
import { TextField } from '../../../kit/fields/TextField.tsx';
import { saved, stale } from '../../../kit/form/saveMerged.ts';
import { useVersionedForm } from '../../../kit/form/useVersionedForm.ts';
import { VersionedForm } from '../../../kit/form/VersionedForm.tsx';

const nameRule = advertiserDraft.pick({ name: true }).required();

interface Props {
  advertiser: AdvertiserProfileFragment;
  onDone: () => void;
}

/** The name's field. */
export function AdvertiserNameForm({ advertiser, onDone }: Props) {
  const { t } = useTranslation('advertisers');
  const [send] = useScreenMutation(AdvertiserProfileSaveDocument);
  const edit = useVersionedForm(nameRule, {
    row: advertiser as Pick<AdvertiserProfileFragment, 'name' | 'version'>,
    valuesOf: ({ name }) => ({ name }),
    save: ({ version, changes }, invalid) =>
      send(
        { input: { id: advertiser.id, version, ...changes } },
        {
          invalid,
          done: (success) => saved(readFragment(AdvertiserSavedFragmentDoc, success.advertiser)),
          stale: (current) => stale(readFragment(AdvertiserSavedFragmentDoc, current)),
        },
      ),
    onSaved: () => toast.success(t('name_saved')),
    onClose: onDone,
  });
  return (
    <VersionedForm edit={edit} label={t('edit_name')} labelOf={t} onCancel={onDone}>
      <TextField {...edit.form.field('name')} label={t('name')} autoFocus autoComplete="off" isRequired />
    </VersionedForm>
  );
}
