/** A stock, its use, and the days on which it runs out. */
export interface RunOutFigures {
  /** Name of the used quantity: "Rewards used". */
  label: string;
  /** Name of the rest: "Stock". */
  leftLabel: string;
  /** Pieces that are left, and how many a day are used. */
  left: number;
  perDay: number;
  /** Days from today on which it runs out; null: beyond what can be said. */
  days: { expected: number | null; earliest: number | null; latest: number | null };
}

/** Days that a chart looks ahead at least and at most. */
const [LEAST_AHEAD, MOST_AHEAD] = [14, 75];

/** Number of future days to draw: somewhat more than the band, up to a limit. */
export function daysAhead({ expected, latest }: { expected: number | null; latest: number | null }): number {
  const last = latest ?? expected;
  if (last === null) return LEAST_AHEAD;
  return Math.min(MOST_AHEAD, Math.max(LEAST_AHEAD, Math.ceil(last * 1.1) + 1));
}

/** Computes the rest of a stock after some days of even use until the day `end`; all of it if `end` is null. */
export function leftAfter(days: number, stock: number, end: number | null): number {
  if (end === null) return stock;
  return end <= 0 ? 0 : Math.max(0, stock * (1 - days / end));
}
