import { useTranslation } from 'react-i18next';
import {
  JobListScreenDocument,
  JobRowFragmentDoc,
} from '../../../operations/foundation/jobs/JobListScreen.generated.ts';
import { readFragment } from '../../../operations/readFragment.ts';
import { JOB_KINDS } from '../../../schema/foundation/process/jobKinds.ts';
import { JOB_STATES } from '../../../schema/foundation/transitions.ts';
import { usePolling } from '../../data/usePolling.ts';
import { useScreenQuery } from '../../data/useScreenQuery.ts';
import { Button } from '../../kit/actions/Button.tsx';
import { choiceField } from '../../kit/list/filterFields.tsx';
import { ListScreen } from '../../kit/list/ListScreen.tsx';
import { defineList } from '../../kit/list/listDefinition.ts';
import { choice } from '../../kit/list/listFilters.ts';
import { useList } from '../../kit/list/useList.ts';
import { HeldPlace } from '../../kit/loading/skeletons.tsx';
import css from './JobList.module.css';
import { useJobColumns } from './useJobColumns.tsx';

const JOB_LIST = defineList({
  screen: 'jobs',
  pageSize: 20,
  filters: { state: choice(JOB_STATES), kind: choice(JOB_KINDS) },
});

/** Milliseconds between two polls while jobs are in progress. */
const REFRESH_MS = 5000;

/** Background jobs: waiting ones, running ones, and dead ones that can be retried. */
export function JobListScreen() {
  const { t } = useTranslation('jobs');
  const list = useList(JOB_LIST);
  const { data, isLoading, errorAt, refetch } = useScreenQuery(JobListScreenDocument, {
    filter: list.sent,
    page: list.pageInput,
  });
  const jobs = data?.jobs;
  const rows = jobs && readFragment(JobRowFragmentDoc, jobs.items);
  const isGoingOn = rows?.some(({ state }) => state === 'queued' || state === 'running') ?? false;
  usePolling(refetch, isGoingOn, REFRESH_MS);
  return (
    <ListScreen
      title={t('list_title')}
      actions={
        <Button icon="refresh" onPress={refetch}>
          {t('refresh')}
        </Button>
      }
      list={list}
      words={t}
      page={jobs?.page}
      rows={rows}
      isLoading={isLoading}
      error={errorAt('jobs')}
      onRetry={refetch}
      columns={useJobColumns(refetch)}
      rowKey={({ id }) => id}
      filters={[
        choiceField(list.filter('state'), {
          label: t('state'),
          values: ['all', ...JOB_STATES],
          labelOf: (state) => t(`state_${state}`),
        }),
        choiceField(list.filter('kind'), {
          label: t('kind'),
          values: ['all', ...JOB_KINDS],
          labelOf: (kind) => t(`kind_${kind}`),
        }),
      ]}
      filtersEnd={
        <p className={css.counts}>
          <HeldPlace isKnown={jobs != null}>
            {t('count_queued', { count: jobs ? jobs.counts.queued + jobs.counts.running : 0 })} ·{' '}
            {t('count_dead', { count: jobs?.counts.dead ?? 0 })}
          </HeldPlace>
        </p>
      }
    />
  );
}
