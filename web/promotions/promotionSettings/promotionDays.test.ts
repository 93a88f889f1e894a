import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays, PROMOTION_TIME_ZONE } from '../../../schema/foundation/dates/dates.ts';
import { timeText } from '../../../schema/foundation/dates/dateText.ts';
import { dayOfInstant, instantOfDay } from './promotionDays.ts';

const start = (day: string) => instantOfDay(day, { of: 'start', now: null }) as string;
const end = (day: string) => instantOfDay(day, { of: 'end', now: null }) as string;
const hours = (day: string) => Math.round((Date.parse(end(day)) + 1000 - Date.parse(start(day))) / 3_600_000);

/** Days of several years, most of them around the two Sundays on which clocks change in Los Angeles. */
const days = fc
  .record({
    around: fc.constantFrom('2026-03-08', '2026-11-01', '2027-03-14', '2027-11-07', '2028-02-29'),
    by: fc.integer({ min: -3, max: 3 }),
    years: fc.boolean(),
    far: fc.integer({ min: -4000, max: 4000 }),
  })
  .map(({ around, by, years, far }) => addDays(around, years ? far : by));

describe('days of a promotion', () => {
  it('FMT-2, FMT-3, WIZSET-6: a chosen day is that day in Los Angeles, from its first second to its last, also where clocks change', () => {
    fc.assert(
      fc.property(days, (day) => {
        expect(dayOfInstant(start(day))).toBe(day);
        expect(dayOfInstant(end(day))).toBe(day);
        expect(timeText(start(day), PROMOTION_TIME_ZONE)).toBe('00:00');
        expect(new Date(Date.parse(end(day)) + 1000).toISOString()).toBe(start(addDays(day, 1)));
        expect([23, 24, 25]).toContain(hours(day));
      }),
      { numRuns: 400 },
    );
  });

  it('WIZSET-6: the years that a typed one passes through are days too', () => {
    for (const day of ['0002-11-01', '0020-11-01', '0202-11-01', '0999-03-14', '2026-11-01']) {
      expect(dayOfInstant(start(day))).toBe(day);
      expect(dayOfInstant(end(day))).toBe(day);
    }
  });

  it('FMT-3: the days on which clocks change have 23 and 25 hours', () => {
    expect(hours('2026-03-08')).toBe(23);
    expect(hours('2026-11-01')).toBe(25);
    expect(end('2026-11-01')).toBe('2026-11-02T07:59:59.000Z');
    expect(end('2026-03-08')).toBe('2026-03-09T06:59:59.000Z');
  });

  it('WIZ-16: the day there is already keeps its instant, whatever the hour', () => {
    fc.assert(
      fc.property(
        fc.date({ min: new Date('2020-01-01'), max: new Date('2040-01-01'), noInvalidDate: true }),
        (moment) => {
          const now = moment.toISOString();
          expect(instantOfDay(dayOfInstant(now), { of: 'start', now })).toBe(now);
          expect(instantOfDay(dayOfInstant(now), { of: 'end', now })).toBe(now);
        },
      ),
    );
    expect(instantOfDay(null, { of: 'end', now: '2026-11-22T10:00:00.000Z' })).toBeNull();
  });
});

it('a year that is typed still is kept as it is typed', () => {
  for (const day of ['0002-12-24', '0020-12-24', '0202-12-24']) {
    const typed = instantOfDay(day, { of: 'end', now: null });
    expect(dayOfInstant(typed)).toBe(day);
    expect(instantOfDay('2026-12-24', { of: 'end', now: typed })).toBe('2026-12-25T07:59:59.000Z');
  }
});
