import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { AllocationRequestRowFragment } from '../../../operations/reports/reports/AllocationsReportScreen.generated.ts';
import { EffectsDialog } from '../../foundation/effects/EffectsDialog.tsx';
import { FiguresTable } from '../../kit/table/FiguresTable.tsx';
import { Money } from '../../kit/values/Money.tsx';
import { LeftRequests } from './LeftRequests.tsx';
import { type Decision, isReason, RejectionReason } from './RejectionReason.tsx';
import css from './RequestDetails.module.css';
import { RequestDetails } from './RequestDetails.tsx';
import { type Decided, useManyDecision } from './useManyDecision.ts';

interface Props {
  rows: readonly AllocationRequestRowFragment[];
  decision: Decision;
  isOpen: boolean;
  onClose: () => void;
  onDone: (decided: Decided) => void;
}

/** Approves or rejects several requests with one decision, after it has shown each, their combined effects, and which ones cannot be decided. */
export function DecideManyDialog({ rows, decision, isOpen, onClose, onDone }: Props) {
  const { t } = useTranslation('reports');
  const [reason, setReason] = useState('');
  const { preview, commit, tried } = useManyDecision({ rows, decision, reason: reason.trim(), onDone });
  const isRejection = decision === 'reject';
  const isLacking = isRejection && !isReason(reason);
  return (
    <EffectsDialog
      title={t(`${decision}_many_title`, { count: rows.length })}
      isOpen={isOpen}
      size="large"
      confirmLabel={t(`${decision}_many`, { count: tried?.decidedCount ?? rows.length })}
      isDanger={isRejection}
      isDirty={isOpen && reason.trim() !== ''}
      isBlocked={isLacking || tried?.decidedCount === 0}
      preview={preview}
      onConfirm={commit}
      onClose={onClose}
    >
      <details className={css.all}>
        <summary>{t('show_requests', { count: rows.length })}</summary>
        <div className={css.several}>
          {rows.map((row) => (
            <RequestDetails key={row.id} row={row} />
          ))}
        </div>
      </details>
      {tried && <LeftRequests decided={tried} decision={decision} isTried />}
      {tried && !isRejection && <Budgets budgets={tried.budgets} />}
      {isRejection && <RejectionReason value={reason} onChange={setReason} />}
    </EffectsDialog>
  );
}

/** The remaining budget of each advertiser, before and after. */
function Budgets({ budgets }: Pick<Decided, 'budgets'>) {
  const { t } = useTranslation('reports');
  if (budgets.length === 0) return null;
  return (
    <FiguresTable
      label={t('outcome_left')}
      heads={[t('outcome_left'), t('requests_header'), t('outcome_now'), t('outcome_then')]}
      rows={budgets.map(({ retailer, count, unallocated, unallocatedAfter }) => ({
        key: retailer.id,
        name: retailer.name,
        isChanged: true,
        values: [
          count,
          <Money key="now" money={unallocated} />,
          <Money key="then" money={unallocatedAfter} />,
        ],
      }))}
    />
  );
}
