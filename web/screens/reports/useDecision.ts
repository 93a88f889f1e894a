import { useApolloClient } from '@apollo/client/react';
import i18next from 'i18next';
import type { AllocationRequestRowFragment } from '../../../operations/reports/AllocationsReportScreen.generated.ts';
import {
  DecideRequestDialogApproveDocument,
  DecideRequestDialogRejectDocument,
} from '../../../operations/reports/DecideRequestDialog.generated.ts';
import { invalidateBudget, invalidateRequestsToDecide } from '../../components/invalidateBudget.ts';
import { previewAndCommit } from '../../components/previewAndCommit.ts';
import { useScreenMutation } from '../../data/useScreenMutation.ts';
import { toast } from '../../kit/feedback/toastQueue.ts';
import { useIdempotencyKey } from '../../kit/form/useIdempotencyKey.ts';
import { type Decision, reasonSent } from './decision.ts';

interface Deciding {
  row: AllocationRequestRowFragment;
  decision: Decision;
  reason: string;
  onDecided: () => void;
}

/** The two calls of a decision, a rejection with its reason: a dry run, and the decision itself, sent once however often the button is pressed. */
export function useDecision({ row, decision, reason, onDecided }: Deciding) {
  const [approve] = useScreenMutation(DecideRequestDialogApproveDocument);
  const [reject] = useScreenMutation(DecideRequestDialogRejectDocument);
  const { key } = useIdempotencyKey();
  const { cache } = useApolloClient();

  return previewAndCommit({
    send(dryRun, answers) {
      const input = { id: row.id, version: row.version, idempotencyKey: key(), dryRun };
      if (decision === 'approve') return approve({ input }, answers);
      return reject({ input: { ...input, reason: reasonSent(reason, dryRun) } }, answers);
    },
    staleReason: () => i18next.t('reports:stale'),
    invalidReason: () => i18next.t('reports:not_decided'),
    refusedReason: ({ code, message }) => i18next.t(`reports:refused.${code}`, { defaultValue: message }),
    onDone() {
      toast.success(i18next.t(`reports:${decision}_done`, { retailer: row.retailer.name }));
      invalidateBudget(cache, row.retailer.id);
      invalidateRequestsToDecide(cache);
      onDecided();
    },
  });
}
