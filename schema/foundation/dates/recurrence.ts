// When something that recurs is due: on days of the calendar, at a time of a zone's clock.
import { type ClockTime, instantOf } from './clockTime.ts';
import { addDays, type Day, dayIn } from './dates.ts';
import { lastDayOf } from './periods.ts';

/** How often something recurs. */
export const CADENCES = ['daily', 'weekly', 'monthly'] as const;
export type Cadence = (typeof CADENCES)[number];

/** When something recurs. */
export interface Recurrence {
  cadence: Cadence;
  /** 1: Monday … 7: Sunday; for a weekly recurrence. */
  weekday: number | null;
  /** 1 … 31, for a monthly recurrence; in a shorter month, its last day. */
  monthDay: number | null;
  /** At this time of the zone's clock. */
  time: ClockTime;
  timezone: string;
}

/** Days within which every recurrence is due, whichever way they are counted. */
const WITHIN_DAYS = 64;

/** 1: Monday … 7: Sunday. */
const weekdayOf = (day: Day): number => new Date(`${day}T00:00:00Z`).getUTCDay() || 7;

function isOn({ cadence, weekday, monthDay }: Recurrence, day: Day): boolean {
  if (cadence === 'weekly') return weekdayOf(day) === weekday;
  if (cadence === 'monthly') {
    const last = Number(lastDayOf(day, 'monthly').slice(8));
    return Number(day.slice(8)) === Math.min(monthDay ?? 1, last);
  }
  return true;
}

/** The first moment after `after` at which it is due. A day whose clock is changed has one such moment, as every other. */
export function nextDue(recurrence: Recurrence, after: Date): Date {
  const { time, timezone } = recurrence;
  const today = dayIn(timezone, after);
  for (let count = -2; count < WITHIN_DAYS; count += 1) {
    const day = addDays(today, count);
    if (!isOn(recurrence, day)) continue;
    const due = instantOf(day, time, timezone);
    if (due > after) return due;
  }
  throw new RangeError(`Nothing is due after ${after.toISOString()}`);
}

/** The last moment until `at`, that included, at which it was due. */
export function lastDue(recurrence: Recurrence, at: Date): Date {
  const { time, timezone } = recurrence;
  const today = dayIn(timezone, at);
  for (let count = 2; count > -WITHIN_DAYS; count -= 1) {
    const day = addDays(today, count);
    if (!isOn(recurrence, day)) continue;
    const due = instantOf(day, time, timezone);
    if (due <= at) return due;
  }
  throw new RangeError(`Nothing was due until ${at.toISOString()}`);
}

/** The next `count` moments after `after` at which it is due. */
export function nextDues(recurrence: Recurrence, after: Date, count: number): Date[] {
  const dueDates: Date[] = [];
  for (let from = after; dueDates.length < count; ) {
    from = nextDue(recurrence, from);
    dueDates.push(from);
  }
  return dueDates;
}
