/** Days that a chart looks ahead at least and at most. */
const [LEAST_AHEAD, MOST_AHEAD] = [14, 75];

/** How many days of the future are drawn: somewhat beyond the band, within reason. */
export function daysAhead({ expected, latest }: { expected: number | null; latest: number | null }): number {
  const last = latest ?? expected;
  if (last === null) return LEAST_AHEAD;
  return Math.min(MOST_AHEAD, Math.max(LEAST_AHEAD, Math.ceil(last * 1.1) + 1));
}

/** What is left after so many days of a stock that is used up evenly by the day `end`; all of it where there is no such day. */
export function leftAfter(days: number, stock: number, end: number | null): number {
  if (end === null) return stock;
  return end <= 0 ? 0 : Math.max(0, stock * (1 - days / end));
}
