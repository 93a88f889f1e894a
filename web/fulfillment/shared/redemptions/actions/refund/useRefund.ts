import i18next from 'i18next';
import { useState } from 'react';
import type { RedemptionActionsFragment } from '../../../../../../operations/fulfillment/redemptionActions/RedemptionActions.generated.ts';
import { RedemptionActionsRefundDocument } from '../../../../../../operations/fulfillment/redemptions/RedemptionCommands.generated.ts';
import { useRequestKey } from '../../../../../data/client/requestKey.ts';
import { useKeyedMutation } from '../../../../../data/useKeyedMutation.ts';
import { previewAndCommit } from '../../../../../foundation/effects/previewAndCommit.ts';
import { toast } from '../../../../../kit/feedback/toastQueue.ts';
import { useRedemptionChanged } from '../useRedemptionChanged.ts';
import { refusalWords } from '../useRedemptionCommand.ts';

/** Permission to refund although the code stays valid, with its reason. */
export interface RefundWay {
  forceCodeCancel: boolean;
  reason: string;
}

/** Refusals of a code that could not be invalidated: its provider failed, or nobody can invalidate it. */
const CODE_STAYS_VALID: ReadonlySet<string> = new Set(['cancel_failed', 'not_cancelable']);

/** The two calls of a refund; `onCancelFailed` is called if its code could not be invalidated. */
export function useRefund(
  redemption: RedemptionActionsFragment,
  { forceCodeCancel, reason }: RefundWay,
  onCancelFailed: () => void,
) {
  const request = useRequestKey(`redemption.${redemption.id}.refund`);
  const [send] = useKeyedMutation(RedemptionActionsRefundDocument, request);
  const [failed, setFailed] = useState(false);
  const changed = useRedemptionChanged(redemption);
  const renew = () => {
    request.renew();
    changed();
  };
  const warnCodeStaysValid = () => {
    renew();
    setFailed(true);
    onCancelFailed();
  };
  const calls = previewAndCommit({
    send: (dryRun, handlers) =>
      send(
        {
          input: {
            id: redemption.id,
            dryRun,
            forceCodeCancel,
            // A dry run needs any reason: the person is still writing theirs.
            reason: forceCodeCancel ? (dryRun ? '-' : reason.trim()) : null,
          },
        },
        {
          ...handlers,
          // The answer has no redemption for callers who may not see it. Otherwise it must be refunded (REDDLG-12).
          done(success) {
            if (dryRun || !success.redemption || success.redemption.state === 'refunded')
              return handlers.done(success);
            warnCodeStaysValid();
            return { refused: i18next.t('redemptionActions:cancel_error') };
          },
          refused(refusal) {
            if (!dryRun && CODE_STAYS_VALID.has(refusal.code)) warnCodeStaysValid();
            else if (!dryRun) renew();
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
