import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  addDays,
  DEFAULT_TIME_ZONE,
  dayIn,
  eachDay,
  endOfDay,
  isDay,
  isTimeZone,
  PROMOTION_TIME_ZONE,
  startOfDay,
  TIME_ZONES,
  timeZonesWith,
} from './dates.ts';

/** Zones with clock changes; those marked skip a midnight. */
const ZONES = [
  'Europe/Paris',
  'America/Los_Angeles',
  'America/Santiago', // skips a midnight
  'Asia/Beirut', // skips a midnight
  'Africa/Cairo', // skips a midnight
  'America/Havana', // skips a midnight
  'Pacific/Apia',
];
const day = fc.integer({ min: 0, max: 2921 }).map((step) => addDays('2024-01-01', step));

describe('days and zones', () => {
  test('FMT-1: whoever has no zone reads in Europe/Paris; promotions are read in Los Angeles', () => {
    expect([DEFAULT_TIME_ZONE, PROMOTION_TIME_ZONE]).toEqual(['Europe/Paris', 'America/Los_Angeles']);
  });

  test('FMT-5: a day is YYYY-MM-DD and one that exists', () => {
    expect(['2026-02-28', '2024-02-29', '2026-12-31'].every(isDay)).toBe(true);
    expect(['2026-02-29', '2026-13-01', '26-01-01', '2026-1-1', '2026-01-01T00:00', ''].some(isDay)).toBe(
      false,
    );
  });

  test('days are counted without a zone', () => {
    expect(addDays('2026-03-28', 2)).toBe('2026-03-30');
    expect(addDays('2024-03-01', -1)).toBe('2024-02-29');
    expect(eachDay('2026-10-24', '2026-10-27')).toHaveLength(4);
    expect(eachDay('2026-10-27', '2026-10-24')).toEqual([]);
  });

  test('a day starts at its first instant, in every zone and across every clock change', () => {
    fc.assert(
      fc.property(day, fc.constantFrom(...ZONES), (one, zone) => {
        const start = startOfDay(one, zone);
        expect(dayIn(zone, start)).toBe(one);
        expect(dayIn(zone, new Date(start.getTime() - 1000)) < one).toBe(true);
      }),
      { numRuns: 400 },
    );
  });

  test('FMT-3: a day ends one second before the next one starts', () => {
    expect(endOfDay('2026-11-21', PROMOTION_TIME_ZONE).toISOString()).toBe('2026-11-22T07:59:59.000Z');
    expect(endOfDay('2026-03-08', PROMOTION_TIME_ZONE).toISOString()).toBe('2026-03-09T06:59:59.000Z');
  });

  test('FMT-17: zones are the IANA ones', () => {
    expect(TIME_ZONES.length).toBeGreaterThan(400);
    expect(TIME_ZONES).toContain('Europe/Paris');
    expect(TIME_ZONES.every(isTimeZone)).toBe(true);
    expect(['Mars/Olympus', '', 'Paris'].some(isTimeZone)).toBe(false);
  });

  test('ACTREP-6: pickers offer zones by their present names, and a stored zone under a former one', () => {
    expect(TIME_ZONES).toEqual(
      expect.arrayContaining(['Asia/Kathmandu', 'Asia/Kolkata', 'Europe/Kyiv', 'UTC', 'Asia/Ho_Chi_Minh']),
    );
    expect(TIME_ZONES).not.toContain('Asia/Calcutta');
    expect(new Set(TIME_ZONES).size).toBe(TIME_ZONES.length);
    expect(timeZonesWith('Asia/Kolkata')).toBe(TIME_ZONES);
    expect(timeZonesWith('Asia/Calcutta')).toEqual(['Asia/Calcutta', ...TIME_ZONES]);
    expect(timeZonesWith('+02:00')[0]).toBe('+02:00');
  });
});
