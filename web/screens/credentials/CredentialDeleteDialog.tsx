import { useTranslation } from 'react-i18next';
import {
  CredentialDeleteDialogDeleteDocument,
  type CredentialRowFragment,
} from '../../../operations/credentials/AdvertiserCredentialsTab.generated.ts';
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
    const isDeleted = await send({ input: { id } }, { done: () => true });
    if (!isDeleted) throw new Error('Not deleted');
    toast.success(t('deleted', { name }));
    onDeleted();
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
