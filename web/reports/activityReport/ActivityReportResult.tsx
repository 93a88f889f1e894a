import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { readFragment } from '../../../operations/readFragment.ts';
import {
  ActivityPointFragmentDoc,
  ActivityReportResultDocument,
  type ActivityReportResultQuery,
  ActivityRowFragmentDoc,
} from '../../../operations/reports/activityReport/ActivityReportResult.generated.ts';
import { REPORT_FILTERS, REPORT_METRIC_NAMES } from '../../../schema/reports/activityReport.ts';
import { useScreenQuery } from '../../data/useScreenQuery.ts';
import { DownloadButton } from '../../foundation/forms/DownloadButton.tsx';
import { formatDay } from '../../kit/format/dates.ts';
import { Panel } from '../../kit/layout/Panel.tsx';
import { DataTable } from '../../kit/table/DataTable.tsx';
import { Pagination } from '../../kit/table/Pagination.tsx';
import { nearestPage } from '../../kit/table/page.ts';
import { useCan } from '../../kit/viewer/AbilitiesContext.tsx';
import { useZone } from '../../kit/viewer/ZoneContext.tsx';
import { redemptionsRoute } from '../../routes/redemptions.ts';
import { ActivityChart } from './ActivityChart.tsx';
import { ActivityTotals } from './ActivityTotals.tsx';
import type { ActivityListState } from './activityReportList.ts';
import { ReportFailure } from './ReportFailure.tsx';
import { ReportFreshness } from './ReportFreshness.tsx';

import { filePath, variablesOf } from './reportRequest.ts';
import { addressOf, type ReportShape } from './reportShape.ts';
import { useActivityColumns } from './useActivityColumns.tsx';
import { rowKeyOf } from './useChartPoints.ts';

interface Props {
  list: ActivityListState;
  shape: ReportShape;
  /** How often the same report was generated again. */
  asks: number;
}

/** The report itself: its chart, its totals, its rows, and its file. Every row links to its redemptions. */
export function ActivityReportResult({ list, shape, asks }: Props) {
  const { t } = useTranslation('activityReport');
  const can = useCan();
  const zone = useZone();
  const request = {
    list,
    shape,
    holds: (name: keyof typeof REPORT_FILTERS) => can(REPORT_FILTERS[name].ability),
  };
  const { data, isLoading, errorAt, refetch } = useScreenQuery(ActivityReportResultDocument, {
    ...variablesOf(request),
    page: list.pageInput,
  });
  useEffect(() => {
    if (asks > 0) refetch();
  }, [asks, refetch]);
  const columns = useActivityColumns(shape);
  const report = data?.activityReport;
  const error = errorAt('activityReport');
  const file = (
    <DownloadButton
      path={filePath(request)}
      label={t('download')}
      isDisabled={report?.page.totalCount === 0}
    />
  );
  if (!report && error)
    return (
      <ReportFailure
        error={error}
        shape={shape}
        file={file}
        onNarrow={(next) => list.setFilters(addressOf(next))}
        onRetry={refetch}
      />
    );
  const rows = report && readFragment(ActivityRowFragmentDoc, report.items);
  const isOwnZone = report?.timezone === zone;
  const metrics = REPORT_METRIC_NAMES.filter((metric) => shape.metrics.includes(metric));
  return (
    <>
      <ActivityChart
        report={report}
        points={report && readFragment(ActivityPointFragmentDoc, report.points)}
        rows={rows}
        shape={shape}
        isLoading={isLoading}
      />
      <Panel isFlush title={t('list')} subtitle={report && <ReportLine report={report} />} actions={file}>
        <ActivityTotals
          totals={report?.totals}
          metrics={metrics}
          hrefOf={(query) =>
            redemptionsHref(query, isOwnZone ? { start: report.startDate, end: report.endDate } : undefined)
          }
        />
        <DataTable
          isWide
          label={t('list')}
          columns={columns}
          rows={rows}
          rowKey={rowKeyOf}
          rowHref={({ redemptionQuery, timeframeStart, timeframeEnd }) =>
            redemptionsHref(
              redemptionQuery,
              isOwnZone ? { start: timeframeStart, end: timeframeEnd } : undefined,
            )
          }
          sort={list.sort}
          onSort={list.sortBy}
          pageSize={10}
          isLoading={isLoading || !report || nearestPage(report.page) !== report.page.number}
          empty={<p>{t('no_data_text')}</p>}
        />
        {report && <Pagination label={t('list')} page={report.page} onPage={list.goTo} />}
        {report && <ReportFreshness freshness={report.freshness} />}
      </Panel>
    </>
  );
}

type Report = NonNullable<ActivityReportResultQuery['activityReport']>;

/** The days and the time zone of a report, and which moment of a redemption counts. */
function ReportLine({ report }: { report: Report }) {
  const { t } = useTranslation('activityReport');
  return (
    <>
      {t(`counted_by.${report.timeframeScope}`, {
        start: formatDay(report.startDate, 'range'),
        end: formatDay(report.endDate, 'range'),
        timezone: report.timezone,
      })}
    </>
  );
}

interface Days {
  start: string;
  end: string;
}

/**
 * The redemption report with the same redemptions as a row. It reads days in the person's own zone: `days` are the report's days if the report uses that
 * zone, too; otherwise the instants of the query stay.
 */
function redemptionsHref(query: string | null | undefined, days: Days | undefined): string | undefined {
  if (!query) return undefined;
  const parameters = Object.fromEntries(new URLSearchParams(query));
  const { productCurrency, state, ...others } = parameters;
  const ranges = (['activation', 'redeemed'] as const).filter((range) => `${range}_start` in parameters);
  const inDays =
    days &&
    ranges.map((range) => [
      [`${range}_start`, days.start],
      [`${range}_end`, days.end],
    ]);
  return redemptionsRoute.href(
    {},
    {
      ...others,
      // In that report, no state filter means all states.
      state: state === 'all' ? undefined : state,
      productCurrency,
      ...Object.fromEntries(inDays?.flat() ?? []),
    },
  );
}
