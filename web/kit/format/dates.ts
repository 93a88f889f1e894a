// Days and instants as the screens show them. The patterns are the specification's own, whatever the language.

import { type Day, dayIn, isDay, PROMOTION_TIME_ZONE } from '../../../schema/foundation/dates/dates.ts';
import { dateWords, dayText } from '../../../schema/foundation/dates/dateText.ts';

/** table 24 / 11 / 2026 · chart Tue Nov 24 2026 · range 2026.11.24 · promotion 11.24.2026 · filter 2026-11-24 (FMT-4, 5, 8, 9). */
export type DateFormat = 'table' | 'chart' | 'range' | 'promotion' | 'filter';

/** A calendar day in one of the formats; weekday and month names in `locale`. Throws when it is no `YYYY-MM-DD`. */
export function formatDay(day: Day, format: DateFormat, locale = 'en'): string {
  if (!isDay(day)) throw new RangeError(`Not a day: ${day}`);
  const [year, month, date] = day.split('-') as [string, string, string];
  switch (format) {
    case 'table':
      return dayText(day);
    case 'chart':
      return `${name(day, locale, { weekday: 'short' })} ${name(day, locale, { month: 'short' })} ${Number(date)} ${year}`;
    case 'range':
      return `${year}.${month}.${date}`;
    case 'promotion':
      return `${month}.${date}.${year}`;
    case 'filter':
      return day;
  }
}

/** An instant (ISO 8601) as its calendar day in `zone`; promotion dates are always read in Los Angeles (FMT-2). */
export function formatInstant(iso: string, format: DateFormat, zone: string, locale = 'en'): string {
  return formatDay(dayIn(format === 'promotion' ? PROMOTION_TIME_ZONE : zone, new Date(iso)), format, locale);
}

/** The language of days in words: American English would put the month first. */
export const dayFirst = (locale: string): string => (locale === 'en' ? 'en-GB' : locale);

/** A day in words: "28 November 2026". Beside each of the formats, whose order of day and month differs, it says which day is meant. */
export function longDay(day: Day, locale: string): string {
  return dateWords(name(day, dayFirst(locale), { day: 'numeric', month: 'long', year: 'numeric' }), locale);
}

function name(day: Day, locale: string, options: Intl.DateTimeFormatOptions): string {
  return new Intl.DateTimeFormat(locale, { ...options, timeZone: 'UTC' }).format(
    new Date(`${day}T00:00:00Z`),
  );
}

/** The day that every calendar begins its weeks with, whatever the language: as the reports count them (ISO 8601). */
export const WEEK_START = 'mon';
