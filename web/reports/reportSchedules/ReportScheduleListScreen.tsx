import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { readFragment } from '../../../operations/readFragment.ts';
import { ReceivedReportFragmentDoc } from '../../../operations/reports/reportSchedules/ReceivedReports.generated.ts';
import {
  EditScheduleDialogSaveDocument,
  type ReportScheduleFragment,
  ReportScheduleFragmentDoc,
  ReportScheduleListScreenDocument,
  ReportScheduleListScreenSendDocument,
} from '../../../operations/reports/reportSchedules/ReportScheduleListScreen.generated.ts';
import { useRequestKey } from '../../data/client/requestKey.ts';
import { useKeyedMutation } from '../../data/useKeyedMutation.ts';
import { usePolling } from '../../data/usePolling.ts';
import { useScreenMutation } from '../../data/useScreenMutation.ts';
import { useScreenQuery } from '../../data/useScreenQuery.ts';
import { toast } from '../../kit/feedback/toastQueue.ts';
import { ListScreen } from '../../kit/list/ListScreen.tsx';
import { defineList } from '../../kit/list/listDefinition.ts';
import { useList } from '../../kit/list/useList.ts';
import { DeleteScheduleDialog } from './DeleteScheduleDialog.tsx';
import { EditScheduleDialog } from './EditScheduleDialog.tsx';
import { ReceivedReports } from './ReceivedReports.tsx';
import { inputOf } from './scheduleInput.ts';
import { useScheduleColumns } from './useScheduleColumns.tsx';

const SCHEDULE_LIST = defineList({ pageSize: 20 });

/** Milliseconds between two polls while a report is being written. */
const REFRESH_MS = 3000;

/** The reports that the person receives by mail on a schedule. */
export function ReportScheduleListScreen() {
  const { t } = useTranslation('reportSchedules');
  const list = useList(SCHEDULE_LIST);
  const { data, isLoading, errorAt, refetch } = useScreenQuery(ReportScheduleListScreenDocument, {
    page: list.pageInput,
  });
  const page = data?.reportSchedules;
  const rows = page && readFragment(ReportScheduleFragmentDoc, page.items);
  const received = data?.receivedReports && readFragment(ReceivedReportFragmentDoc, data.receivedReports);
  const [openDialog, setOpenDialog] = useState<{
    what: 'edit' | 'delete';
    schedule: ReportScheduleFragment;
  } | null>(null);
  const request = useRequestKey('report_schedule.send');
  const [send] = useKeyedMutation(ReportScheduleListScreenSendDocument, request);
  const [save] = useScreenMutation(EditScheduleDialogSaveDocument);
  usePolling(refetch, rows?.some(({ lastRun }) => lastRun?.state === 'working') ?? false, REFRESH_MS);
  const columns = useScheduleColumns({
    send({ id, viewName: name }) {
      // Each press sends once more.
      request.renew();
      void send({ input: { id } }, { done: () => toast.success(t('sent', { name })) });
    },
    pause: (schedule) =>
      void save(
        { input: { ...inputOf(schedule), isPaused: !schedule.isPaused } },
        {
          done: () =>
            toast.success(t(schedule.isPaused ? 'resumed' : 'was_paused', { name: schedule.viewName })),
          stale: refetch,
        },
      ),
    edit: (schedule) => setOpenDialog({ what: 'edit', schedule }),
    remove: (schedule) => setOpenDialog({ what: 'delete', schedule }),
  });
  const close = () => setOpenDialog(null);
  return (
    <>
      <ListScreen
        title={t('list_title')}
        subtitle={t('subtitle')}
        list={list}
        words={t}
        page={page?.page}
        rows={rows}
        isLoading={isLoading}
        error={errorAt('reportSchedules')}
        onRetry={refetch}
        columns={columns}
        rowKey={({ id }) => id}
        below={received && received.length > 0 && <ReceivedReports reports={received} onLeft={refetch} />}
      />
      {openDialog?.what === 'edit' && <EditScheduleDialog schedule={openDialog.schedule} onClose={close} />}
      {openDialog?.what === 'delete' && (
        <DeleteScheduleDialog schedule={openDialog.schedule} onDeleted={refetch} onClose={close} />
      )}
    </>
  );
}
