import { useApolloClient } from '@apollo/client/react';
import i18next from 'i18next';
import type { AllocationRequestRowFragment } from '../../../operations/reports/reports/AllocationsReportScreen.generated.ts';
import {
  DecideRequestDialogApproveDocument,
  DecideRequestDialogRejectDocument,
} from '../../../operations/reports/reports/DecideRequestDialog.generated.ts';
import { useRequestKey } from '../../data/client/requestKey.ts';
import { useKeyedMutation } from '../../data/useKeyedMutation.ts';
import { previewAndCommit } from '../../foundation/effects/previewAndCommit.ts';
import { toast } from '../../kit/feedback/toastQueue.ts';
import { invalidateBudget, invalidateRequestsToDecide } from '../../money/shared/invalidateBudget.ts';
import { type Decision, reasonSent } from './RejectionReason.tsx';

interface Deciding {
  row: AllocationRequestRowFragment;
  decision: Decision;
  reason: string;
  onDecided: () => void;
}

/** The two calls of a decision, a rejection with its reason: a dry run, and the decision itself, sent once however often the button is pressed. */
export function useDecision({ row, decision, reason, onDecided }: Deciding) {
  const request = useRequestKey(`allocation_request.${row.id}.decide`);
  const [approve] = useKeyedMutation(DecideRequestDialogApproveDocument, request);
  const [reject] = useKeyedMutation(DecideRequestDialogRejectDocument, request);
  const { cache } = useApolloClient();

  return previewAndCommit({
    send(dryRun, answers) {
      const input = { id: row.id, version: row.version, dryRun };
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
