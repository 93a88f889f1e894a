import {
  addDays,
  type Day,
  dayIn,
  eachDay,
  isDay,
  PROMOTION_TIME_ZONE,
  startOfDay,
} from '../../../../schema/foundation/dates/dates.ts';

/** A month, `YYYY-MM`. */
export type Month = string;

/** Parses a month; by default the current one in Los Angeles. */
export const readMonth = (text: string, today = dayIn(PROMOTION_TIME_ZONE)): Month =>
  isDay(`${text}-01`) ? text : today.slice(0, 7);

/** The month `count` months later, earlier if negative. */
export function addMonths(month: Month, count: number): Month {
  const date = new Date(`${month}-01T00:00:00Z`);
  date.setUTCMonth(date.getUTCMonth() + count);
  return date.toISOString().slice(0, 7);
}

/** Its days. */
export const daysOf = (month: Month): Day[] =>
  eachDay(`${month}-01`, addDays(`${addMonths(month, 1)}-01`, -1));

/** From its first instant to the first one after it: days of promotions are Los Angeles days (FMT-2). */
export const instantsOf = (month: Month): { from: string; to: string } => ({
  from: startOfDay(`${month}-01`, PROMOTION_TIME_ZONE).toISOString(),
  to: startOfDay(`${addMonths(month, 1)}-01`, PROMOTION_TIME_ZONE).toISOString(),
});

/** The part of a promotion within a month: its first and last day there, and whether it extends beyond. */
export interface Bar {
  first: number;
  last: number;
  beganBefore: boolean;
  goesOn: boolean;
}

/** The bar of a promotion that overlaps the month. */
export function barOf({ startsAt, endsAt }: { startsAt: string; endsAt: string | null }, month: Month): Bar {
  const days = daysOf(month);
  const [first, last] = [days[0] as Day, days.at(-1) as Day];
  const start = dayIn(PROMOTION_TIME_ZONE, new Date(startsAt));
  const end = endsAt === null ? null : dayIn(PROMOTION_TIME_ZONE, new Date(endsAt));
  const beganBefore = start < first;
  const goesOn = end === null || end > last;
  return {
    first: beganBefore ? 1 : Number(start.slice(8)),
    last: goesOn ? days.length : Number(end.slice(8)),
    beganBefore,
    goesOn,
  };
}
