import type { Ability } from '../../../schema/foundation/abilities.ts';
import { type Day, dayIn, isTimeZone } from '../../../schema/foundation/dates/dates.ts';
import { firstDayOf, lastDayOf, type ReportInterval } from '../../../schema/foundation/dates/periods.ts';
import type { TimeframeScope } from '../../../schema/foundation/dates/timeframeScopes.ts';
import {
  REPORT_GROUPS,
  REPORT_METRICS,
  type ReportGroup,
  type ReportMetric,
} from '../../../schema/reports/activityReport.ts';
import { daysAsked, reportErrors } from '../../../schema/reports/activityReportRules.ts';
import type { ActivityListState } from './activityReportList.ts';

/** The shape of a report: its groups, its figures and its timeframe. Filters and order do not belong to it, because they take effect at once. */
export interface ReportShape {
  groupBy: ReportGroup[];
  metrics: ReportMetric[];
  interval: ReportInterval;
  start: Day | null;
  end: Day | null;
  timezone: string;
  scope: TimeframeScope;
}

/** Preferences of the account for values that an address omits (ACTREP-16, ACTREP-17). */
export interface ReportPreferences {
  timezone: string;
  scope: TimeframeScope;
}

type Can = (ability: Ability) => boolean;

/** Reads the shape from an address, without parts that the person may not use; from 28 days ago until today if it has no days (ACTREP-25). */
export function shapeOf(
  { group_by, metrics, interval, days, timezone, timeframe_scope }: ActivityListState['filters'],
  preferences: ReportPreferences,
  can: Can,
): ReportShape {
  const zone = isTimeZone(timezone) ? timezone : preferences.timezone;
  const range = daysAsked(
    { interval, start_date: days.start ?? undefined, end_date: days.end ?? undefined },
    dayIn(zone),
  );
  return {
    groupBy: group_by.filter((group) => can(REPORT_GROUPS[group].ability)),
    metrics: metrics.filter((metric) => can(REPORT_METRICS[metric])),
    interval,
    start: range.start,
    end: range.end,
    timezone: zone,
    scope: timeframe_scope === 'all' ? preferences.scope : timeframe_scope,
  };
}

/** Writes a shape to an address. Weeks, months and years are whole; the other values are written even if they equal the preferences. */
export function addressOf(shape: ReportShape): Partial<ActivityListState['filters']> {
  const { groupBy, metrics, interval, start, end, timezone, scope } = shape;
  return {
    group_by: groupBy,
    metrics,
    interval,
    days: { start: start && firstDayOf(start, interval), end: end && lastDayOf(end, interval) },
    timezone,
    timeframe_scope: scope,
  };
}

/** Changes the interval; an end that only rounding had moved beyond today returns to today. */
export function withInterval(shape: ReportShape, interval: ReportInterval): ReportShape {
  const today = dayIn(shape.timezone);
  const end = shape.end && shape.end > today && (shape.start ?? '') <= today ? today : shape.end;
  return { ...shape, interval, end };
}

/** Broken rules by field: `metrics`, `start_date`, `end_date` (ACTREP-18 … ACTREP-21). */
export function errorsOf({ metrics, interval, start, end, timezone }: ReportShape): Record<string, string> {
  const missing = [
    ...(start ? [] : [{ field: 'start_date', rule: 'required' }]),
    ...(end ? [] : [{ field: 'end_date', rule: 'required' }]),
  ];
  const broken = reportErrors(
    {
      metrics,
      interval,
      timezone,
      ...(start && end && { start_date: firstDayOf(start, interval), end_date: lastDayOf(end, interval) }),
    },
    timezone,
  );
  return Object.fromEntries([...missing, ...broken].map(({ field, rule }) => [field, rule]));
}

/** The figures that are amounts, and their fields in the graph. */
export const METRIC_FIELDS = {
  total_face_value: 'totalFaceValue',
  selling_price: 'sellingPrice',
  unit_selling_price: 'unitSellingPrice',
  purchase_cost: 'purchaseCost',
  unit_purchase_cost: 'unitPurchaseCost',
} as const satisfies Record<Exclude<ReportMetric, 'redemptions'>, string>;

/** Figures that can be summed, so that a chart can show them. */
export const SUMS = ['redemptions', 'total_face_value', 'selling_price', 'purchase_cost'] as const;
export type Sum = (typeof SUMS)[number];
