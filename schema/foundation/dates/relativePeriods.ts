// Days that are said by how far they are from today: a schedule's report is of other days each time.
import { addDays, type Day } from './dates.ts';
import { firstDayOf } from './periods.ts';

/** Whole days, weeks from Monday, months and years before today; `this_month` goes until today, that included. */
export const RELATIVE_PERIODS = [
  'yesterday',
  'last_7_days',
  'last_30_days',
  'last_week',
  'last_month',
  'this_month',
  'last_year',
] as const;
export type RelativePeriod = (typeof RELATIVE_PERIODS)[number];

/** The first and the last day of a period, both included, as seen from `today`. */
export function daysOfPeriod(period: RelativePeriod, today: Day): { start: Day; end: Day } {
  const yesterday = addDays(today, -1);
  const before = (interval: 'weekly' | 'monthly' | 'yearly') => {
    const end = addDays(firstDayOf(today, interval), -1);
    return { start: firstDayOf(end, interval), end };
  };
  switch (period) {
    case 'yesterday':
      return { start: yesterday, end: yesterday };
    case 'last_7_days':
      return { start: addDays(today, -7), end: yesterday };
    case 'last_30_days':
      return { start: addDays(today, -30), end: yesterday };
    case 'last_week':
      return before('weekly');
    case 'last_month':
      return before('monthly');
    case 'last_year':
      return before('yearly');
    case 'this_month':
      return { start: firstDayOf(today, 'monthly'), end: today };
  }
}
