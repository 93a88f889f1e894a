import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { RedemptionActionsFragment } from '../../../operations/redemptions/RedemptionActions.generated.ts';
import { RedemptionLinkDialogRevealDocument } from '../../../operations/redemptions/RedemptionLinkDialog.generated.ts';
import { useScreenMutation } from '../../data/useScreenMutation.ts';
import { Button } from '../../kit/actions/Button.tsx';
import { CopyButton } from '../../kit/actions/CopyButton.tsx';
import { Dialog } from '../../kit/feedback/Dialog.tsx';
import { TextField } from '../../kit/fields/TextField.tsx';
import css from './Redemption.module.css';
import { ReadReasonDialog } from './ReadReasonDialog.tsx';

interface Props {
  redemption: RedemptionActionsFragment;
  onClose: () => void;
}

/**
 * The link of the recipient, to copy and pass on (REDDLG-5), for people who give a reason, since it shows the code (RED-34). It only exists in this
 * dialog and is gone when it closes.
 */
export function RedemptionLinkDialog({ redemption: { id }, onClose }: Props) {
  const { t } = useTranslation(['redemptionActions', 'kit']);
  const [reveal] = useScreenMutation(RedemptionLinkDialogRevealDocument);
  const [url, setUrl] = useState<string | null>(null);
  const title = t('title.redemption_link', { id });
  if (url === null)
    return (
      <ReadReasonDialog
        title={title}
        text={t('link_recorded')}
        submitLabel={t('show_link')}
        onClose={onClose}
        onSubmit={async (reason, invalid) => {
          await reveal(
            { input: { redemptionId: id, reason } },
            { ...(invalid && { invalid }), done: ({ link }) => setUrl(link.url ?? '') },
          );
        }}
      />
    );
  return (
    <Dialog
      title={title}
      isOpen
      size="medium"
      onClose={onClose}
      actions={
        <>
          <Button onPress={onClose}>{t('kit:close')}</Button>
          <CopyButton text={url} label={t('copy_link')} isMain />
        </>
      }
    >
      <div className={css.panel}>
        <p>{t('text.redemption_link')}</p>
        <TextField label={t('link')} value={url} onChange={() => undefined} isReadOnly />
      </div>
    </Dialog>
  );
}
