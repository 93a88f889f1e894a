import { useTranslation } from 'react-i18next';
import {
  CredentialDeleteDialogDeleteDocument,
  type CredentialRowFragment,
} from '../../../operations/advertisers/credentials/AdvertiserCredentialsTab.generated.ts';
import { useScreenMutation } from '../../data/useScreenMutation.ts';
import {
  type DispatchChangeAnswer,
  DispatchEffectsDialog,
} from '../../foundation/effects/DispatchEffectsDialog.tsx';
import { toast } from '../../kit/feedback/toastQueue.ts';

interface Props {
  credential: CredentialRowFragment;
  onDeleted: () => void;
  onClose: () => void;
}

/** Asks before a key is deleted (APIKEY-19), with the open dispatches that this stops, and deletes it. */
export function CredentialDeleteDialog({ credential: { id, name }, onDeleted, onClose }: Props) {
  const { t } = useTranslation('credentials');
  const [send] = useScreenMutation(CredentialDeleteDialogDeleteDocument);
  const remove = (isDryRun: boolean) =>
    send(
      { input: { id, ...(isDryRun && { dryRun: true }) } },
      {
        done: ({ effects }): DispatchChangeAnswer => ({ effects }),
        refused: ({ message }): DispatchChangeAnswer => ({ refused: message }),
      },
    );
  function deleted() {
    toast.success(t('deleted', { name }));
    onDeleted();
  }
  return (
    <DispatchEffectsDialog
      title={t('delete_title')}
      confirmLabel={t('delete_submit')}
      isDanger
      change={remove}
      onDone={deleted}
      onClose={onClose}
    >
      <p>{t('delete_question', { name })}</p>
      <p>{t('delete_effect')}</p>
    </DispatchEffectsDialog>
  );
}
