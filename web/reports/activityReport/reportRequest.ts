import type { ActivityReportResultQueryVariables } from '../../../operations/reports/activityReport/ActivityReportResult.generated.ts';
import type { ActivityReportFilter } from '../../../operations/schema.generated.ts';
import { REPORT_FILTERS, type ReportFilterName } from '../../../schema/reports/activityReport.ts';
import { defined, sentFilters } from '../../fulfillment/shared/redemptions/filters/reportFilters.ts';
import { formatSort } from '../../kit/table/sort.ts';
import type { ActivityListState } from './activityReportList.ts';
import type { ReportShape } from './reportShape.ts';

/** A requested report: the address, its shape, and the filters that the person may use. */
export interface ReportRequest {
  list: Pick<ActivityListState, 'filters' | 'sent' | 'sort'>;
  shape: ReportShape;
  holds: (filter: ReportFilterName) => boolean;
}

/** The filters that the person may use, by their names in the address. */
const permittedFilters = ({ list: { sent }, holds }: ReportRequest) =>
  Object.fromEntries(
    Object.entries(sent).filter(([name]) => name in REPORT_FILTERS && holds(name as ReportFilterName)),
  ) as Partial<Pick<typeof sent, ReportFilterName>>;

/** The order, if its column is shown. */
function sortOf({ list: { sort }, shape: { groupBy, metrics } }: ReportRequest) {
  const columns: readonly string[] = ['timeframe', ...groupBy, ...metrics];
  return sort && columns.includes(sort.by) ? sort : undefined;
}

/** The query variables. */
export function variablesOf(request: ReportRequest): Omit<ActivityReportResultQueryVariables, 'page'> {
  const { list, shape } = request;
  const filterValues = permittedFilters(request);
  const sort = sortOf(request);
  return {
    groupBy: shape.groupBy,
    metrics: shape.metrics,
    interval: shape.interval,
    startDate: shape.start,
    endDate: shape.end,
    timezone: shape.timezone,
    timeframeScope: shape.scope,
    filter: defined<ActivityReportFilter>({
      ...sentFilters(filterValues),
      productCurrency: filterValues.product_currency,
      includeRefunded: list.filters.include_refunded || undefined,
      states: list.filters.state,
    }),
    ...(sort && { sort: { field: sort.by, direction: sort.direction } }),
  };
}

/** Address of the file of the same report, with every row. */
export function filePath(request: ReportRequest): string {
  const { list, shape } = request;
  const sort = sortOf(request);
  const values = {
    ...permittedFilters(request),
    group_by: shape.groupBy,
    metrics: shape.metrics,
    interval: shape.interval,
    start_date: shape.start,
    end_date: shape.end,
    timezone: shape.timezone,
    timeframe_scope: shape.scope,
    include_refunded: list.filters.include_refunded || undefined,
    state: list.filters.state.length > 0 ? list.filters.state : 'all',
    sort: sort && formatSort(sort),
  };
  const parameters = Object.entries(values).flatMap(([name, value]) =>
    value ? [[name, String(value)]] : [],
  );
  return `/files/activity-report/all?${new URLSearchParams(parameters)}`;
}
