import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { readFragment } from '../../../operations/readFragment.ts';
import {
  type AllocationRequestRowFragment,
  AllocationRequestRowFragmentDoc,
  AllocationsReportScreenDocument,
} from '../../../operations/reports/AllocationsReportScreen.generated.ts';
import { useScreenQuery } from '../../data/useScreenQuery.ts';
import { ErrorBlock } from '../../kit/feedback/ErrorBlock.tsx';
import { ListScreen } from '../../kit/layout/ListScreen.tsx';
import { formatSort, parseSort } from '../../kit/table/sort.ts';
import { useUrlQuery } from '../../navigation/useUrlQuery.ts';
import { useViewer } from '../../session/viewer.ts';
import { AllocationRequestTable, type Decision } from './AllocationRequestTable.tsx';
import { AllocationsReportFilters } from './AllocationsReportFilters.tsx';
import { REPORT_DEFAULTS, readReportFilter, reportVariables, valuesOf } from './allocationsReportQuery.ts';
import { DecideRequestDialog } from './DecideRequestDialog.tsx';

/** Who asked for what, who decided, and the decision itself for operator staff. */
export function AllocationsReportScreen() {
  const { t } = useTranslation('reports');
  const { isStaff } = useViewer();
  const [values, setValues] = useUrlQuery(REPORT_DEFAULTS);
  const variables = useMemo(() => reportVariables(values), [values]);
  const { data, isLoading, errorAt, refetch } = useScreenQuery(AllocationsReportScreenDocument, variables);
  const [asked, setAsked] = useState<{ row: AllocationRequestRowFragment; decision: Decision }>();
  const [isOpen, setOpen] = useState(false);
  const filter = readReportFilter(values);
  const report = data?.allocationsReport;
  const error = errorAt('allocationsReport');
  const isFiltered = filter.advertiserId !== null || filter.statuses.length + filter.types.length > 0;
  return (
    <ListScreen
      title={t('allocations_title')}
      filters={
        <AllocationsReportFilters
          key={`${values.advertiser} ${values.statuses} ${values.types}`}
          filter={filter}
          advertiserName={data?.advertiser?.name}
          isLoading={isLoading}
          onGet={(next) => {
            const change = valuesOf(next);
            if (JSON.stringify(readReportFilter({ ...values, ...change })) === JSON.stringify(filter))
              refetch();
            else setValues(change);
          }}
        />
      }
      page={report?.page}
      onPage={(page) => setValues({ page })}
    >
      {!report && error ? (
        <ErrorBlock name={t('allocations')} error={error} onRetry={refetch} />
      ) : (
        <AllocationRequestTable
          rows={report && readFragment(AllocationRequestRowFragmentDoc, report.items)}
          isLoading={isLoading || !report}
          sort={parseSort(values.sort)}
          onSort={(sort) => setValues({ sort: formatSort(sort), page: 1 })}
          emptyText={t(isFiltered ? 'no_match' : 'empty')}
          empty={t(isFiltered ? 'no_match_text' : 'empty_text')}
          withDecisions={isStaff}
          onDecide={(row, decision) => {
            setAsked({ row, decision });
            setOpen(true);
          }}
        />
      )}
      {asked && (
        <DecideRequestDialog
          key={`${asked.row.id} ${asked.row.version} ${asked.decision}`}
          row={asked.row}
          decision={asked.decision}
          isOpen={isOpen}
          onClose={() => setOpen(false)}
        />
      )}
    </ListScreen>
  );
}
