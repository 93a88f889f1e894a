import { addDays, type Day, dayIn, startOfDay } from '../../../schema/foundation/dates/dates.ts';
import { type ReportInterval, weekOf } from '../../../schema/foundation/dates/periods.ts';
import { daysAsked, timeframesOf } from '../../../schema/reports/activityReportRules.ts';

/** One day, week, month or year, or what of it is asked for: its days, both included, and its instants, the second excluded. */
export interface Timeframe {
  /** `2026-03-01`, `2026-W09`, `2026-03` or `2026`; null where there is no interval. */
  name: string | null;
  first: Day;
  last: Day;
  from: Date;
  to: Date;
}

/** The timeframes of a report without gaps, the earliest first; in a zone where a day is skipped one can be empty. */
export interface Timeframes {
  timezone: string;
  interval: ReportInterval;
  all: readonly Timeframe[];
}

/** The timeframes that a query asks for, in its zone or the caller's own. */
export function timeframes(
  query: {
    interval: ReportInterval;
    timezone?: string | undefined;
    start_date?: Day | undefined;
    end_date?: Day | undefined;
  },
  otherwise: string,
): Timeframes {
  const timezone = query.timezone ?? otherwise;
  const { interval } = query;
  const days = daysAsked(query, dayIn(timezone));
  const firsts = timeframesOf(days, interval);
  const all = firsts.map((first, place): Timeframe => {
    const next = firsts[place + 1] ?? addDays(days.end, 1);
    return {
      name: nameOf(first, interval),
      first,
      last: addDays(next, -1),
      from: startOfDay(first, timezone),
      to: startOfDay(next, timezone),
    };
  });
  return { timezone, interval, all };
}

function nameOf(first: Day, interval: ReportInterval): string | null {
  if (interval === 'none') return null;
  if (interval === 'weekly') {
    const { year, week } = weekOf(first);
    return `${year}-W${String(week).padStart(2, '0')}`;
  }
  return first.slice(0, { daily: 10, monthly: 7, yearly: 4 }[interval]);
}
