const COLOR_COUNT = 6;

/** The color of a series by its place; those after the sixth, which stand for all others, are grey. */
export const seriesColor = (place: number): string =>
  place < COLOR_COUNT ? `var(--chart-${place + 1})` : 'var(--grey)';
