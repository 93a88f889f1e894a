import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import {
  JobListScreenDocument,
  JobRowFragmentDoc,
} from '../../../operations/jobs/JobListScreen.generated.ts';
import { readFragment } from '../../../operations/readFragment.ts';
import { useScreenQuery } from '../../data/useScreenQuery.ts';
import { Button } from '../../kit/actions/Button.tsx';
import { ErrorBlock } from '../../kit/feedback/ErrorBlock.tsx';
import { ListScreen } from '../../kit/layout/ListScreen.tsx';
import { useUrlQuery } from '../../navigation/useUrlQuery.ts';
import { JobFilters } from './JobFilters.tsx';
import { JobTable } from './JobTable.tsx';
import { LIST_DEFAULTS, type ListValues, listVariables, readListQuery } from './listQuery.ts';
import { useAskAgain } from './useAskAgain.ts';

/** Background work: what waits, what runs, what was given up and can be tried again. */
export function JobListScreen() {
  const { t } = useTranslation('jobs');
  const [values, setValues] = useUrlQuery(LIST_DEFAULTS);
  const query = useMemo(() => readListQuery(values), [values]);
  const { data, isLoading, errorAt, refetch } = useScreenQuery(JobListScreenDocument, listVariables(query));
  const change = (next: Partial<ListValues>) => setValues({ page: 1, ...next }, { replace: true });
  const clear = () => change(LIST_DEFAULTS);
  const isFiltered = query.state !== 'all' || query.kind !== 'all';
  const jobs = data?.jobs;
  const rows = jobs && readFragment(JobRowFragmentDoc, jobs.items);
  useAskAgain(refetch, rows?.some(({ state }) => state === 'queued' || state === 'running') ?? false);
  const error = errorAt('jobs');
  return (
    <ListScreen
      title={t('list_title')}
      actions={
        <Button icon="refresh" onPress={refetch}>
          {t('refresh')}
        </Button>
      }
      filters={<JobFilters query={query} counts={jobs?.counts} onChange={change} onClear={clear} />}
      page={jobs?.page}
      onPage={(page) => change({ page })}
    >
      {!jobs && error ? (
        <ErrorBlock name={t('list')} error={error} onRetry={refetch} />
      ) : (
        <JobTable
          rows={rows}
          isLoading={isLoading || !jobs}
          onRetried={refetch}
          emptyText={t(isFiltered ? 'no_match' : 'empty')}
          empty={
            isFiltered ? (
              <>
                <p>{t('no_match_text')}</p>
                <Button onPress={clear}>{t('clear_filters')}</Button>
              </>
            ) : (
              t('empty_text')
            )
          }
        />
      )}
    </ListScreen>
  );
}
