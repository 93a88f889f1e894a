import { expect, test } from 'vitest';
import { dateWords, dayText, timeText } from './dateText.ts';

test('FMT-8: a day is written day first', () => {
  expect(dayText('2026-11-04')).toBe('04 / 11 / 2026');
});

test('FMT-1: a time is written in its zone, in 24 hours', () => {
  expect(timeText('2026-11-24T23:05:00Z', 'Europe/Paris')).toBe('00:05');
  expect(timeText('2026-11-24T23:05:00Z', 'America/Los_Angeles')).toBe('15:05');
});

test('I18N-1: French calls the first of a month 1er, in every date in words', () => {
  const written = (day: string, locale: string) =>
    dateWords(
      new Intl.DateTimeFormat(locale, { dateStyle: 'full', timeZone: 'UTC' }).format(new Date(day)),
      locale,
    );
  expect(written('2026-12-01', 'fr')).toBe('mardi 1er décembre 2026');
  expect(written('2026-12-11', 'fr')).toBe('vendredi 11 décembre 2026');
  expect(written('2026-12-21', 'fr')).toBe('lundi 21 décembre 2026');
  expect(written('2026-12-01', 'en')).toBe('Tuesday, December 1, 2026');
});
