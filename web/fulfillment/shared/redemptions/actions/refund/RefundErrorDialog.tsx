import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { RedemptionActionsFragment } from '../../../../../../operations/fulfillment/redemptionActions/RedemptionActions.generated.ts';
import { EffectsDialog } from '../../../../../foundation/effects/EffectsDialog.tsx';
import { Button } from '../../../../../kit/actions/Button.tsx';
import { Dialog } from '../../../../../kit/feedback/Dialog.tsx';
import { Banner } from '../../../../../kit/layout/Banner.tsx';
import { mayDo } from '../panelActions.ts';
import { isForceReason, RefundForcedFields } from './RefundForcedFields.tsx';
import { useRefund } from './useRefund.ts';

interface Props {
  redemption: RedemptionActionsFragment;
  onBlock: () => void;
  onClose: () => void;
}

/** The code could not be invalidated (REDDLG-13, REDDLG-16): people who may force refunds continue anyway or block; others block, or come back later. */
export function RefundErrorDialog({ redemption, onBlock, onClose }: Props) {
  const { t } = useTranslation(['redemptionActions', 'kit']);
  const [reason, setReason] = useState('');
  const { preview, commit } = useRefund(redemption, { forceCodeCancel: true, reason }, () => undefined);
  const canBlock = mayDo(redemption, 'block');
  const block = canBlock && { label: t('action.block'), onPress: onBlock };
  if (!mayDo(redemption, 'force_refund'))
    return (
      <Dialog
        title={t('refund_failed')}
        isOpen
        onClose={onClose}
        isAlert
        actions={
          <>
            <Button onPress={onClose} autoFocus>
              {t('kit:close')}
            </Button>
            {block && (
              <Button variant="danger" onPress={block.onPress}>
                {block.label}
              </Button>
            )}
          </>
        }
      >
        <Banner tone="danger">{t('cancel_error')}</Banner>
        <p>{t('cancel_error_later')}</p>
      </Dialog>
    );
  return (
    <EffectsDialog
      title={t('refund_failed')}
      isOpen
      confirmLabel={t('action.force_refund')}
      isDanger
      isDirty={reason.trim() !== ''}
      isBlocked={!isForceReason(reason)}
      preview={preview}
      onConfirm={commit}
      onClose={onClose}
      {...(block && { other: block })}
      confirmation={<RefundForcedFields reason={reason} onChange={setReason} />}
    >
      <Banner tone="danger">{t('cancel_error')}</Banner>
      <p>{t('cancel_error_choice')}</p>
    </EffectsDialog>
  );
}
