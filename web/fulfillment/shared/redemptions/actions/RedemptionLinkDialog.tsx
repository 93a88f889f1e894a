import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { RedemptionActionsFragment } from '../../../../../operations/fulfillment/redemptionActions/RedemptionActions.generated.ts';
import { RedemptionLinkDialogRevealDocument } from '../../../../../operations/fulfillment/redemptionActions/RedemptionLinkDialog.generated.ts';
import { useScreenMutation } from '../../../../data/useScreenMutation.ts';
import { Button } from '../../../../kit/actions/Button.tsx';
import { CopyButton } from '../../../../kit/actions/CopyButton.tsx';
import { Dialog } from '../../../../kit/feedback/Dialog.tsx';
import { TextField } from '../../../../kit/fields/TextField.tsx';
import { Stack } from '../../../../kit/layout/Stack.tsx';
import { useCan } from '../../../../kit/viewer/AbilitiesContext.tsx';
import { ReadReasonDialog } from '../exports/ReadReasonDialog.tsx';

interface Props {
  redemption: RedemptionActionsFragment;
  onClose: () => void;
}

/**
 * The link of the recipient, to copy and pass on (REDDLG-5), for people who state a reason, since it shows the code (RED-34); holders of
 * viewRewardCodeData may leave the reason out. The link only exists in this dialog and is gone when it closes.
 */
export function RedemptionLinkDialog({ redemption: { id }, onClose }: Props) {
  const { t } = useTranslation(['redemptionActions', 'kit']);
  const [reveal] = useScreenMutation(RedemptionLinkDialogRevealDocument);
  const [url, setUrl] = useState<string | null>(null);
  const isOptional = useCan()('viewRewardCodeData');
  const title = t('title.redemption_link', { id });
  if (url === null)
    return (
      <ReadReasonDialog
        title={title}
        text={t('link_shows')}
        submitLabel={t('show_link')}
        isOptional={isOptional}
        onClose={onClose}
        onSubmit={async (reason, invalid) => {
          await reveal(
            { input: { redemptionId: id, reason: reason || null } },
            { invalid, done: ({ link }) => setUrl(link.url ?? '') },
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
      <Stack gap={3}>
        <p>{t('text.redemption_link')}</p>
        <TextField label={t('link')} value={url} onChange={() => undefined} isReadOnly />
      </Stack>
    </Dialog>
  );
}
