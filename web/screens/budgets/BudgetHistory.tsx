import { useTranslation } from 'react-i18next';
import type { BudgetLineRowFragment } from '../../../operations/budgets/AdvertiserBudgetTab.generated.ts';
import type { CallFailure } from '../../data/callError.ts';
import { useDownload } from '../../data/useDownload.ts';
import { Button } from '../../kit/actions/Button.tsx';
import { ErrorBlock } from '../../kit/feedback/ErrorBlock.tsx';
import { Panel } from '../../kit/layout/Panel.tsx';
import { Pagination } from '../../kit/table/Pagination.tsx';
import type { PageState } from '../../kit/table/page.ts';
import { useZone } from '../../kit/viewer/ZoneContext.tsx';
import css from './Budget.module.css';
import { BudgetFilters } from './BudgetFilters.tsx';
import { BudgetLineTable } from './BudgetLineTable.tsx';
import {
  HISTORY_DEFAULTS,
  type HistoryQuery,
  type HistoryValues,
  historyFile,
  isFiltered,
} from './historyQuery.ts';

export interface BudgetHistoryProps {
  advertiserId: string;
  rows: readonly BudgetLineRowFragment[] | null | undefined;
  page: PageState | null | undefined;
  query: HistoryQuery;
  isLoading: boolean;
  error: CallFailure | null;
  onChange: (change: Partial<HistoryValues>) => void;
  onRetry: () => void;
}

/** Every transaction of the budget, newest first: filtered, leafed through, taken along as a file (BUDGET-3 … BUDGET-9). */
export function BudgetHistory(props: BudgetHistoryProps) {
  const { advertiserId, rows, page, query, isLoading, error, onChange, onRetry } = props;
  const { t } = useTranslation('budgets');
  const zone = useZone();
  const [download, isDownloading] = useDownload();
  const { 'as-of': _, ...filters } = HISTORY_DEFAULTS;
  const clear = () => onChange(filters);
  const filtered = isFiltered(query);
  return (
    <Panel
      title={t('history')}
      isFlush
      actions={
        <Button
          icon="download"
          isPending={isDownloading}
          isDisabled={!rows || rows.length === 0}
          onPress={() => void download(historyFile(advertiserId, query, zone))}
        >
          {t('download')}
        </Button>
      }
    >
      <div className={css.filters}>
        <BudgetFilters query={query} onChange={onChange} onClear={clear} />
      </div>
      {error && !rows ? (
        <ErrorBlock name={t('history')} error={error} onRetry={onRetry} />
      ) : (
        <BudgetLineTable
          advertiserId={advertiserId}
          rows={rows}
          isLoading={isLoading || !rows}
          isPast={query.asOf !== null}
          emptyText={t('no_transactions')}
          empty={
            filtered ? (
              <>
                <p>{t('no_match_text')}</p>
                <Button onPress={clear}>{t('clear_filters')}</Button>
              </>
            ) : (
              t(query.asOf ? 'no_transactions_then' : 'no_transactions_text')
            )
          }
        />
      )}
      {page && <Pagination page={page} onPage={(number) => onChange({ 'budget-page': number })} />}
    </Panel>
  );
}
