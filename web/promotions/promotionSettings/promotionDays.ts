import {
  type Day,
  dayIn,
  endOfDay,
  isDay,
  PROMOTION_TIME_ZONE,
  startOfDay,
} from '../../../schema/foundation/dates/dates.ts';

/** The displayed day of a promotion's start or end: in Los Angeles (FMT-2). A partly typed day is not an instant yet. */
export function dayOfInstant(instant: string | null | undefined): Day | null {
  if (!instant) return null;
  return instant.includes('T') ? dayIn(PROMOTION_TIME_ZONE, new Date(instant)) : instant;
}

/** The instant of a chosen day: its first second for a start, its last for an end (FMT-3). An unchanged day keeps its instant; a day of the year 20,
 * typed on the way to 2026, stays as it is, and the rules do not accept it as an instant. */
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
