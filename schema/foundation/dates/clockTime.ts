// The instant at which a zone's clock shows a time of a day.
import type { Day } from './dates.ts';

/** A time of a clock, `HH:MM`. */
export type ClockTime = string;

const DAY = 86_400_000;

/** True if the text is a time of a clock: from 00:00 to 23:59. */
export const isClockTime = (text: string): boolean => /^([01]\d|2[0-3]):[0-5]\d$/.test(text);

/**
 * The instant at which the clock of `zone` shows `time` on `day`: the first one where an hour is shown twice. Where the clock passes the time over, the
 * instant at which it goes on.
 */
export function instantOf(day: Day, time: ClockTime, zone: string): Date {
  const localMs = Date.parse(`${day}T${time}:00Z`);
  const offsets = [offsetAt(localMs - DAY, zone), offsetAt(localMs + DAY, zone)];
  const instants = offsets
    .map((offset) => localMs - offset)
    .filter((instant) => instant + offsetAt(instant, zone) === localMs);
  if (instants.length > 0) return new Date(Math.min(...instants));
  let low = localMs - Math.max(...offsets);
  let high = localMs - Math.min(...offsets);
  while (high - low > 1000) {
    const middle = low + Math.floor((high - low) / 2000) * 1000;
    if (middle + offsetAt(middle, zone) < localMs) low = middle;
    else high = middle;
  }
  return new Date(high);
}

/** Offset of a zone from UTC at an instant, in milliseconds. */
function offsetAt(instant: number, zone: string): number {
  const second = Math.floor(instant / 1000) * 1000;
  const parts = Object.fromEntries(
    formatter(zone)
      .formatToParts(second)
      .map(({ type, value }) => [type, Number(value)]),
  );
  const { year = 0, month = 1, day, hour, minute, second: seconds } = parts;
  return Date.UTC(year, month - 1, day, hour, minute, seconds) - second;
}

const formatters = new Map<string, Intl.DateTimeFormat>();

function formatter(zone: string): Intl.DateTimeFormat {
  let zoneFormatter = formatters.get(zone);
  if (!zoneFormatter) {
    const digits = 'numeric' as const;
    zoneFormatter = new Intl.DateTimeFormat('en-US', {
      timeZone: zone,
      hourCycle: 'h23',
      year: digits,
      month: digits,
      day: digits,
      hour: digits,
      minute: digits,
      second: digits,
    });
    formatters.set(zone, zoneFormatter);
  }
  return zoneFormatter;
}
