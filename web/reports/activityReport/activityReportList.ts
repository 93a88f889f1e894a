import type { ActivityReportResultQueryVariables } from '../../../operations/reports/activityReport/ActivityReportResult.generated.ts';
import type { ActivityReportFilter } from '../../../operations/schema.generated.ts';
import { isTimeZone } from '../../../schema/foundation/dates/dates.ts';
import { REPORT_INTERVALS } from '../../../schema/foundation/dates/periods.ts';
import { TIMEFRAME_SCOPES } from '../../../schema/foundation/dates/timeframeScopes.ts';
import { BILLING_CURRENCIES } from '../../../schema/foundation/money/money.ts';
import { FILTER_STATES } from '../../../schema/fulfillment/redemptionFacts.ts';
import {
  REPORT_DEFAULTS,
  REPORT_FILTERS,
  REPORT_GROUP_NAMES,
  REPORT_METRIC_NAMES,
  REPORT_PAGE_SIZE,
  type ReportFilterName,
} from '../../../schema/reports/activityReport.ts';
import { REPORT_SORTS } from '../../../schema/reports/activityReportRules.ts';
import {
  defined,
  SHARED_FILTERS,
  sentFilters,
} from '../../fulfillment/shared/redemptions/filters/reportFilters.ts';
import { defineList } from '../../kit/list/listDefinition.ts';
import { choice, choices, dayBounds, flag, matching, oneOf } from '../../kit/list/listFilters.ts';
import type { StateOf } from '../../kit/list/useList.ts';
import { formatSort } from '../../kit/table/sort.ts';
import type { ReportShape } from './reportShape.ts';

/** A hundred rows per page (ACTREP-14). The address contains shape, filters, order and page under the names of the platform's query string. */
export const ACTIVITY_LIST = defineList({
  screen: 'activity_report',
  pageSize: REPORT_PAGE_SIZE,
  filters: {
    group_by: choices(REPORT_GROUP_NAMES, REPORT_DEFAULTS.groupBy),
    metrics: choices(REPORT_METRIC_NAMES, REPORT_DEFAULTS.metrics),
    interval: oneOf(REPORT_INTERVALS, REPORT_DEFAULTS.interval),
    days: dayBounds('start_date', 'end_date'),
    timezone: matching({ test: isTimeZone }),
    timeframe_scope: choice(TIMEFRAME_SCOPES),
    include_refunded: flag(false),
    state: choices(FILTER_STATES, REPORT_DEFAULTS.state),
    product_currency: choice(BILLING_CURRENCIES),
    ...SHARED_FILTERS,
  },
  sort: { fields: REPORT_SORTS, initial: { by: 'timeframe', direction: 'ASC' } },
});

export type ActivityListState = StateOf<typeof ACTIVITY_LIST>;

/** A requested report: the address, its shape, and the filters that the person may use. */
export interface AskedReport {
  list: Pick<ActivityListState, 'filters' | 'sent' | 'sort'>;
  shape: ReportShape;
  holds: (filter: ReportFilterName) => boolean;
}

/** The filters that the person may use, by their names in the address. */
const permittedFilters = ({ list: { sent }, holds }: AskedReport) =>
  Object.fromEntries(
    Object.entries(sent).filter(([name]) => name in REPORT_FILTERS && holds(name as ReportFilterName)),
  ) as Partial<Pick<typeof sent, ReportFilterName>>;

/** The order, if its column is shown. */
function sortOf({ list: { sort }, shape: { groupBy, metrics } }: AskedReport) {
  const columns: readonly string[] = ['timeframe', ...groupBy, ...metrics];
  return sort && columns.includes(sort.by) ? sort : undefined;
}

/** The query variables. */
export function variablesOf(request: AskedReport): Omit<ActivityReportResultQueryVariables, 'page'> {
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
export function filePath(request: AskedReport): string {
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
