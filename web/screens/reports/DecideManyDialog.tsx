import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { AllocationRequestRowFragment } from '../../../operations/reports/AllocationsReportScreen.generated.ts';
import { EffectsDialog } from '../../components/EffectsDialog.tsx';
import { Money } from '../../kit/values/Money.tsx';
import type { Decision } from './decision.ts';
import { LeftRequests } from './LeftRequests.tsx';
import { RejectionReason } from './RejectionReason.tsx';
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

/** Approves or rejects several requests by one decision, after showing each, what they do together, and which cannot be decided. */
export function DecideManyDialog({ rows, decision, isOpen, onClose, onDone }: Props) {
  const { t } = useTranslation('reports');
  const [reason, setReason] = useState('');
  const { preview, commit, tried } = useManyDecision({ rows, decision, reason: reason.trim(), onDone });
  const isRejection = decision === 'reject';
  const isLacking = isRejection && reason.trim() === '';
  return (
    <EffectsDialog
      title={t(`${decision}_many_title`, { count: rows.length })}
      isOpen={isOpen}
      size="large"
      confirmLabel={t(`${decision}_many`, { count: tried?.decidedCount ?? rows.length })}
      isDanger={isRejection}
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

/** What is left of each advertiser's budget, before and after. */
function Budgets({ budgets }: Pick<Decided, 'budgets'>) {
  const { t } = useTranslation('reports');
  if (budgets.length === 0) return null;
  return (
    <table className={css.table}>
      <caption className="visually-hidden">{t('outcome_left')}</caption>
      <thead>
        <tr>
          <th scope="col">{t('outcome_left')}</th>
          <th scope="col">{t('requests_header')}</th>
          <th scope="col">{t('outcome_now')}</th>
          <th scope="col">{t('outcome_then')}</th>
        </tr>
      </thead>
      <tbody>
        {budgets.map(({ retailer, count, unallocated, unallocatedAfter }) => (
          <tr key={retailer.id}>
            <th scope="row">{retailer.name}</th>
            <td data-label={t('requests_header')}>{count}</td>
            <td data-label={t('outcome_now')}>
              <Money money={unallocated} />
            </td>
            <td data-label={t('outcome_then')} className={css.changed}>
              <Money money={unallocatedAfter} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
