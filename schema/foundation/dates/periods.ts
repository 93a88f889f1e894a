// Weeks, months and years as the reports read them: pure calendar arithmetic on days, no zone involved.
import { addDays, type Day } from './dates.ts';

/** Intervals of a report: its whole timeframe at once, days, weeks from Monday, months or years (ACTREP-27). */
export const REPORT_INTERVALS = ['none', 'daily', 'weekly', 'monthly', 'yearly'] as const;
export type ReportInterval = (typeof REPORT_INTERVALS)[number];

/** The first day of the week, month or year that a day is in; without an interval and by days the day itself. */
export function firstDayOf(day: Day, interval: ReportInterval): Day {
  if (interval === 'yearly') return `${day.slice(0, 4)}-01-01`;
  if (interval === 'monthly') return `${day.slice(0, 8)}01`;
  if (interval === 'weekly') return addDays(day, -((new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7));
  return day;
}

/** The last day of the week, month or year that a day is in; without an interval and by days the day itself. */
export function lastDayOf(day: Day, interval: ReportInterval): Day {
  if (interval === 'yearly') return `${day.slice(0, 4)}-12-31`;
  // No month has more than 31 days: the 1st and 31 days are in the next one.
  if (interval === 'monthly')
    return addDays(firstDayOf(addDays(firstDayOf(day, interval), 31), interval), -1);
  if (interval === 'weekly') return addDays(firstDayOf(day, interval), 6);
  return day;
}

/** The number of an ISO week, with the year that it belongs to: 2027-01-01 is in week 53 of 2026. */
export function weekOf(day: Day): { year: number; week: number } {
  const thursday = addDays(firstDayOf(day, 'weekly'), 3);
  const year = Number(thursday.slice(0, 4));
  const days = (Date.parse(`${thursday}T00:00:00Z`) - Date.parse(`${year}-01-01T00:00:00Z`)) / 86_400_000;
  return { year, week: Math.floor(days / 7) + 1 };
}
