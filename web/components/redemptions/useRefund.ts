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

/** Whether the code may stay valid, and why. */
export interface RefundWay {
  forceCodeCancel: boolean;
  reason: string;
}

/** Refusals of a code that could not be invalidated: its provider failed, or nobody can invalidate it. */
const LIVES_ON: ReadonlySet<string> = new Set(['cancel_failed', 'not_cancelable']);

/** The two calls of a refund; `onCancelFailed` is called if its code could not be invalidated. */
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
            // A dry run needs any reason: the person is still writing theirs.
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
