// Days, instants and the time zones they are read in.

/** The zone of a person who has none (FMT-1). */
export const DEFAULT_TIME_ZONE = 'Europe/Paris';

/** The zone promotion dates are read in (FMT-2). */
export const PROMOTION_TIME_ZONE = 'America/Los_Angeles';

/** A calendar day, `YYYY-MM-DD` (FMT-5). */
export type Day = string;

const DAY = /^\d{4}-\d{2}-\d{2}$/;

const HOUR = 3_600_000;
const formatters = new Map<string, Intl.DateTimeFormat>();

/** True if the text is a day that can be reckoned with: of the years 1900 to 9998. */
export function isDay(text: string): boolean {
  return DAY.test(text) && isInCalendar(new Date(`${text}T00:00:00Z`)) && addDays(text, 0) === text;
}

/** True if a moment can be kept and reckoned with in every zone: of the years 1900 to 9998, in UTC. An invalid date cannot. */
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

/** Zones that runtimes list under a former name, with their name in the IANA database. */
const RENAMED_ZONES: Readonly<Record<string, string>> = {
  'Africa/Asmera': 'Africa/Asmara',
  'America/Buenos_Aires': 'America/Argentina/Buenos_Aires',
  'America/Catamarca': 'America/Argentina/Catamarca',
  'America/Coral_Harbour': 'America/Atikokan',
  'America/Cordoba': 'America/Argentina/Cordoba',
  'America/Godthab': 'America/Nuuk',
  'America/Indianapolis': 'America/Indiana/Indianapolis',
  'America/Jujuy': 'America/Argentina/Jujuy',
  'America/Louisville': 'America/Kentucky/Louisville',
  'America/Mendoza': 'America/Argentina/Mendoza',
  'Asia/Calcutta': 'Asia/Kolkata',
  'Asia/Katmandu': 'Asia/Kathmandu',
  'Asia/Rangoon': 'Asia/Yangon',
  'Asia/Saigon': 'Asia/Ho_Chi_Minh',
  'Atlantic/Faeroe': 'Atlantic/Faroe',
  'Europe/Kiev': 'Europe/Kyiv',
  'Pacific/Enderbury': 'Pacific/Kanton',
  'Pacific/Ponape': 'Pacific/Pohnpei',
  'Pacific/Truk': 'Pacific/Chuuk',
};

/** The present name of a zone, where this runtime knows it. */
function currentZone(zone: string): string {
  const name = RENAMED_ZONES[zone];
  return name !== undefined && isTimeZone(name) ? name : zone;
}

/** All zones this runtime knows by their present IANA names, and UTC, sorted: the choices of a picker. */
export const TIME_ZONES: readonly string[] = [
  ...new Set([...Intl.supportedValuesOf('timeZone').map(currentZone), 'UTC']),
].sort();

/** The choices of a picker whose value is this zone: a stored zone under a former name, or an offset, is one of them. */
export const timeZonesWith = (zone: string): readonly string[] =>
  TIME_ZONES.includes(zone) ? TIME_ZONES : [zone, ...TIME_ZONES];

/**
 * True if a person or a program may choose it: one of `TIME_ZONES`, or a former name of one. What was stored before this rule is still read by
 * `isTimeZone`, and stays until somebody changes it.
 */
export const isOfferedTimeZone = (zone: string): boolean =>
  TIME_ZONES.includes(zone) || (zone in RENAMED_ZONES && isTimeZone(zone));

/** True if days and times can be read in it: an IANA zone, also under a former name, or an offset (`+02:00`). */
export function isTimeZone(zone: string): boolean {
  try {
    formatter(zone);
    return true;
  } catch {
    return false;
  }
}

function formatter(zone: string): Intl.DateTimeFormat {
  let zoneFormatter = formatters.get(zone);
  if (!zoneFormatter) {
    zoneFormatter = new Intl.DateTimeFormat('en-CA', {
      timeZone: zone,
      year: 'numeric',
      month: '2-digit',
      day: '2-digit',
    });
    formatters.set(zone, zoneFormatter);
  }
  return zoneFormatter;
}
