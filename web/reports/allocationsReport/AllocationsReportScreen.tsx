import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'wouter';
import { readFragment } from '../../../operations/readFragment.ts';
import {
  type AllocationRequestRowFragment,
  AllocationRequestRowFragmentDoc,
  AllocationsReportScreenDocument,
} from '../../../operations/reports/reports/AllocationsReportScreen.generated.ts';
import { useScreenQuery } from '../../data/useScreenQuery.ts';
import { ListScreen } from '../../kit/list/ListScreen.tsx';
import { useList } from '../../kit/list/useList.ts';
import { useUnknownChoices } from '../../navigation/addressReaders.ts';
import { useViewer } from '../../session/viewer.ts';
import { AllocationsReportFilters } from './AllocationsReportFilters.tsx';
import { DecideRequestDialog } from './DecideRequestDialog.tsx';
import { DecisionBar } from './DecisionBar.tsx';
import type { Decision } from './RejectionReason.tsx';
import { REPORT_LIST } from './reportList.ts';
import { useChosenRequests } from './useChosenRequests.ts';
import { useRequestColumns } from './useRequestColumns.tsx';

/** Requests with their authors and deciders, and the decision itself for operator staff. */
export function AllocationsReportScreen() {
  const { t } = useTranslation('reports');
  const { isStaff } = useViewer();
  const list = useList(REPORT_LIST);
  const { advertiser: advertiserId, waiting, ...filter } = list.sent;
  const { data, isLoading, errorAt, refetch } = useScreenQuery(AllocationsReportScreenDocument, {
    filter: { ...filter, ...(advertiserId && { advertiserId }), ...(waiting && { waitingForMe: true }) },
    sort: list.sortInput,
    page: list.pageInput,
    advertiserId: advertiserId ?? '0',
    isOne: advertiserId !== undefined,
  });
  const [openDecision, setOpenDecision] = useState<{
    row: AllocationRequestRowFragment;
    decision: Decision;
  }>();
  const [isOpen, setOpen] = useState(false);
  const columns = useRequestColumns({
    withDecisions: isStaff,
    onDecide(row, decision) {
      setOpenDecision({ row, decision });
      setOpen(true);
    },
  });
  const [path] = useLocation();
  const advertiserName = data?.advertiserOptions?.find(({ id }) => id === advertiserId)?.name;
  const isKnown = isLoading || !data?.advertiserOptions || advertiserName !== undefined;
  useUnknownChoices(path, { advertiser: !isKnown && advertiserId });
  const filterKey = JSON.stringify(list.filters);
  const report = data?.allocationsReport;
  const rows = report && readFragment(AllocationRequestRowFragmentDoc, report.items);
  const requestSelection = useChosenRequests(filterKey, rows);
  // A decided request stays visible, marked as decided; a list of waiting ones is refetched.
  const decided = () => (list.filters.statuses.length > 0 || waiting) && refetch();
  return (
    <>
      <ListScreen
        title={t('allocations_title')}
        list={list}
        words={t}
        page={report?.page}
        rows={rows}
        isLoading={isLoading}
        error={errorAt('allocationsReport')}
        onRetry={refetch}
        columns={columns}
        rowKey={({ id }) => id}
        selection={isStaff ? requestSelection.boxes : undefined}
        bar={isStaff && <DecisionBar chosen={requestSelection} onDecided={decided} />}
        head={
          <AllocationsReportFilters
            key={filterKey}
            filter={list.filters}
            advertiserName={advertiserName}
            isLoading={isLoading}
            onGet={(next) => (JSON.stringify(next) === filterKey ? refetch() : list.setFilters(next))}
          />
        }
      />
      {openDecision && (
        <DecideRequestDialog
          key={`${openDecision.row.id} ${openDecision.row.version} ${openDecision.decision}`}
          row={openDecision.row}
          decision={openDecision.decision}
          isOpen={isOpen}
          onClose={() => setOpen(false)}
          onDecided={decided}
        />
      )}
    </>
  );
}
