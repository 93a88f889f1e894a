import { TIMEFRAME_SCOPES } from '../foundation/dates/timeframeScopes.ts';
// The activity report's query: names of the query string, of its screen's address and of a saved view, read alike by web and platform.

import { addDays, type Day, dayIn, isDay, isTimeZone } from '../foundation/dates/dates.ts';
import { firstDayOf, lastDayOf, REPORT_INTERVALS, type ReportInterval } from '../foundation/dates/periods.ts';
import type { FieldError } from '../foundation/text/fieldErrors.ts';
import { z } from '../foundation/text/zod.ts';
import { redemptionFilters } from '../fulfillment/redemptions/redemptionFilters.ts';
import {
  MAX_TIMEFRAMES,
  REPORT_DEFAULTS,
  REPORT_FILTERS,
  REPORT_GROUP_NAMES,
  REPORT_METRIC_NAMES,
  type ReportFilterName,
  type ReportGroup,
  type ReportMetric,
} from './activityReport.ts';

const words = <const Word extends string>(names: readonly [Word, ...Word[]], fallback: readonly Word[]) =>
  z
    .string()
    .transform((value) => [...new Set(value.split(',').filter((one) => one !== ''))])
    .pipe(z.array(z.enum(names)))
    .default([...fallback]);

const day = z
  .string()
  .refine(isDay, { error: 'day_expected' })
  .meta({ description: 'A day of the time zone, YYYY-MM-DD' });

const filters = Object.fromEntries(
  Object.keys(REPORT_FILTERS).map((name) => [name, redemptionFilters[name as ReportFilterName]]),
) as Pick<typeof redemptionFilters, ReportFilterName>;

/** Everything but order and page. No grouping gives one row a timeframe; the end day is included (ACTREP-22). */
export const activityReportQuery = {
  group_by: words(REPORT_GROUP_NAMES, REPORT_DEFAULTS.groupBy).meta({
    description: 'Comma-separated; empty for one row for each timeframe',
  }),
  metrics: words(REPORT_METRIC_NAMES, REPORT_DEFAULTS.metrics),
  interval: z.enum(REPORT_INTERVALS).default(REPORT_DEFAULTS.interval),
  start_date: day.optional(),
  end_date: day.optional(),
  timezone: z.string().refine(isTimeZone, { error: 'unknown_timezone' }).optional(),
  timeframe_scope: z.enum(TIMEFRAME_SCOPES).default(REPORT_DEFAULTS.scope),
  include_refunded: z
    .enum(['true', 'false'])
    .transform((value) => value === 'true')
    .optional(),
  ...filters,
} as const;
const querySchema = z.strictObject(activityReportQuery);
export type ActivityReportQuery = z.output<typeof querySchema>;
export type ActivityReportFilter = Pick<ActivityReportQuery, ReportFilterName>;

/** Columns that rows can be sorted by: every one that is shown. */
export const REPORT_SORTS = ['timeframe', ...REPORT_GROUP_NAMES, ...REPORT_METRIC_NAMES] as const;
export type ReportSort = 'timeframe' | ReportGroup | ReportMetric;

/** The days that are asked for, both included; by default whole timeframes from 28 days ago until today (ACTREP-25). */
export function daysAsked(
  query: { interval: ReportInterval; start_date?: Day | undefined; end_date?: Day | undefined },
  today: Day,
): { start: Day; end: Day } {
  const { interval, start_date, end_date } = query;
  return {
    start: start_date ?? firstDayOf(addDays(today, -REPORT_DEFAULTS.daysBack), interval),
    end: end_date ?? lastDayOf(today, interval),
  };
}

/** The first days of the timeframes between two days, the last one open; the first and the last may be parts of one. */
export function timeframesOf({ start, end }: { start: Day; end: Day }, interval: ReportInterval): Day[] {
  if (interval === 'none') return [start];
  const starts: Day[] = [];
  for (let from = start; from <= end && starts.length <= MAX_TIMEFRAMES; ) {
    starts.push(from);
    from = addDays(lastDayOf(from, interval), 1);
  }
  return starts;
}

/** Faults of a report as a whole (ACTREP-18 … ACTREP-21), one broken rule each. */
export function reportErrors(
  query: Pick<ActivityReportQuery, 'metrics' | 'interval' | 'start_date' | 'end_date' | 'timezone'>,
  timezone: string,
): FieldError[] {
  const days = daysAsked(query, dayIn(query.timezone ?? timezone));
  if (query.metrics.length === 0) return [{ field: 'metrics', rule: 'no_metric' }];
  if (days.end < days.start) return [{ field: 'end_date', rule: 'end_before_start_date' }];
  return timeframesOf(days, query.interval).length > MAX_TIMEFRAMES
    ? [{ field: 'end_date', rule: 'max', limit: String(MAX_TIMEFRAMES) }]
    : [];
}
