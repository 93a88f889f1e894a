import type { Day } from '../../../schema/foundation/dates/dates.ts';

/** One day of a chart. */
export interface DayPoint {
  day: Day;
  count: number;
}
