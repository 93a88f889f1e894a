import { useTranslation } from 'react-i18next';
import {
  AdvertiserListFragmentDoc,
  AdvertiserRowFragmentDoc,
} from '../../../operations/advertisers/AdvertiserList.generated.ts';
import { type FragmentOf, readFragment } from '../../../operations/readFragment.ts';
import type { CallFailure } from '../../data/callError.ts';
import { Button } from '../../kit/actions/Button.tsx';
import { ErrorBlock } from '../../kit/feedback/ErrorBlock.tsx';
import { Skeleton } from '../../kit/feedback/Skeleton.tsx';
import { Panel } from '../../kit/layout/Panel.tsx';
import { Pagination } from '../../kit/table/Pagination.tsx';
import { AdvertiserFilters } from './AdvertiserFilters.tsx';
import css from './AdvertiserList.module.css';
import { AdvertiserTable } from './AdvertiserTable.tsx';
import { LIST_DEFAULTS } from './listQuery.ts';
import type { ListState } from './useListQuery.ts';

export interface AdvertiserListProps {
  page: FragmentOf<typeof AdvertiserListFragmentDoc> | null | undefined;
  list: ListState;
  error: CallFailure | null;
  isLoading: boolean;
  onRetry: () => void;
}

/** The list with its filters, the counts by status and the pages: part of the dashboard and of the listing. */
export function AdvertiserList({ page: ref, list, error, isLoading, onRetry }: AdvertiserListProps) {
  const { t } = useTranslation('advertisers');
  const { query, change } = list;
  const page = readFragment(AdvertiserListFragmentDoc, ref);
  const isFiltered = query.search !== '' || query.status !== LIST_DEFAULTS.status;
  const clear = () => change({ search: '', status: LIST_DEFAULTS.status });
  return (
    <Panel title={t('list')} subtitle={<Counts counts={page?.counts} hasFailed={error !== null} />} isFlush>
      <div className={css.filters}>
        <AdvertiserFilters list={list} onClear={clear} />
      </div>
      {!page && error ? (
        <ErrorBlock name={t('list')} error={error} onRetry={onRetry} />
      ) : (
        <>
          <AdvertiserTable
            rows={page && readFragment(AdvertiserRowFragmentDoc, page.items)}
            isLoading={isLoading || !page}
            sort={{ by: query.orderBy, direction: query.order }}
            onSort={({ by, direction }) =>
              change({ order_by: by, order: direction === 'ASC' ? 'asc' : 'desc' })
            }
            emptyText={t(isFiltered ? 'no_match' : 'empty')}
            empty={isFiltered ? <NoMatch onClear={clear} /> : t('empty_text')}
          />
          {page && <Pagination page={page.page} onPage={(number) => change({ page: number })} />}
        </>
      )}
    </Panel>
  );
}

function Counts({
  counts,
  hasFailed,
}: {
  counts: { enabled: number; disabled: number } | undefined;
  hasFailed: boolean;
}) {
  const { t } = useTranslation('advertisers');
  if (!counts) return hasFailed ? null : <Skeleton width={160} height={18} />;
  return (
    <>
      {t('count_enabled', { count: counts.enabled })} · {t('count_disabled', { count: counts.disabled })}
    </>
  );
}

function NoMatch({ onClear }: { onClear: () => void }) {
  const { t } = useTranslation('advertisers');
  return (
    <>
      <p>{t('no_match_text')}</p>
      <Button onPress={onClear}>{t('clear_filters')}</Button>
    </>
  );
}
