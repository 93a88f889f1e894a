import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addDays, TIME_ZONES } from './dates.ts';
import { lastDue, nextDue, nextDues, type Recurrence } from './recurrence.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

/** What the clock of a zone shows, `YYYY-MM-DD HH:MM`: by another way than the one that is tested. */
function localText(at: Date, zone: string): string {
  const clock =
    clocks.get(zone) ??
    new Intl.DateTimeFormat('sv-SE', { timeZone: zone, dateStyle: 'short', timeStyle: 'short' });
  clocks.set(zone, clock);
  return clock.format(at);
}
const clocks = new Map<string, Intl.DateTimeFormat>();

/** The moment of a day by looking at every minute of it and of the days around: the first that shows the time, else the first that shows a later one. */
function everyMinute(day: string, time: string, zone: string): number {
  const from = Date.parse(`${day}T00:00:00Z`) - 16 * HOUR;
  const localTime = `${day} ${time}`;
  const minutes = Array.from({ length: 70 * 60 }, (_, n) => from + n * MINUTE);
  const exact = minutes.find((at) => localText(new Date(at), zone) === localTime);
  return exact ?? minutes.find((at) => localText(new Date(at), zone) > localTime) ?? Number.NaN;
}

const zones = fc.constantFrom(...TIME_ZONES);
const time = fc
  .record({ hour: fc.integer({ min: 0, max: 23 }), minute: fc.constantFrom(0, 1, 15, 30, 45, 59) })
  .map(({ hour, minute }) => `${String(hour).padStart(2, '0')}:${String(minute).padStart(2, '0')}`);
const when = fc.date({
  min: new Date('2024-01-01T00:00:00Z'),
  max: new Date('2036-12-31T00:00:00Z'),
  noInvalidDate: true,
});
const recurrence: fc.Arbitrary<Recurrence> = fc.oneof(
  fc.record({
    cadence: fc.constant('daily' as const),
    weekday: fc.constant(null),
    monthDay: fc.constant(null),
    time,
    timezone: zones,
  }),
  fc.record({
    cadence: fc.constant('weekly' as const),
    weekday: fc.integer({ min: 1, max: 7 }),
    monthDay: fc.constant(null),
    time,
    timezone: zones,
  }),
  fc.record({
    cadence: fc.constant('monthly' as const),
    weekday: fc.constant(null),
    monthDay: fc.integer({ min: 1, max: 31 }),
    time,
    timezone: zones,
  }),
);

/** The changes of a zone's clock in 2026, to the minute. */
function changesOf(zone: string): Date[] {
  const offset = (at: number) => Date.parse(`${localText(new Date(at), zone).replace(' ', 'T')}:00Z`) - at;
  const days = Array.from({ length: 365 }, (_, n) => Date.UTC(2026, 0, 1) + n * 24 * HOUR);
  return days.flatMap((day) => {
    if (offset(day) === offset(day + 24 * HOUR)) return [];
    const minute = Array.from({ length: 24 * 60 }, (_, n) => day + n * MINUTE).find(
      (at) => offset(at) !== offset(at + MINUTE),
    );
    return minute === undefined ? [] : [new Date(minute + MINUTE)];
  });
}

test('SCHED-2: what is due comes one after the other, none between and none twice, whichever the zone (random)', () => {
  fc.assert(
    fc.property(recurrence, when, (one, after) => {
      const dues = nextDues(one, after, 14);
      dues.forEach((due, n) => {
        const before = n === 0 ? after : (dues[n - 1] as Date);
        expect(due.getTime()).toBeGreaterThan(before.getTime());
        expect(lastDue(one, due)).toEqual(due);
        expect(nextDue(one, new Date(due.getTime() - 1))).toEqual(due);
        if (n > 0) expect(lastDue(one, new Date(due.getTime() - 1))).toEqual(before);
      });
    }),
    { numRuns: 300 },
  );
});

test('SCHED-4: it is due at what the clock shows on its day, the first time where it shows it twice, and at once where it is passed over', () => {
  const seed = Date.now() % 100_000;
  const changing = TIME_ZONES.filter((_, n) => n % 10 === seed % 10).flatMap((zone) =>
    changesOf(zone).map((change) => ({ zone, change })),
  );
  expect(changing.length, `seed ${seed}`).toBeGreaterThan(5);
  fc.assert(
    fc.property(
      fc.constantFrom(...changing),
      fc.integer({ min: -6, max: 6 }),
      ({ zone, change }, quarters) => {
        const [day = '', clock = ''] = localText(
          new Date(change.getTime() + quarters * 15 * MINUTE),
          zone,
        ).split(' ');
        // A time that is passed over is shown by no instant: it is taken from the clock as it would have gone on.
        for (const time of [clock, '00:30', '01:30', '02:30', '03:00']) {
          const one: Recurrence = { cadence: 'daily', weekday: null, monthDay: null, time, timezone: zone };
          const expected = everyMinute(day, time, zone);
          const due = nextDue(one, new Date(expected - 1));
          expect(due.toISOString(), `${zone} ${day} ${time}`).toBe(new Date(expected).toISOString());
        }
      },
    ),
    { seed, numRuns: 12 },
  );
});

test('SCHED-4: 02:30 of the night that has none is due at 03:00, and 02:30 of the night that has two at the first', () => {
  const daily: Recurrence = {
    cadence: 'daily',
    weekday: null,
    monthDay: null,
    time: '02:30',
    timezone: 'Europe/Paris',
  };
  const iso = (dues: Date[]) => dues.map((due) => due.toISOString().slice(0, 16));
  expect(iso(nextDues(daily, new Date('2026-03-28T12:00:00Z'), 2))).toEqual([
    ...['2026-03-29T01:00', '2026-03-30T00:30'],
  ]);
  expect(iso(nextDues(daily, new Date('2026-10-24T12:00:00Z'), 2))).toEqual([
    ...['2026-10-25T00:30', '2026-10-26T01:30'],
  ]);
});

test('SCHED-2: the 31st is the last day of every month; a weekday is its own', () => {
  const monthly: Recurrence = {
    cadence: 'monthly',
    weekday: null,
    monthDay: 31,
    time: '08:00',
    timezone: 'UTC',
  };
  const days = (one: Recurrence, from: string, count: number) =>
    nextDues(one, new Date(from), count).map((due) => due.toISOString().slice(0, 10));
  expect(days(monthly, '2027-01-31T08:00:00Z', 4)).toEqual([
    ...['2027-02-28', '2027-03-31', '2027-04-30', '2027-05-31'],
  ]);
  expect(days({ ...monthly, monthDay: 29 }, '2028-02-01T00:00:00Z', 2)).toEqual(['2028-02-29', '2028-03-29']);
  const weekly: Recurrence = { ...monthly, cadence: 'weekly', weekday: 7, monthDay: null };
  expect(days(weekly, '2026-11-23T12:00:00Z', 2)).toEqual(['2026-11-29', addDays('2026-11-29', 7)]);
});
