import { type Day, dayIn, endOfDay, PROMOTION_TIME_ZONE, startOfDay } from '../../../schema/dates.ts';

/** The day of a promotion's start or end, as it is shown: in Los Angeles (FMT-2). */
export const dayOfInstant = (instant: string | null | undefined): Day | null =>
  instant ? dayIn(PROMOTION_TIME_ZONE, new Date(instant)) : null;

/** The instant that a chosen day means: its first second of a start, its last of an end (FMT-3). The day there is already keeps its instant. */
export function instantOfDay(
  day: Day | null,
  { of, now }: { of: 'start' | 'end'; now: string | null | undefined },
): string | null {
  if (day === null) return null;
  if (now && day === dayOfInstant(now)) return now;
  const begin = of === 'start' ? startOfDay : endOfDay;
  return begin(day, PROMOTION_TIME_ZONE).toISOString();
}
