import i18next from 'i18next';
import { useState } from 'react';
import type { RedemptionActionsFragment } from '../../../operations/redemptions/RedemptionActions.generated.ts';
import { RedemptionActionsRefundDocument } from '../../../operations/redemptions/RedemptionCommands.generated.ts';
import { useScreenMutation } from '../../data/useScreenMutation.ts';
import { toast } from '../../kit/feedback/toastQueue.ts';
import { useIdempotencyKey } from '../../kit/form/useIdempotencyKey.ts';
import { previewAndCommit } from '../previewAndCommit.ts';
import { useRedemptionChanged } from './useRedemptionChanged.ts';
import { refusalWords } from './useRedemptionCommand.ts';

/** Whether the code may live on, and why. */
export interface RefundWay {
  forceCodeCancel: boolean;
  reason: string;
}

/** Refusals of a code that could not be killed: its provider failed, or it turns out that nobody can. */
const LIVES_ON: ReadonlySet<string> = new Set(['cancel_failed', 'not_cancelable']);

/** The two calls of a refund; `onCancelFailed` follows where its code could not be killed. */
export function useRefund(
  redemption: RedemptionActionsFragment,
  { forceCodeCancel, reason }: RefundWay,
  onCancelFailed: () => void,
) {
  const [send] = useScreenMutation(RedemptionActionsRefundDocument);
  const { key, renew } = useIdempotencyKey();
  const [failed, setFailed] = useState(false);
  const changed = useRedemptionChanged(redemption);
  const calls = previewAndCommit({
    send: (dryRun, handlers) =>
      send(
        {
          input: {
            ...{ id: redemption.id, idempotencyKey: key(), dryRun, forceCodeCancel },
            // A try needs some reason: the person writes it meanwhile.
            reason: forceCodeCancel ? (dryRun ? '-' : reason.trim()) : null,
          },
        },
        {
          ...handlers,
          refused(refusal) {
            if (!dryRun) {
              renew();
              changed();
            }
            if (!dryRun && LIVES_ON.has(refusal.code)) {
              setFailed(true);
              onCancelFailed();
            }
            return handlers.refused(refusal);
          },
        },
      ),
    invalidReason: () => i18next.t('redemptionActions:reason_required'),
    refusedReason: refusalWords,
    onDone() {
      toast.success(i18next.t('redemptionActions:done.refund'));
      changed();
    },
  });
  return { ...calls, failed };
}
