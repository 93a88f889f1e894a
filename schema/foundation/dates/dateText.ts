// How days and times are written for people, on the screens and on the platform's own pages alike.
import type { Day } from './dates.ts';

/** `24 / 11 / 2026`, whatever the language (FMT-8). */
export function dayText(day: Day): string {
  const [year, month, date] = day.split('-');
  return `${date} / ${month} / ${year}`;
}

/** Hour and minute of an instant (ISO 8601) in `zone`, 24 hours: `17:05`. */
export function timeText(iso: string, zone: string): string {
  const options = { hour: '2-digit', minute: '2-digit', hourCycle: 'h23', timeZone: zone } as const;
  return new Intl.DateTimeFormat('en-GB', options).format(new Date(iso));
}

/** A date in words as `Intl` writes it; French calls the first of a month "1er". */
export const dateWords = (words: string, locale: string): string =>
  locale === 'fr' ? words.replace(/(?<!\p{N})1(?=\s\p{L})/u, '1er') : words;
