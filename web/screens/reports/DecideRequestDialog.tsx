import { useTranslation } from 'react-i18next';
import type { AllocationRequestRowFragment } from '../../../operations/reports/AllocationsReportScreen.generated.ts';
import { EffectsDialog } from '../../components/EffectsDialog.tsx';
import { formatMoney } from '../../kit/format/money.ts';
import { Facts } from '../../kit/layout/Facts.tsx';
import css from './AllocationRequests.module.css';
import type { Decision } from './decision.ts';
import { rewardLines } from './rewardLines.ts';
import { useDecision } from './useDecision.ts';

interface Props {
  row: AllocationRequestRowFragment;
  decision: Decision;
  isOpen: boolean;
  onClose: () => void;
}

/** Approves or rejects a request after showing what that does: money, figures, the mail to whoever asked. */
export function DecideRequestDialog({ row, decision, isOpen, onClose }: Props) {
  const { t, i18n } = useTranslation('reports');
  const { preview, commit } = useDecision(row, decision);
  const rewards = rewardLines(row);
  const facts = [
    { label: t('type_header'), value: t(`type.${row.budgetAllocation.type}`) },
    ...(row.externalId ? [{ label: t('external_id'), value: row.externalId }] : []),
    ...(rewards.length > 0 ? [{ label: t('reward'), value: <Lines lines={rewards} /> }] : []),
  ];
  return (
    <EffectsDialog
      title={t(`${decision}_title`)}
      isOpen={isOpen}
      confirmLabel={t(decision)}
      isDanger={decision === 'reject'}
      preview={preview}
      onConfirm={commit}
      onClose={onClose}
    >
      <p>
        {t('decide_text', {
          requester: row.requester?.name ?? '–',
          amount: formatMoney(row.budgetLineItem.amount, i18n.language),
          retailer: row.retailer.name,
        })}
      </p>
      <Facts facts={facts} />
    </EffectsDialog>
  );
}

function Lines({ lines }: { lines: readonly string[] }) {
  return (
    <span className={css.reward}>
      {lines.map((line) => (
        <span key={line}>{line}</span>
      ))}
    </span>
  );
}
