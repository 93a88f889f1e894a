import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import {
  CredentialEditDialogSaveDocument,
  type CredentialRowFragment,
  CredentialRowFragmentDoc,
} from '../../../operations/credentials/AdvertiserCredentialsTab.generated.ts';
import { readFragment } from '../../../operations/readFragment.ts';
import { credentialDraft } from '../../../schema/rules/credentials.ts';
import { showRefused } from '../../data/failedCall.ts';
import { plainFieldErrors } from '../../data/fieldErrors.ts';
import { useScreenMutation } from '../../data/useScreenMutation.ts';
import { Dialog } from '../../kit/feedback/Dialog.tsx';
import { toast } from '../../kit/feedback/toastQueue.ts';
import { TextField } from '../../kit/fields/TextField.tsx';
import { Form } from '../../kit/form/Form.tsx';
import { FormActions } from '../../kit/form/FormActions.tsx';
import { StaleNotice } from '../../kit/form/StaleNotice.tsx';
import { useForm } from '../../kit/form/useForm.ts';

interface Props {
  credential: CredentialRowFragment;
  onClose: () => void;
}

/** Renames a key (APIKEY-3); what somebody else called it meanwhile is put beside. */
export function CredentialEditDialog({ credential, onClose }: Props) {
  const { t } = useTranslation('credentials');
  const form = useForm(credentialDraft, { name: credential.name });
  const [theirs, setTheirs] = useState<CredentialRowFragment | null>(null);
  const [send] = useScreenMutation(CredentialEditDialogSaveDocument);
  async function save({ name }: { name: string }) {
    const { id, version } = theirs ?? credential;
    const answer = (await send({ input: { id, version, name } }))?.updateCredential;
    switch (answer?.__typename) {
      case 'UpdateCredentialSuccess':
        toast.success(t('saved'));
        return onClose();
      case 'StaleCredential':
        return setTheirs(readFragment(CredentialRowFragmentDoc, answer.current));
      case 'InvalidInput':
        return form.applyServerErrors(plainFieldErrors(answer.fieldErrors));
      case 'Refused':
        return showRefused(answer);
    }
  }
  return (
    <Dialog
      title={t('edit_title')}
      isOpen
      isBusy={form.isSubmitting}
      isDirty={form.isDirty}
      onClose={onClose}
    >
      <Form form={form} onSubmit={save} label={t('edit_title')}>
        {theirs && (
          <StaleNotice
            changes={[{ label: t('name'), yours: form.values.name, theirs: theirs.name }]}
            onKeepMine={() => void form.submit(save)}
            onTakeTheirs={onClose}
          />
        )}
        <TextField
          {...form.field('name')}
          label={t('name')}
          hint={t('name_hint')}
          isRequired
          autoFocus
          autoComplete="off"
        />
        <FormActions form={form} isDisabled={!form.isDirty} onCancel={onClose} />
      </Form>
    </Dialog>
  );
}
