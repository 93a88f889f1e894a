import { useApolloClient } from '@apollo/client/react';
import i18next from 'i18next';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { AllocationRequestRowFragment } from '../../../operations/reports/reports/AllocationsReportScreen.generated.ts';
import {
  DecideRequestDialogApproveDocument,
  DecideRequestDialogRejectDocument,
} from '../../../operations/reports/reports/DecideRequestDialog.generated.ts';
import { useRequestKey } from '../../data/client/requestKey.ts';
import { useKeyedMutation } from '../../data/useKeyedMutation.ts';
import { EffectsDialog } from '../../foundation/effects/EffectsDialog.tsx';
import { previewAndCommit } from '../../foundation/effects/previewAndCommit.ts';
import { toast } from '../../kit/feedback/toastQueue.ts';
import { formatMoney } from '../../kit/format/money.ts';
import { invalidateBudget, invalidateRequestsToDecide } from '../../money/shared/invalidateBudget.ts';
import { type Decision, isReason, RejectionReason, reasonSent } from './RejectionReason.tsx';
import { RequestDetails } from './RequestDetails.tsx';

interface Props {
  row: AllocationRequestRowFragment;
  decision: Decision;
  isOpen: boolean;
  onClose: () => void;
  /** Called after the approval or rejection. */
  onDecided: () => void;
}

/** Approves or rejects a request after it has shown the whole request and the effects of the decision: money, figures, the mail to the requester. */
export function DecideRequestDialog({ row, decision, isOpen, onClose, onDecided }: Props) {
  const { t, i18n } = useTranslation('reports');
  const [reason, setReason] = useState('');
  const [isRefused, setRefused] = useState(false);
  const { preview, commit } = useDecision({ row, decision, reason: reason.trim(), onDecided });
  const isRejection = decision === 'reject';
  const { type, amount } = row.budgetLineItem;
  const text =
    type === 'deallocate'
      ? 'decide_back_text'
      : /^[0.]+$/.test(amount.amount)
        ? 'decide_none_text'
        : 'decide_text';
  return (
    <EffectsDialog
      title={t(`${decision}_title`)}
      isOpen={isOpen}
      size="large"
      confirmLabel={t(decision)}
      isDanger={isRejection}
      isDirty={isOpen && reason.trim() !== ''}
      isBlocked={isRejection && !isReason(reason)}
      preview={async () => {
        const tried = await preview();
        setRefused(tried === null || 'refused' in tried);
        return tried;
      }}
      onConfirm={commit}
      onClose={onClose}
    >
      <p>
        {t(text, {
          requester: row.requester?.name ?? '–',
          amount: formatMoney(amount, i18n.language),
          retailer: row.retailer.name,
        })}
      </p>
      {/* The effects below already show what an approval changes. */}
      <RequestDetails row={row} isTold={!isRejection && !isRefused} />
      {isRejection && <RejectionReason value={reason} onChange={setReason} />}
    </EffectsDialog>
  );
}

interface Deciding {
  row: AllocationRequestRowFragment;
  decision: Decision;
  reason: string;
  onDecided: () => void;
}

/** The two calls of a decision, a rejection with its reason: a dry run, and the decision itself, sent once however often the button is pressed. */
function useDecision({ row, decision, reason, onDecided }: Deciding) {
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
