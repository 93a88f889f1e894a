import { useTranslation } from 'react-i18next';
import {
  type ReceivedReportFragment,
  ReceivedReportsLeaveDocument,
} from '../../../operations/reports/reportSchedules/ReceivedReports.generated.ts';
import { useScreenMutation } from '../../data/useScreenMutation.ts';
import { Button } from '../../kit/actions/Button.tsx';
import { toast } from '../../kit/feedback/toastQueue.ts';
import { Panel } from '../../kit/layout/Panel.tsx';
import type { Column } from '../../kit/table/column.ts';
import { DataTable } from '../../kit/table/DataTable.tsx';
import { DateText } from '../../kit/values/DateText.tsx';
import { StatusBadge } from '../../kit/values/StatusBadge.tsx';
import { TwoLines } from '../../kit/values/TwoLines.tsx';
import { useWhenColumn } from './useWhenColumn.tsx';

interface Props {
  reports: readonly ReceivedReportFragment[];
  /** Called after the person unsubscribed from one. */
  onLeft: () => void;
}

/** The reports that colleagues send to the person; each has a button to unsubscribe. */
export function ReceivedReports({ reports, onLeft }: Props) {
  const { t } = useTranslation('reportSchedules');
  const [send, isLeaving] = useScreenMutation(ReceivedReportsLeaveDocument);
  const leave = ({ id, viewName: name }: ReceivedReportFragment) =>
    send(
      { input: { id } },
      {
        done() {
          toast.success(t('received.left', { name }));
          onLeft();
        },
      },
    );
  const columns: Column<ReceivedReportFragment>[] = [
    {
      id: 'view',
      header: t('report'),
      cell: ({ viewName, report }) => (
        <TwoLines note={t(`reports.${report}`)}>
          <strong>{viewName}</strong>
        </TwoLines>
      ),
    },
    { id: 'owner', header: t('received.owner'), width: '18%', cell: ({ ownerName }) => ownerName },
    useWhenColumn(),
    {
      id: 'next',
      header: t('next'),
      width: '11rem',
      cell: ({ isPaused, nextRunAt }) =>
        isPaused ? <StatusBadge status="ended" label={t('paused')} /> : <DateText iso={nextRunAt} withTime />,
    },
    {
      id: 'leave',
      header: t('actions'),
      isHeaderHidden: true,
      width: '11rem',
      align: 'end',
      cell: (row) => (
        <Button
          size="small"
          isDisabled={isLeaving}
          aria-label={t('received.leave_of', { name: row.viewName })}
          onPress={() => void leave(row)}
        >
          {t('received.leave')}
        </Button>
      ),
    },
  ];
  return (
    <Panel title={t('received.title')} subtitle={t('received.subtitle')} isFlush>
      <DataTable label={t('received.title')} columns={columns} rows={reports} rowKey={({ id }) => id} />
    </Panel>
  );
}
