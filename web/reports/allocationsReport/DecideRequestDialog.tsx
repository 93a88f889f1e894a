import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { AllocationRequestRowFragment } from '../../../operations/reports/reports/AllocationsReportScreen.generated.ts';
import { EffectsDialog } from '../../foundation/effects/EffectsDialog.tsx';
import { formatMoney } from '../../kit/format/money.ts';
import { type Decision, isReason, RejectionReason } from './RejectionReason.tsx';
import { RequestDetails } from './RequestDetails.tsx';
import { useDecision } from './useDecision.ts';

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
