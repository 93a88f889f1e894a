import { expect, test } from 'vitest';
import { addMonths, barOf, daysOf, instantsOf, readMonth } from './calendarMonth.ts';

test('a month is read from the address; what is none is the one it is in Los Angeles', () => {
  expect(readMonth('2026-02')).toBe('2026-02');
  for (const wrong of ['', '2026-13', '2026-2', 'soon', '2026-02-01'])
    expect(readMonth(wrong, '2026-11-22'), wrong).toBe('2026-11');
});

test('months follow each other over the year', () => {
  expect(addMonths('2026-12', 1)).toBe('2027-01');
  expect(addMonths('2026-01', -1)).toBe('2025-12');
  expect(daysOf('2028-02')).toHaveLength(29);
});

test('FMT-2: a month begins and ends in Los Angeles, also where the clocks change within it', () => {
  expect(instantsOf('2026-03')).toEqual({ from: '2026-03-01T08:00:00.000Z', to: '2026-04-01T07:00:00.000Z' });
  expect(instantsOf('2026-11')).toEqual({ from: '2026-11-01T07:00:00.000Z', to: '2026-12-01T08:00:00.000Z' });
});

test('FMT-2, FMT-3: a promotion lies on the days of Los Angeles on which it runs, and says where it goes on', () => {
  const bar = (startsAt: string, endsAt: string | null) => barOf({ startsAt, endsAt }, '2026-11');
  // The night of the clock change: it is still October there until 07:00 UTC.
  expect(bar('2026-11-01T06:59:59Z', null)).toEqual({ first: 1, last: 30, beganBefore: true, goesOn: true });
  expect(bar('2026-11-01T07:00:00Z', '2026-12-01T07:59:59Z')).toEqual({
    first: 1,
    last: 30,
    beganBefore: false,
    goesOn: false,
  });
  expect(bar('2026-11-10T08:00:00Z', '2026-11-11T07:59:59Z')).toEqual({
    first: 10,
    last: 10,
    beganBefore: false,
    goesOn: false,
  });
  expect(bar('2026-11-10T08:00:00Z', '2026-12-01T08:00:00Z')).toMatchObject({ last: 30, goesOn: true });
});
