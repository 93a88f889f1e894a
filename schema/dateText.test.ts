import { expect, test } from 'vitest';
import { dayText, timeText } from './dateText.ts';

test('FMT-8: a day is written day first', () => {
  expect(dayText('2026-11-04')).toBe('04 / 11 / 2026');
});

test('FMT-1: a time is written in its zone, in 24 hours', () => {
  expect(timeText('2026-11-24T23:05:00Z', 'Europe/Paris')).toBe('00:05');
  expect(timeText('2026-11-24T23:05:00Z', 'America/Los_Angeles')).toBe('15:05');
});
