import { useTranslation } from 'react-i18next';
import type { BudgetLineRowFragment } from '../../../operations/money/budgets/AdvertiserBudgetTab.generated.ts';
import { showsStatus, signedAmount } from '../../../schema/money/budgets.ts';
import type { Column } from '../../kit/table/column.ts';
import { day } from '../../kit/table/columns.tsx';
import { Money } from '../../kit/values/Money.tsx';
import { StatusBadge } from '../../kit/values/StatusBadge.tsx';
import { useCan } from '../../kit/viewer/AbilitiesContext.tsx';
import css from './Budget.module.css';
import { BudgetReference } from './BudgetReference.tsx';

type Row = BudgetLineRowFragment;

interface Options {
  advertiserId: string;
  /** Shows a past moment: nothing can be changed. */
  isPast: boolean;
}

/** Columns of transactions: signs by type (BUDGET-20, BUDGET-21), a status only for decided types (BUDGET-22). */
export function useBudgetLineColumns({ advertiserId, isPast }: Options): Column<Row>[] {
  const { t } = useTranslation('budgets');
  const canEdit = useCan()('createBudget') && !isPast;
  return [
    day('createdAt', { header: t('date'), width: '11.25rem', withTime: true }),
    { id: 'type', header: t('type'), width: '9rem', cell: ({ type }) => t(`types.${type}`) },
    {
      id: 'reference',
      header: t('reference'),
      cell: (line) => (
        <BudgetReference key={line.id} advertiserId={advertiserId} line={line} canEdit={canEdit} />
      ),
    },
    {
      id: 'status',
      header: t('status'),
      width: '8rem',
      cell: ({ type, status }) =>
        showsStatus(type) && <StatusBadge status={status} label={t(`statuses.${status}`)} />,
    },
    {
      id: 'amount',
      header: t('amount'),
      align: 'end',
      width: '11rem',
      cell: ({ type, amount }) => (
        <span className={css.signed}>
          <Money money={{ ...amount, amount: signedAmount(type, amount.amount) }} isSigned />
        </span>
      ),
    },
  ];
}
