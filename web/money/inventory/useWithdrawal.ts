import { useApolloClient } from '@apollo/client/react';
import i18next from 'i18next';
import type { WaitingRequestFragment } from '../../../operations/reports/inventory/AllocationRow.generated.ts';
import { WithdrawRequestDialogDocument } from '../../../operations/reports/inventory/WithdrawRequestDialog.generated.ts';
import { useRequestKey } from '../../data/client/requestKey.ts';
import { useKeyedMutation } from '../../data/useKeyedMutation.ts';
import { previewAndCommit } from '../../foundation/effects/previewAndCommit.ts';
import { toast } from '../../kit/feedback/toastQueue.ts';
import { invalidateAllocationsReport, invalidateBudget } from '../shared/invalidateBudget.ts';

/** The two calls of a withdrawal: a dry run, and the withdrawal itself, made once however often the button is pressed. */
export function useWithdrawal(advertiserId: string, { id, version }: WaitingRequestFragment) {
  const request = useRequestKey(`allocation_request.${id}.withdraw`);
  const [send] = useKeyedMutation(WithdrawRequestDialogDocument, request);
  const { cache } = useApolloClient();

  return previewAndCommit({
    send: (dryRun, answers) => send({ input: { id, version, dryRun } }, answers),
    staleReason: staleWords,
    invalidReason: staleWords,
    refusedReason: ({ message }) => message || staleWords(),
    onDone() {
      toast.success(i18next.t('inventory:withdraw_done'));
      invalidateBudget(cache, advertiserId);
      invalidateAllocationsReport(cache);
    },
  });
}

const staleWords = () => i18next.t('inventory:withdraw_stale');
