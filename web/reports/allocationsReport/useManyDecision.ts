import { useApolloClient } from '@apollo/client/react';
import i18next from 'i18next';
import { useState } from 'react';
import type { AllocationRequestRowFragment } from '../../../operations/reports/reports/AllocationsReportScreen.generated.ts';
import {
  DecideManyDialogSendDocument,
  type DecideManyDialogSendMutation,
} from '../../../operations/reports/reports/DecideManyDialog.generated.ts';
import { useRequestKey } from '../../data/client/requestKey.ts';
import { useKeyedMutation } from '../../data/useKeyedMutation.ts';
import { previewAndCommit } from '../../foundation/effects/previewAndCommit.ts';
import { toast } from '../../kit/feedback/toastQueue.ts';
import { invalidateBudget, invalidateRequestsToDecide } from '../../money/shared/invalidateBudget.ts';
import { type Decision, reasonSent } from './RejectionReason.tsx';

/** The outcome of each of several requests, or the expected one. */
export type Decided = Extract<
  DecideManyDialogSendMutation['decideAllocationRequests'],
  { __typename: 'DecideAllocationRequestsSuccess' }
>;

interface Deciding {
  /** The requests in the state that the person saw. */
  rows: readonly AllocationRequestRowFragment[];
  decision: Decision;
  reason: string;
  onDone: (decided: Decided) => void;
}

/** The two calls of a decision about several requests; `tried` is the response of the dry run. */
export function useManyDecision({ rows, decision, reason, onDone }: Deciding) {
  const request = useRequestKey('allocation_requests.decide');
  const [send] = useKeyedMutation(DecideManyDialogSendDocument, request);
  const [tried, setTried] = useState<Decided | null>(null);
  const { cache } = useApolloClient();
  const calls = previewAndCommit({
    send(dryRun, answers) {
      const requests = rows.map(({ id, version }) => ({ id, version }));
      const reasonInput = decision === 'reject' ? { reason: reasonSent(reason, dryRun) } : {};
      const input = { requests, decision, ...reasonInput, dryRun };
      return send(
        { input },
        {
          ...answers,
          done(success: Decided) {
            if (dryRun) setTried(success);
            return answers.done(success);
          },
        },
      );
    },
    invalidReason: () => i18next.t('reports:not_decided'),
    refusedReason: ({ message }) => message,
    onDone(decided: Decided) {
      const { decidedCount: count, budgets } = decided;
      if (count > 0) toast.success(i18next.t(`reports:${decision}_many_done`, { count }));
      for (const { retailer } of budgets) invalidateBudget(cache, retailer.id);
      invalidateRequestsToDecide(cache);
      onDone(decided);
    },
  });
  return { ...calls, tried };
}
