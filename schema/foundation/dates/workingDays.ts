// Working days: Monday to Friday; public holidays count as any other day.
import { addDays, type Day } from './dates.ts';

/** The most working days that an alert comes ahead. */
export const MAX_WORKING_DAYS = 60;

/** 1: Monday … 7: Sunday. */
const weekdayOf = (day: Day): number => new Date(`${day}T00:00:00Z`).getUTCDay() || 7;

/** The day that is `count` working days before `day`, which does not count itself; `day` itself for none. */
export function workingDaysBefore(day: Day, count: number): Day {
  if (count <= 0) return day;
  // From the first day of the week whose working days are counted back, weeks are whole.
  const passed = Math.min(weekdayOf(day) - 1, 5);
  if (count <= passed) return addDays(day, passed - count - (weekdayOf(day) - 1));
  const left = count - passed;
  const weeks = Math.ceil(left / 5);
  return addDays(day, 1 - weekdayOf(day) - 7 * weeks + (weeks * 5 - left));
}
