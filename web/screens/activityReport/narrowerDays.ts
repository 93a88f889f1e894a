import { addDays, type Day, dayIn } from '../../../schema/dates.ts';
import { firstDayOf, lastDayOf } from '../../../schema/periods.ts';
import type { ReportShape } from './reportShape.ts';

/** Days that are proposed in place of more: a year, a quarter, four weeks, one. */
const WINDOWS = [365, 90, 28, 7];

/** How many are proposed at once. */
const PROPOSED = 2;

/** The latest days of a report that takes too long, in whole periods of it, the most days first; none where it is as short as it can be. */
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
