import { type Day, dayIn, endOfDay, isDay, PROMOTION_TIME_ZONE, startOfDay } from '../../../schema/dates.ts';

/** The day of a promotion's start or end, as it is shown: in Los Angeles (FMT-2). A day that is typed still is no instant yet. */
export function dayOfInstant(instant: string | null | undefined): Day | null {
  if (!instant) return null;
  return instant.includes('T') ? dayIn(PROMOTION_TIME_ZONE, new Date(instant)) : instant;
}

/** The instant that a chosen day means: its first second of a start, its last of an end (FMT-3). The day there is already keeps its instant; a day of the year 20,
 * on the way to 2026, stays as it is typed, and is no instant for the rules. */
export function instantOfDay(
  day: Day | null,
  { of, now }: { of: 'start' | 'end'; now: string | null | undefined },
): string | null {
  if (day === null) return null;
  if (!isDay(day)) return day;
  if (now && day === dayOfInstant(now)) return now;
  const begin = of === 'start' ? startOfDay : endOfDay;
  return begin(day, PROMOTION_TIME_ZONE).toISOString();
}
