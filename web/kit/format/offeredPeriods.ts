import { addDays, type Day } from '../../../schema/foundation/dates/dates.ts';
import { firstDayOf, type ReportInterval } from '../../../schema/foundation/dates/periods.ts';

/** Weeks (ACTREP-30) and years (ACTREP-29) that are offered, the one today is in among them; of months as many as these years have. */
const OFFERED = { weekly: 52, monthly: 48, yearly: 4 } as const;

/** An interval whose periods are chosen from a list; days are chosen from a calendar. */
export type ListedInterval = keyof typeof OFFERED;

export const isListed = (interval: ReportInterval): interval is ListedInterval => interval in OFFERED;

/** First days of the weeks, months or years to offer, latest first. They always include the current selection. */
export function offeredPeriods(interval: ListedInterval, today: Day, current: Day): Day[] {
  const days = [firstDayOf(today, interval)];
  while (days.length < OFFERED[interval]) days.push(firstDayOf(addDays(days.at(-1) ?? today, -1), interval));
  return [...new Set([...days, firstDayOf(current, interval)])].sort().reverse();
}
