import { addDays, type Day, dayIn } from '../../../schema/foundation/dates/dates.ts';
import { firstDayOf, lastDayOf } from '../../../schema/foundation/dates/periods.ts';
import type { ReportShape } from './reportShape.ts';

/** Proposed shorter ranges, in days: a year, a quarter, four weeks, one day. */
const WINDOWS = [365, 90, 28, 7];

/** Maximum number of proposals. */
const PROPOSED = 2;

/** Proposals for a report that takes too long: its latest days, in whole periods, longest first; none if it cannot be shorter. */
export function narrowerDays({ interval, start, end, timezone }: ReportShape): { start: Day; end: Day }[] {
  if (!start || !end) return [];
  const [first, today] = [start, dayIn(timezone)];
  const last = end > today && start <= today ? today : end;
  const starts = WINDOWS.map((days) => firstDayOf(addDays(last, 1 - days), interval));
  return [...new Set(starts)]
    .filter((day) => day > first)
    .slice(0, PROPOSED)
    .map((day) => ({ start: day, end: lastDayOf(last, interval) }));
}
