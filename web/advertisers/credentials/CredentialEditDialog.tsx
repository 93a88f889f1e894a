import { useTranslation } from 'react-i18next';
import {
  CredentialEditDialogSaveDocument,
  type CredentialRowFragment,
  CredentialRowFragmentDoc,
} from '../../../operations/advertisers/credentials/AdvertiserCredentialsTab.generated.ts';
import { readFragment } from '../../../operations/readFragment.ts';
import { credentialDraft } from '../../../schema/advertisers/credentials.ts';
import { useScreenMutation } from '../../data/useScreenMutation.ts';
import { toast } from '../../kit/feedback/toastQueue.ts';
import { TextField } from '../../kit/fields/TextField.tsx';
import { VersionedDialog } from '../../kit/form/FormDialog.tsx';
import { saved, stale } from '../../kit/form/saveMerged.ts';
import { useVersionedForm } from '../../kit/form/useVersionedForm.ts';

interface Props {
  credential: CredentialRowFragment;
  onClose: () => void;
}

/** Renames a key (APIKEY-3). */
export function CredentialEditDialog({ credential, onClose }: Props) {
  const { t } = useTranslation('credentials');
  const [send] = useScreenMutation(CredentialEditDialogSaveDocument);
  const edit = useVersionedForm(credentialDraft, {
    row: credential,
    valuesOf: ({ name }) => ({ name }),
    save: ({ version, changes: { name = '' } }, invalid) =>
      send(
        { input: { id: credential.id, version, name } },
        {
          invalid,
          done: (success) => saved(readFragment(CredentialRowFragmentDoc, success.credential)),
          stale: (current) => stale(readFragment(CredentialRowFragmentDoc, current)),
        },
      ),
    onSaved: () => toast.success(t('saved')),
    onClose,
  });
  const { form } = edit;
  return (
    <VersionedDialog title={t('edit_title')} edit={edit} labelOf={t} onClose={onClose}>
      <TextField
        {...form.field('name')}
        label={t('name')}
        hint={t('name_hint')}
        isRequired
        autoFocus
        autoComplete="off"
      />
    </VersionedDialog>
  );
}
