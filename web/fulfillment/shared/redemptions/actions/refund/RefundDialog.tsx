import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { RedemptionActionsFragment } from '../../../../../../operations/fulfillment/redemptionActions/RedemptionActions.generated.ts';
import { EffectsDialog } from '../../../../../foundation/effects/EffectsDialog.tsx';
import { Banner } from '../../../../../kit/layout/Banner.tsx';
import { CommandDialog } from '../CommandDialog.tsx';
import { mayDo } from '../panelActions.ts';
import { RefundErrorDialog } from './RefundErrorDialog.tsx';
import { isForceReason, RefundForcedFields } from './RefundForcedFields.tsx';
import { useRefund } from './useRefund.ts';

interface Props {
  redemption: RedemptionActionsFragment;
  onClose: () => void;
}

/**
 * Refunds a redemption (REDDLG-12 … REDDLG-19): its code is invalidated first. If the code stays valid, the person refunds with a warning, or blocks; if
 * the invalidation fails, the error offers the same choice.
 */
export function RefundDialog({ redemption, onClose }: Props) {
  const [step, setStep] = useState<'ask' | 'error' | 'block'>('ask');
  if (step === 'block') return <CommandDialog command="block" redemption={redemption} onClose={onClose} />;
  if (step === 'error')
    return <RefundErrorDialog redemption={redemption} onBlock={() => setStep('block')} onClose={onClose} />;
  return (
    <AskDialog
      redemption={redemption}
      onClose={onClose}
      onBlock={() => setStep('block')}
      onCancelFailed={() => setStep('error')}
    />
  );
}

interface AskProps extends Props {
  onBlock: () => void;
  onCancelFailed: () => void;
}

function AskDialog({ redemption, onClose, onBlock, onCancelFailed }: AskProps) {
  const { t } = useTranslation('redemptionActions');
  const [reason, setReason] = useState('');
  const { cancelable, usages, needsAddress } = redemption;
  const kind = needsAddress ? 'goods' : 'code';
  const isTracked = !cancelable && usages.includes('tracking');
  const forceCodeCancel = !cancelable && !isTracked;
  const { preview, commit } = useRefund(redemption, { forceCodeCancel, reason }, onCancelFailed);
  return (
    <EffectsDialog
      title={t('title.refund', { id: redemption.id })}
      isOpen
      confirmLabel={t('action.refund')}
      isDanger
      isDirty={reason.trim() !== ''}
      isBlocked={forceCodeCancel && !isForceReason(reason)}
      preview={preview}
      onConfirm={commit}
      onClose={onClose}
      {...(!cancelable &&
        mayDo(redemption, 'block') && { other: { label: t('action.block'), onPress: onBlock } })}
      confirmation={forceCodeCancel && <RefundForcedFields reason={reason} onChange={setReason} />}
    >
      {cancelable ? (
        <p>{t(`refund_first.${kind}`)}</p>
      ) : (
        <Banner tone="warning">{t(`not_cancelled_warning.${kind}`)}</Banner>
      )}
      <p>{t(cancelable && !needsAddress ? 'recipient.refund' : 'recipient.refund_alive')}</p>
    </EffectsDialog>
  );
}
