import { isTimeZone } from '../../../schema/foundation/dates/dates.ts';
import { REPORT_INTERVALS } from '../../../schema/foundation/dates/periods.ts';
import { TIMEFRAME_SCOPES } from '../../../schema/foundation/dates/timeframeScopes.ts';
import { BILLING_CURRENCIES } from '../../../schema/foundation/money/money.ts';
import { FILTER_STATES } from '../../../schema/fulfillment/redemptions/redemptionFacts.ts';
import {
  REPORT_DEFAULTS,
  REPORT_GROUP_NAMES,
  REPORT_METRIC_NAMES,
  REPORT_PAGE_SIZE,
} from '../../../schema/reports/activityReport.ts';
import { REPORT_SORTS } from '../../../schema/reports/activityReportRules.ts';
import { SHARED_FILTERS } from '../../fulfillment/shared/redemptions/filters/reportFilters.ts';
import { defineList } from '../../kit/list/listDefinition.ts';
import { choice, choices, dayBounds, flag, matching, oneOf } from '../../kit/list/listFilters.ts';
import type { StateOf } from '../../kit/list/useList.ts';

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
