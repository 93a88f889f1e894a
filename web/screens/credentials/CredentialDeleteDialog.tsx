import { useTranslation } from 'react-i18next';
import {
  CredentialDeleteDialogDeleteDocument,
  type CredentialRowFragment,
} from '../../../operations/credentials/AdvertiserCredentialsTab.generated.ts';
import { showRefused } from '../../data/failedCall.ts';
import { useScreenMutation } from '../../data/useScreenMutation.ts';
import { ConfirmDialog } from '../../kit/feedback/ConfirmDialog.tsx';
import { toast } from '../../kit/feedback/toastQueue.ts';

interface Props {
  credential: CredentialRowFragment;
  onDeleted: () => void;
  onClose: () => void;
}

/** Asks before a key is deleted (APIKEY-19), and deletes it. */
export function CredentialDeleteDialog({ credential: { id, name }, onDeleted, onClose }: Props) {
  const { t } = useTranslation('credentials');
  const [send] = useScreenMutation(CredentialDeleteDialogDeleteDocument);
  async function remove() {
    const answer = (await send({ input: { id } }))?.deleteCredential;
    if (answer?.__typename === 'DeleteCredentialSuccess') {
      toast.success(t('deleted', { name }));
      return onDeleted();
    }
    if (answer?.__typename === 'Refused') showRefused(answer);
    throw new Error('Not deleted');
  }
  return (
    <ConfirmDialog
      title={t('delete_title')}
      isOpen
      isDanger
      confirmLabel={t('delete_submit')}
      onConfirm={remove}
      onClose={onClose}
    >
      <p>{t('delete_question', { name })}</p>
      <p>{t('delete_effect')}</p>
    </ConfirmDialog>
  );
}
