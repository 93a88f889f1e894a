import { useApolloClient } from '@apollo/client/react';
import i18next from 'i18next';
import type { AllocationRequestRowFragment } from '../../../operations/reports/AllocationsReportScreen.generated.ts';
import {
  DecideRequestDialogApproveDocument,
  DecideRequestDialogRejectDocument,
} from '../../../operations/reports/DecideRequestDialog.generated.ts';
import { invalidateBudget } from '../../components/invalidateBudget.ts';
import { previewAndCommit } from '../../components/previewAndCommit.ts';
import { useScreenMutation } from '../../data/useScreenMutation.ts';
import { toast } from '../../kit/feedback/toastQueue.ts';
import { useIdempotencyKey } from '../../kit/form/useIdempotencyKey.ts';
import type { Decision } from './AllocationRequestTable.tsx';

/** The two calls of a decision: a try of it, and the decision itself, sent once however often it is pressed. */
export function useDecision(row: AllocationRequestRowFragment, decision: Decision) {
  const [approve] = useScreenMutation(DecideRequestDialogApproveDocument);
  const [reject] = useScreenMutation(DecideRequestDialogRejectDocument);
  const { key } = useIdempotencyKey();
  const { cache } = useApolloClient();

  return previewAndCommit({
    async ask(dryRun) {
      const input = { id: row.id, version: row.version, idempotencyKey: key(), dryRun };
      return (await (decision === 'approve' ? approve : reject)({ input }))?.decided;
    },
    reasonOf,
    onDone() {
      toast.success(i18next.t(`reports:${decision}_done`, { retailer: row.retailer.name }));
      invalidateBudget(cache, row.retailer.id);
    },
  });
}

type Answer = { __typename: string; code?: string; message?: string };

/** Why it was not done, in words. */
function reasonOf({ __typename, code, message = '' }: Answer): string {
  if (__typename === 'StaleAllocationRequest') return i18next.t('reports:stale');
  if (__typename !== 'Refused') return i18next.t('reports:not_decided');
  return i18next.t(`reports:refused.${code}`, { defaultValue: message });
}
