import { useTranslation } from 'react-i18next';
import type { ReportScheduleFragment } from '../../../operations/reports/reportSchedules/ReportScheduleListScreen.generated.ts';
import type { ScheduledReport } from '../../../schema/reports/reportSchedules.ts';
import { MenuButton } from '../../kit/actions/MenuButton.tsx';
import { TextLink } from '../../kit/actions/TextLink.tsx';
import { Row, Stack } from '../../kit/layout/Stack.tsx';
import { Text } from '../../kit/layout/Text.tsx';
import type { Column } from '../../kit/table/column.ts';
import { DateText } from '../../kit/values/DateText.tsx';
import { StatusBadge } from '../../kit/values/StatusBadge.tsx';
import { TwoLines } from '../../kit/values/TwoLines.tsx';
import { activityReportRoute } from '../../routes/activityReport.ts';
import { redemptionsRoute } from '../../routes/redemptions.ts';
import { inventoryReportRoute } from '../../routes/reports.ts';
import { useWhenColumn } from './useWhenColumn.tsx';

/** The actions on a schedule. */
export interface ScheduleActions {
  send: (schedule: ReportScheduleFragment) => void;
  edit: (schedule: ReportScheduleFragment) => void;
  pause: (schedule: ReportScheduleFragment) => void;
  remove: (schedule: ReportScheduleFragment) => void;
}

const ROUTES = {
  activity_report: activityReportRoute,
  inventory_report: inventoryReportRoute,
  redemptions: redemptionsRoute,
} as const satisfies Record<ScheduledReport, { href: () => string }>;

/** Link to a report with a saved view, selected in its menu. */
function viewHref(report: ScheduledReport, { id, query }: { id: string; query: string }): string {
  const parameters = new URLSearchParams(query);
  parameters.set('saved_view', id);
  return `${ROUTES[report].href()}?${parameters}`;
}

/** Columns of the person's own schedules: report, cadence, recipients, outcome of the last run. */
export function useScheduleColumns(actions: ScheduleActions): Column<ReportScheduleFragment>[] {
  const { t } = useTranslation('reportSchedules');
  return [
    {
      id: 'view',
      header: t('report'),
      cell: ({ viewName, report, period, savedView }) => (
        <TwoLines
          note={[t(`reports.${report}`), period && t(`periods.${period}`)].filter(Boolean).join(' · ')}
        >
          {savedView ? (
            <TextLink href={viewHref(report, savedView)}>{viewName}</TextLink>
          ) : (
            <strong>{viewName}</strong>
          )}
        </TwoLines>
      ),
    },
    useWhenColumn(),
    {
      id: 'next',
      header: t('next'),
      width: '11rem',
      cell: ({ isPaused, pauseReason, nextRunAt }) =>
        isPaused ? (
          <TwoLines note={pauseReason && t(`reasons.${pauseReason as 'view_deleted'}`)}>
            <StatusBadge status="ended" label={t('paused')} />
          </TwoLines>
        ) : (
          <DateText iso={nextRunAt} withTime />
        ),
    },
    {
      id: 'to',
      header: t('to'),
      width: '16%',
      cell: ({ recipients }) => [t('you'), ...recipients.map(({ name }) => name)].join(', '),
    },
    { id: 'last', header: t('last_run'), width: '20%', cell: (row) => <LastRun run={row.lastRun} /> },
    {
      id: 'actions',
      header: t('actions'),
      isHeaderHidden: true,
      width: '5rem',
      align: 'end',
      cell: (row) => (
        <MenuButton
          isIconOnly
          label={t('actions_of', { name: row.viewName })}
          placement="bottom end"
          entries={[
            {
              id: 'send',
              label: t('send_now'),
              isDisabled: !row.savedView || row.lastRun?.state === 'working',
              onAction: () => actions.send(row),
            },
            { id: 'edit', label: t('edit'), isDisabled: !row.savedView, onAction: () => actions.edit(row) },
            {
              id: 'pause',
              label: t(row.isPaused ? 'resume' : 'pause'),
              isDisabled: row.isPaused && !row.savedView,
              onAction: () => actions.pause(row),
            },
            { id: 'delete', label: t('delete'), isDanger: true, onAction: () => actions.remove(row) },
          ]}
        />
      ),
    },
  ];
}

/** The outcome of the last run, and who got no file, with the reason. */
function LastRun({ run }: { run: ReportScheduleFragment['lastRun'] }) {
  const { t } = useTranslation('reportSchedules');
  if (!run) return <Text tone="muted">{t('never')}</Text>;
  const { state, reason, rows, files, dueAt } = run;
  const unsent = files.filter((file) => file.reason !== null);
  return (
    <Stack as="span" gap={1} align="start" isInline>
      <Row as="span" isInline>
        <StatusBadge status={state === 'partly' ? 'pending' : state} label={t(`states.${state}`)} />
        <DateText iso={dueAt} withTime />
      </Row>
      {rows !== null && <Text tone="muted">{t('rows', { count: rows })}</Text>}
      {unsent.map((file) => (
        <Text key={file.id} tone="muted">
          {t('unsent', { name: file.name, reason: t(`reasons.${file.reason as 'account_gone'}`) })}
        </Text>
      ))}
      {reason && unsent.length === 0 && <Text tone="muted">{t(`reasons.${reason as 'view_deleted'}`)}</Text>}
    </Stack>
  );
}
