import { useTranslation } from 'react-i18next';
import {
  CredentialCreateDialogCreateDocument,
  CredentialRowFragmentDoc,
} from '../../../operations/advertisers/credentials/AdvertiserCredentialsTab.generated.ts';
import { readFragment } from '../../../operations/readFragment.ts';
import { credentialDraft } from '../../../schema/advertisers/credentials.ts';
import { useRequestKey } from '../../data/client/requestKey.ts';
import { showRefused } from '../../data/failures/failedCall.ts';
import { useKeyedMutation } from '../../data/useKeyedMutation.ts';
import { TextField } from '../../kit/fields/TextField.tsx';
import { FormDialog } from '../../kit/form/FormDialog.tsx';
import { useForm } from '../../kit/form/useForm.ts';
import type { KnownKey } from '../../people/shared/secrets/keyFile.ts';

interface Props {
  advertiserId: string;
  onCreated: (key: Required<KnownKey>) => void;
  /** The key already existed: an earlier request, whose response was lost, had created it. */
  onRepeated: () => void;
  onClose: () => void;
}

/** Asks for the name of a new key and creates it, once however often it is sent. */
export function CredentialCreateDialog({ advertiserId, onCreated, onRepeated, onClose }: Props) {
  const { t } = useTranslation('credentials');
  const form = useForm(credentialDraft, { name: '' });
  const request = useRequestKey(`credential.${advertiserId}`);
  const [send] = useKeyedMutation(CredentialCreateDialogCreateDocument, request);
  async function create({ name }: { name: string }) {
    const input = { advertiserId, name };
    await send(
      { input },
      {
        invalid: form.applyServerErrors,
        done({ credential, clientSecret }) {
          const { id, clientId, createdAt } = readFragment(CredentialRowFragmentDoc, credential);
          onCreated({ id, name, clientId, createdAt, clientSecret: clientSecret ?? '' });
        },
        refused(refusal) {
          showRefused(refusal);
          // Any other refusal leaves the name to be sent again.
          if (refusal.code !== 'secret_already_shown') return;
          onClose();
          onRepeated();
        },
      },
    );
  }
  return (
    <FormDialog
      title={t('create_title')}
      form={form}
      onSubmit={create}
      submitLabel={t('create_submit')}
      onClose={onClose}
    >
      <TextField
        {...form.field('name')}
        label={t('name')}
        hint={t('name_hint')}
        isRequired
        autoFocus
        autoComplete="off"
      />
    </FormDialog>
  );
}
