import type { z } from 'zod';
import type { Ability } from '../../../schema/foundation/abilities.ts';
import { type Day, dayIn, isDay } from '../../../schema/foundation/dates/dates.ts';
import { daysOfPeriod, type RelativePeriod } from '../../../schema/foundation/dates/relativePeriods.ts';
import type { TimeframeScope } from '../../../schema/foundation/dates/timeframeScopes.ts';
import { redemptionFilter } from '../../../schema/fulfillment/redemptions/redemptionFilters.ts';
import {
  REPORT_FILTERS,
  REPORT_GROUPS,
  REPORT_METRICS,
  type ReportFilterName,
} from '../../../schema/reports/activityReport.ts';
import { daysAsked, reportErrors } from '../../../schema/reports/activityReportRules.ts';
import {
  DAY_KEYS,
  SCHEDULED_REPORTS,
  type ScheduledReport,
} from '../../../schema/reports/reportSchedules.ts';
import { invalid } from '../../foundation/http/refusals/refusal.ts';
import { type ReportQuery, reportFileQuery } from '../activityReport/reportRequest.ts';
import { inventoryFileQuery } from '../inventoryReport/list.ts';
import type { FileRequest } from './table.ts';

/** The rule of each report's query string. */
const RULES = {
  activity_report: reportFileQuery,
  inventory_report: inventoryFileQuery,
  redemptions: redemptionFilter,
} as const;

/** The accepted part of a view's query string. @throws z.ZodError if its report does not accept it */
export const readQuery = <Report extends ScheduledReport>(report: Report, query: string) =>
  RULES[report].parse(Object.fromEntries(new URLSearchParams(query))) as z.output<(typeof RULES)[Report]>;

/** Parameters whose names differ between the screen's address and the platform. */
const RENAMED: Readonly<Record<string, string>> = { productCurrency: 'product_currency' };

/** Values by which an address says that nothing is chosen, by key. */
const NOTHING: Readonly<Record<string, string>> = { group_by: '', metrics: '', state: 'all' };

/** A schedule's query: a view's address, and the days. */
export interface ScheduleQuery {
  report: ScheduledReport;
  viewName: string;
  /** The query string of the screen's address. */
  query: string;
  period: RelativePeriod | null;
  /** The schedule's time zone. */
  timezone: string;
  /** The owner's preferred time frame of the activity report. It applies where the view names none, as on the screen. */
  preferredScope?: TimeframeScope | null;
}

/**
 * The query of a run's files: the view as the report's query, with the days as seen at `due` in the schedule's zone. It drops parameters
 * that are not filters of the report, as the screen does. @throws z.ZodError or Refusal where the report does not accept the rest
 */
export function fileRequest(
  { report, viewName, query, period, timezone, preferredScope }: ScheduleQuery,
  due: Date,
): FileRequest {
  const params = restOf(report, query);
  const today = dayIn(timezone, due);
  if (report === 'activity_report') {
    // The view's zone is that of the person who saved it; the schedule's zone replaces it.
    params.set('timezone', timezone);
    if (preferredScope && !params.has('timeframe_scope')) params.set('timeframe_scope', preferredScope);
  }
  if (period !== null) moveDays(report, params, daysOfPeriod(period, today));
  else if (report === 'activity_report') {
    const viewQuery = readQuery(report, params.toString());
    const days = daysAsked(viewQuery, today);
    params.set('start_date', days.start);
    params.set('end_date', days.end);
  }
  const text = params.toString();
  readQuery(report, text);
  if (report === 'activity_report') {
    const broken = reportErrors(readQuery(report, text), timezone);
    if (broken.length > 0) throw invalid(broken);
  }
  return { report, viewName, query: text, timezone, ...coveredDays(report, params) };
}

function restOf(report: ScheduledReport, query: string): URLSearchParams {
  const filterNames: readonly string[] = Object.keys(RULES[report].shape);
  const isShown = shownColumns(report, query);
  const entries = [...new URLSearchParams(query)].flatMap(([key, value]) => {
    const name = RENAMED[key] ?? key;
    if (!filterNames.includes(name) || value === '') return [];
    if (value === 'none' && NOTHING[name] !== undefined) return [[name, NOTHING[name]]];
    if (value === 'all' && name !== 'state') return [];
    return [[name, value]];
  });
  const params = new URLSearchParams(entries as [string, string][]);
  // An order by a hidden column has no effect, as on the screen.
  if (!isShown(params.get('order_by'))) for (const key of ['order_by', 'order']) params.delete(key);
  return params;
}

function shownColumns(report: ScheduledReport, query: string): (column: string | null) => boolean {
  if (report !== 'activity_report') return () => true;
  const { group_by, metrics } = reportFileQuery
    .pick({ group_by: true, metrics: true })
    .parse(
      Object.fromEntries(
        [...new URLSearchParams(query)].filter(
          ([key, value]) => (key === 'group_by' || key === 'metrics') && value !== 'none',
        ),
      ),
    );
  const visibleColumns: readonly string[] = ['timeframe', ...group_by, ...metrics];
  return (column) => column === null || visibleColumns.includes(column);
}

/** Replaces the days of a view by a period. If a redemption report names no days, the period filters by activation. */
function moveDays(
  report: ScheduledReport,
  params: URLSearchParams,
  { start, end }: { start: Day; end: Day },
) {
  const keys = DAY_KEYS[report];
  const viewKeys = keys.filter((pair) => pair.some((key) => params.has(key)));
  for (const [from, to] of viewKeys.length > 0 ? viewKeys : keys.slice(0, 1)) {
    params.set(from, start);
    params.set(to, end);
  }
}

/** The whole days that a report covers; null if it names none. */
function coveredDays(report: ScheduledReport, params: URLSearchParams): Pick<FileRequest, 'start' | 'end'> {
  for (const [from, to] of DAY_KEYS[report]) {
    const [start, end] = [params.get(from), params.get(to)];
    if (start && end && isDay(start) && isDay(end)) return { start, end };
  }
  return { start: null, end: null };
}

/** Abilities that the report and its groups, metrics and filters require. */
export function neededFor({ report, query }: Pick<FileRequest, 'report' | 'query'>): Ability[] {
  const { ability } = SCHEDULED_REPORTS[report];
  if (report !== 'activity_report') return [ability];
  const reportQuery: Omit<ReportQuery, 'page' | 'per_page'> = readQuery(report, query);
  const filters = Object.keys(REPORT_FILTERS) as ReportFilterName[];
  return [
    ...new Set<Ability>([
      ability,
      ...reportQuery.group_by.map((group) => REPORT_GROUPS[group].ability),
      ...reportQuery.metrics.map((metric) => REPORT_METRICS[metric]),
      ...filters
        .filter((name) => reportQuery[name] !== undefined)
        .map((name) => REPORT_FILTERS[name].ability),
    ]),
  ];
}
