import { describe, expect, test } from 'vitest';
import { firstDayOf, lastDayOf, weekOf } from './periods.ts';

describe('the period that a day is in', () => {
  test.each([
    ['none', '2026-11-23', '2026-11-23', '2026-11-23'],
    ['daily', '2026-11-23', '2026-11-23', '2026-11-23'],
    ['weekly', '2026-11-23', '2026-11-23', '2026-11-29'],
    ['weekly', '2026-11-29', '2026-11-23', '2026-11-29'],
    ['weekly', '2027-01-01', '2026-12-28', '2027-01-03'],
    ['monthly', '2028-02-10', '2028-02-01', '2028-02-29'],
    ['monthly', '2026-12-31', '2026-12-01', '2026-12-31'],
    ['yearly', '2026-06-01', '2026-01-01', '2026-12-31'],
  ] as const)('%s, %s: from %s to %s', (interval, day, first, last) => {
    expect([firstDayOf(day, interval), lastDayOf(day, interval)]).toEqual([first, last]);
  });

  test.each([
    ['2026-01-01', 2026, 1],
    ['2026-11-23', 2026, 48],
    ['2027-01-01', 2026, 53],
    ['2027-01-04', 2027, 1],
    ['2024-12-30', 2025, 1],
  ])('%s is in the ISO week of %i with number %i', (day, year, week) => {
    expect(weekOf(day)).toEqual({ year, week });
  });
});
