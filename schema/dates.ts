// Days, instants and the time zones they are read in.

/** The zone of a person who has none (FMT-1). */
export const DEFAULT_TIME_ZONE = 'Europe/Paris';

/** The zone promotion dates are read in (FMT-2). */
export const PROMOTION_TIME_ZONE = 'America/Los_Angeles';

/** A calendar day, `YYYY-MM-DD` (FMT-5). */
export type Day = string;

const DAY = /^\d{4}-\d{2}-\d{2}$/;

/** Whether the text is a day that can be reckoned with: of the years 1900 to 9998. */
export function isDay(text: string): boolean {
  return DAY.test(text) && isInCalendar(new Date(`${text}T00:00:00Z`)) && addDays(text, 0) === text;
}

/** Whether a moment can be kept and reckoned with in every zone: of the years 1900 to 9998, in UTC. An invalid date cannot. */
export function isInCalendar(moment: Date): boolean {
  const year = moment.getUTCFullYear();
  return year >= 1900 && year <= 9998;
}

/** The day `count` days after `day` (before, when negative). Pure calendar arithmetic, no zone involved. */
export function addDays(day: Day, count: number): Day {
  const date = new Date(`${day}T00:00:00Z`);
  date.setUTCDate(date.getUTCDate() + count);
  return date.toISOString().slice(0, 10);
}

/** Every day from `first` to `last`, both included; empty when `last` is before `first`. */
export function eachDay(first: Day, last: Day): Day[] {
  const days: Day[] = [];
  for (let day = first; day <= last; day = addDays(day, 1)) days.push(day);
  return days;
}

/** The calendar day it is in `zone` at `instant`; years below 1000, through which a typed year passes, have their zeros. */
export function dayIn(zone: string, instant: Date = new Date()): Day {
  return formatter(zone).format(instant).padStart(10, '0').slice(0, 10);
}

/**
 * The instant at which `day` begins in `zone`: the first instant whose local day is `day`. Where midnight is skipped by a
 * clock change, that is the first minute that exists. A day that the zone left out (Apia, 2011-12-30) begins and ends when the next one begins:
 * it has no moment, and a period of it alone is empty. Compare days as days; two different days can begin at one instant.
 */
export function startOfDay(day: Day, zone: string): Date {
  const key = `${day} ${zone}`;
  let start = starts.get(key);
  if (start === undefined) {
    if (starts.size >= STARTS_KEPT) starts.clear();
    start = findStart(day, zone);
    starts.set(key, start);
  }
  return new Date(start);
}

/** Starts of days found before; finding one asks the calendar of its zone some twenty times. */
const starts = new Map<string, number>();
const STARTS_KEPT = 2000;

function findStart(day: Day, zone: string): number {
  const midnight = Date.parse(`${day}T00:00:00Z`);
  let low = midnight - 15 * HOUR;
  let high = midnight + 15 * HOUR;
  while (high - low > 1000) {
    const middle = low + Math.floor((high - low) / 2000) * 1000;
    if (dayIn(zone, new Date(middle)) < day) low = middle;
    else high = middle;
  }
  return high;
}

/** The last second of `day` in `zone`: a promotion's end date is stored so (FMT-3). */
export function endOfDay(day: Day, zone: string): Date {
  return new Date(startOfDay(addDays(day, 1), zone).getTime() - 1000);
}

/** All IANA zones this runtime knows, sorted. */
export const TIME_ZONES: readonly string[] = Intl.supportedValuesOf('timeZone');

export function isTimeZone(zone: string): boolean {
  try {
    formatter(zone);
    return true;
  } catch {
    return false;
  }
}

const HOUR = 3_600_000;
const formatters = new Map<string, Intl.DateTimeFormat>();

function formatter(zone: string): Intl.DateTimeFormat {
  let found = formatters.get(zone);
  if (!found) {
    found = new Intl.DateTimeFormat('en-CA', {
      timeZone: zone,
      year: 'numeric',
      month: '2-digit',
      day: '2-digit',
    });
    formatters.set(zone, found);
  }
  return found;
}
