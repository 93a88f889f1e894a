import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addDays } from '../foundation/dates/dates.ts';
import { workingDaysBefore } from '../foundation/dates/workingDays.ts';
import { negativeBinomialTail } from './negativeBinomial.ts';
import { type DailyUse, HORIZON_DAYS, paceOf, runOutOf, USE_DAYS, usedUpBy } from './runOut.ts';

const summed = (counts: readonly number[]): DailyUse => ({
  total: counts.reduce((sum, count) => sum + count, 0),
  squares: counts.reduce((sum, count) => sum + count * count, 0),
});
const counts = fc.array(fc.nat(40), { minLength: USE_DAYS, maxLength: USE_DAYS });

/** The same chance by adding up the distribution term by term. */
function summedTail(least: number, mean: number, variance: number): number {
  const size = (mean * mean) / (variance - mean);
  const rest = 1 - mean / variance;
  let term = Math.exp(size * Math.log(mean / variance));
  let below = 0;
  for (let k = 0; k < least; k += 1) {
    below += term;
    term *= (rest * (k + size)) / (k + 1);
  }
  return 1 - below;
}

test('the tail of the negative binomial distribution is what its terms add up to', () => {
  fc.assert(
    fc.property(
      fc.nat(400),
      fc.double({ min: 0.05, max: 200, noNaN: true }),
      fc.double({ min: 1.02, max: 12, noNaN: true }),
      (least, mean, over) => {
        expect(negativeBinomialTail(least, { mean, variance: mean * over })).toBeCloseTo(
          summedTail(least, mean, mean * over),
          7,
        );
      },
    ),
  );
});

test('the day is the first on which the stock is used up, and its band the first days with 10 and 90 in a hundred: found day by day', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 3000 }), counts, (stock, daily) => {
      const use = summed(daily);
      const forecast = runOutOf(stock, use);
      if (use.total === 0) return expect(forecast.state).toBe('unused');
      const pace = { stock, ...paceOf(use) };
      const first = (holds: (day: number) => boolean) => eachDayOfHorizon.find((day) => holds(day)) ?? null;
      expect(forecast).toEqual({
        state: forecast.expected === null ? 'later' : 'dated',
        expected: first((day) => day * use.total >= stock * USE_DAYS),
        earliest: first((day) => usedUpBy(day, pace) >= 0.1),
        latest: first((day) => usedUpBy(day, pace) >= 0.9),
      });
    }),
    { numRuns: 60 },
  );
});

test('a stock of exactly 110 days lasts 110 days', () => {
  expect(runOutOf(2189, { total: 597, squares: 18_595 }).expected).toBe(110);
});

const eachDayOfHorizon = Array.from({ length: HORIZON_DAYS }, (_, n) => n + 1);

test('more stock never runs out earlier, and more varied days never narrow the band', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 3000 }), counts, fc.nat(500), (stock, daily, more) => {
      const use = summed(daily);
      const one = runOutOf(stock, use);
      const fuller = runOutOf(stock + more, use);
      const late = (day: number | null) => day ?? Number.POSITIVE_INFINITY;
      if (use.total === 0) return;
      for (const key of ['expected', 'earliest', 'latest'] as const)
        expect(late(fuller[key])).toBeGreaterThanOrEqual(late(one[key]));
      const unsteady = runOutOf(stock, { ...use, squares: use.squares * 2 });
      if (one.earliest !== null && unsteady.earliest !== null)
        expect(unsteady.earliest).toBeLessThanOrEqual(one.earliest);
    }),
  );
});

test('the band holds what it says: of processes with its pace, about 80 in 100 run out within it', () => {
  const draw = generator(20_261_123);
  let within = 0;
  const rounds = 1500;
  for (let round = 0; round < rounds; round += 1) {
    const mean = 1 + 20 * draw();
    const stock = Math.ceil(mean * (5 + 40 * draw()));
    const { earliest, latest } = runOutOf(
      stock,
      summed(Array.from({ length: USE_DAYS }, () => poisson(mean, draw))),
    );
    let [left, day] = [stock, 0];
    while (left > 0) {
      left -= poisson(mean, draw);
      day += 1;
    }
    if (day >= (earliest ?? HORIZON_DAYS) && day <= (latest ?? HORIZON_DAYS)) within += 1;
  }
  // Days are whole, so that the band holds rather more than it must.
  expect(within / rounds, 'seed 20261123').toBeGreaterThan(0.78);
  expect(within / rounds, 'seed 20261123').toBeLessThan(0.93);
});

test('nothing left is today; nothing used has no day; what lasts for years has none either', () => {
  const steady = summed(Array.from({ length: USE_DAYS }, () => 10));
  expect(runOutOf(0, steady)).toEqual({ state: 'empty', expected: 0, earliest: 0, latest: 0 });
  expect(runOutOf(50, summed([]))).toEqual({ state: 'unused', expected: null, earliest: null, latest: null });
  expect(runOutOf(0, summed([]))).toMatchObject({ state: 'unused' });
  expect(runOutOf(1_000_000, steady)).toMatchObject({ state: 'later', expected: null, earliest: null });
  expect(runOutOf(50, steady)).toMatchObject({ state: 'dated', expected: 5 });
});

const day = fc.integer({ min: 0, max: 20_000 }).map((n) => addDays('2000-01-01', n));

const isWorkingDay = (one: string) => ![0, 6].includes(new Date(`${one}T00:00:00Z`).getUTCDay());

test('working days are counted back like day after day on a calendar, weekends left out', () => {
  fc.assert(
    fc.property(day, fc.integer({ min: 0, max: 70 }), (end, count) => {
      let walked = end;
      for (let left = count; left > 0; ) {
        walked = addDays(walked, -1);
        if (isWorkingDay(walked)) left -= 1;
      }
      expect(workingDaysBefore(end, count)).toBe(walked);
    }),
  );
  expect(workingDaysBefore('2026-11-30', 5)).toBe('2026-11-23');
  expect(workingDaysBefore('2026-11-29', 1)).toBe('2026-11-27');
});

/** Numbers from 0 to 1, the same for the same seed. */
function generator(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

function poisson(mean: number, draw: () => number): number {
  const limit = Math.exp(-mean);
  let [count, product] = [0, draw()];
  while (product > limit) {
    count += 1;
    product *= draw();
  }
  return count;
}
