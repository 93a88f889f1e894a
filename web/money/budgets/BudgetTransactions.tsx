import { useTranslation } from 'react-i18next';
import type { BudgetLineRowFragment } from '../../../operations/money/budgets/AdvertiserBudgetTab.generated.ts';
import { BUDGET_LINE_STATUSES, BUDGET_LINE_TYPES } from '../../../schema/foundation/transitions.ts';
import { DownloadButton } from '../../foundation/forms/DownloadButton.tsx';
import { choiceField, daysField, searchField } from '../../kit/list/filterFields.tsx';
import type { ListProps } from '../../kit/list/List.tsx';
import { ListPanel } from '../../kit/list/ListPanel.tsx';
import { useZone } from '../../kit/viewer/ZoneContext.tsx';
import { type TransactionListState, transactionFile } from './transactions.ts';
import { useBudgetLineColumns } from './useBudgetLineColumns.tsx';

/** Delay of the transaction search after the last key, in ms (BUDGET-10). */
const SEARCH_DELAY_MS = 500;

interface Props
  extends Pick<ListProps<BudgetLineRowFragment>, 'rows' | 'page' | 'isLoading' | 'error' | 'onRetry'> {
  advertiserId: string;
  list: TransactionListState;
  /** The displayed moment; now when absent. */
  asOf: string | undefined;
}

/** Every transaction of the budget, newest first: with filters, pages and a file (BUDGET-3 … BUDGET-9). */
export function BudgetTransactions({ advertiserId, list, asOf, ...answer }: Props) {
  const { t } = useTranslation('budgets');
  const zone = useZone();
  return (
    <ListPanel
      {...answer}
      title={t('list')}
      actions={
        <DownloadButton
          path={transactionFile(advertiserId, list, asOf)}
          label={t('download')}
          isDisabled={!answer.rows?.length}
        />
      }
      list={list}
      words={(word) => t(word === 'empty_text' && asOf ? 'empty_text_then' : word)}
      columns={useBudgetLineColumns({ advertiserId, isPast: asOf !== undefined })}
      rowKey={({ id }) => id}
      filters={[
        searchField(list.filter('search'), {
          label: t('search'),
          chip: t('search_chip'),
          delay: SEARCH_DELAY_MS,
        }),
        daysField(list.filter('dates'), { label: t('dates'), chip: t('dates_chip', { zone }) }),
        choiceField(list.filter('type'), {
          label: t('type'),
          values: ['all', ...BUDGET_LINE_TYPES],
          labelOf: (type) => t(`types.${type}`),
        }),
        choiceField(list.filter('status'), {
          label: t('status'),
          values: ['all', ...BUDGET_LINE_STATUSES],
          labelOf: (status) => t(`statuses.${status}`),
        }),
      ]}
    />
  );
}
