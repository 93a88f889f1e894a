import { addDays, type Day } from '../../../schema/foundation/dates/dates.ts';

/** The days of a range, counted from the day after `yesterday`. */
export function daysFrom(
  yesterday: Day | undefined,
  band: { expectedOn: Day | null; earliestOn: Day | null; latestOn: Day | null },
): { expected: number | null; earliest: number | null; latest: number | null } {
  const today = yesterday === undefined ? undefined : Date.parse(`${addDays(yesterday, 1)}T00:00:00Z`);
  const from = (day: Day | null) =>
    day === null || today === undefined
      ? null
      : Math.round((Date.parse(`${day}T00:00:00Z`) - today) / 86_400_000);
  return { expected: from(band.expectedOn), earliest: from(band.earliestOn), latest: from(band.latestOn) };
}
