// The day on which a stock runs out, from how much of it was used day by day (decision 0034).
import { negativeBinomialTail } from './negativeBinomial.ts';

/** Whole days of use that a forecast is made from. */
export const USE_DAYS = 30;

/** The recent part of them. */
export const RECENT_USE_DAYS = 7;

/** The stock runs out within the band in so many of a hundred cases. */
export const BAND_PERCENT = 80;

/** Days that a forecast looks ahead. */
export const HORIZON_DAYS = 365;

/** Use in `USE_DAYS` days: the sum of the daily counts, and of their squares. */
export interface DailyUse {
  total: number;
  squares: number;
}

/** `empty`: nothing is left; `unused`: nothing was used, so there is no day; `later`: not within the horizon. */
export type RunOutState = 'empty' | 'dated' | 'later' | 'unused';

/** Days from today; null where it is later than the horizon, or no day can be said. */
export interface RunOut {
  state: RunOutState;
  expected: number | null;
  earliest: number | null;
  latest: number | null;
}

/** Pieces used a day, and how much more their counts vary than those of independent pieces would (1: no more). */
export function paceOf({ total, squares }: DailyUse): { perDay: number; dispersion: number } {
  const perDay = total / USE_DAYS;
  if (perDay <= 0) return { perDay: 0, dispersion: 1 };
  const variance = (squares - (total * total) / USE_DAYS) / (USE_DAYS - 1);
  return { perDay, dispersion: Math.max(1, variance / perDay) };
}

/**
 * After how many days `stock` pieces are used up at the pace of the last days. The band is that of the negative binomial distribution that predicts the use of
 * the coming days: it widens with days that differ, and with days that were few.
 */
export function runOutOf(stock: number, use: DailyUse): RunOut {
  const nowhere = { expected: null, earliest: null, latest: null };
  if (stock <= 0 && use.total > 0) return { state: 'empty', expected: 0, earliest: 0, latest: 0 };
  if (use.total <= 0) return { state: 'unused', ...nowhere };
  const { perDay, dispersion } = paceOf(use);
  const isOut = (days: number) => usedUpBy(days, { stock, perDay, dispersion });
  const beside = (100 - BAND_PERCENT) / 200;
  // Whole numbers divided once: dividing by a rounded pace makes 110 days 110.00000000000001, thus 111.
  const expected = within(Math.ceil((stock * USE_DAYS) / use.total));
  const earliest = firstDay((days) => isOut(days) >= beside);
  const latest = firstDay((days) => isOut(days) >= 1 - beside);
  return { state: expected === null ? 'later' : 'dated', expected, earliest, latest };
}

/** The chance that `stock` pieces are used up after so many days. */
export function usedUpBy(
  days: number,
  { stock, perDay, dispersion }: { stock: number; perDay: number; dispersion: number },
): number {
  const mean = perDay * days;
  // Variance of the days, and of the estimate of their mean.
  const variance = dispersion * mean * (1 + days / USE_DAYS);
  return negativeBinomialTail(stock, { mean, variance });
}

const within = (days: number): number | null => (days <= HORIZON_DAYS ? days : null);

/** The first day of the horizon that satisfies a condition which holds from then on. */
function firstDay(holds: (days: number) => boolean): number | null {
  if (!holds(HORIZON_DAYS)) return null;
  let [low, high] = [0, HORIZON_DAYS];
  while (high - low > 1) {
    const middle = (low + high) >> 1;
    if (holds(middle)) high = middle;
    else low = middle;
  }
  return high;
}
