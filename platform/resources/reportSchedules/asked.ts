import type { z } from 'zod';
import type { Ability } from '../../../schema/abilities.ts';
import {
  REPORT_FILTERS,
  REPORT_GROUPS,
  REPORT_METRICS,
  type ReportFilterName,
  type TimeframeScope,
} from '../../../schema/activityReport.ts';
import { type Day, dayIn, isDay } from '../../../schema/dates.ts';
import { daysOfPeriod, type RelativePeriod } from '../../../schema/relativePeriods.ts';
import { DAY_KEYS, SCHEDULED_REPORTS, type ScheduledReport } from '../../../schema/reportSchedules.ts';
import { daysAsked, reportErrors } from '../../../schema/rules/activityReport.ts';
import { redemptionFilter } from '../../../schema/rules/redemptionFilters.ts';
import { invalid } from '../../http/refusal.ts';
import { type ReportQuery, reportFileQuery } from '../activityReport/asked.ts';
import { inventoryFileQuery } from '../inventoryReport/list.ts';
import type { AskedFile } from './table.ts';

/** The rule of each report's query string. */
const RULES = {
  activity_report: reportFileQuery,
  inventory_report: inventoryFileQuery,
  redemptions: redemptionFilter,
} as const;

/** The accepted part of a view's query string. @throws z.ZodError if its report does not accept it */
export const readQuery = <Report extends ScheduledReport>(report: Report, query: string) =>
  RULES[report].parse(Object.fromEntries(new URLSearchParams(query))) as z.output<(typeof RULES)[Report]>;

/** Keys that the address of a screen spells otherwise than the platform. */
const RENAMED: Readonly<Record<string, string>> = { productCurrency: 'product_currency' };

/** What an address writes for a choice of nothing, by key. */
const NOTHING: Readonly<Record<string, string>> = { group_by: '', metrics: '', state: 'all' };

/** A schedule's query: a view's address, and the days. */
export interface Asking {
  report: ScheduledReport;
  viewName: string;
  /** The query string of the screen's address. */
  query: string;
  period: RelativePeriod | null;
  /** Of the schedule. */
  timezone: string;
  /** What the owner reads the activity report by; where the view says nothing of it, the screen shows that. */
  preferredScope?: TimeframeScope | null;
}

/**
 * What a run's files are of: the view as the platform's report takes it, with the days as they are seen from the moment it was due, in the schedule's zone. What the address holds beside
 * the report's own filters is left out, as its screen does. @throws z.ZodError or Refusal where the report does not take the rest
 */
export function askedFile(
  { report, viewName, query, period, timezone, preferredScope }: Asking,
  due: Date,
): AskedFile {
  const asked = restOf(report, query);
  const today = dayIn(timezone, due);
  if (report === 'activity_report') {
    // A zone of the view is that of whoever saved it.
    asked.set('timezone', timezone);
    if (preferredScope && !asked.has('timeframe_scope')) asked.set('timeframe_scope', preferredScope);
  }
  if (period !== null) moveDays(report, asked, daysOfPeriod(period, today));
  else if (report === 'activity_report') {
    const said = readQuery(report, asked.toString());
    const days = daysAsked(said, today);
    asked.set('start_date', days.start);
    asked.set('end_date', days.end);
  }
  const text = asked.toString();
  readQuery(report, text);
  if (report === 'activity_report') {
    const broken = reportErrors(readQuery(report, text), timezone);
    if (broken.length > 0) throw invalid(broken);
  }
  return { report, viewName, query: text, timezone, ...coveredDays(report, asked) };
}

function restOf(report: ScheduledReport, query: string): URLSearchParams {
  const known: readonly string[] = Object.keys(RULES[report].shape);
  const isShown = shownColumns(report, query);
  const entries = [...new URLSearchParams(query)].flatMap(([key, value]) => {
    const name = RENAMED[key] ?? key;
    if (!known.includes(name) || value === '') return [];
    if (value === 'none' && NOTHING[name] !== undefined) return [[name, NOTHING[name]]];
    if (value === 'all' && name !== 'state') return [];
    return [[name, value]];
  });
  const asked = new URLSearchParams(entries as [string, string][]);
  // An order by a column that is not shown is none, on the screen as here.
  if (!isShown(asked.get('order_by'))) for (const key of ['order_by', 'order']) asked.delete(key);
  return asked;
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
  const shown: readonly string[] = ['timeframe', ...group_by, ...metrics];
  return (column) => column === null || shown.includes(column);
}

/** Puts a period in the place of the days that a view says; of a redemption report that says none it is about the activation. */
function moveDays(report: ScheduledReport, asked: URLSearchParams, { start, end }: { start: Day; end: Day }) {
  const keys = DAY_KEYS[report];
  const said = keys.filter((pair) => pair.some((key) => asked.has(key)));
  for (const [from, to] of said.length > 0 ? said : keys.slice(0, 1)) {
    asked.set(from, start);
    asked.set(to, end);
  }
}

/** The days that a report covers, where it says whole ones. */
function coveredDays(report: ScheduledReport, asked: URLSearchParams): Pick<AskedFile, 'start' | 'end'> {
  for (const [from, to] of DAY_KEYS[report]) {
    const [start, end] = [asked.get(from), asked.get(to)];
    if (start && end && isDay(start) && isDay(end)) return { start, end };
  }
  return { start: null, end: null };
}

/** Abilities without which nobody may see what is asked for. */
export function neededFor({ report, query }: Pick<AskedFile, 'report' | 'query'>): Ability[] {
  const { ability } = SCHEDULED_REPORTS[report];
  if (report !== 'activity_report') return [ability];
  const asked: Omit<ReportQuery, 'page' | 'per_page'> = readQuery(report, query);
  const filters = Object.keys(REPORT_FILTERS) as ReportFilterName[];
  return [
    ...new Set<Ability>([
      ability,
      ...asked.group_by.map((group) => REPORT_GROUPS[group].ability),
      ...asked.metrics.map((metric) => REPORT_METRICS[metric]),
      ...filters.filter((name) => asked[name] !== undefined).map((name) => REPORT_FILTERS[name].ability),
    ]),
  ];
}
