/** One bar of a chart, which a series may cut into parts. */
export interface BarPoint {
  id: string;
  /** Below the bar, short. */
  label: string;
  /** In the tip and in the table, in full. */
  title: string;
  /** Parts of the bar by series ID; an absent series is 0. */
  values: Readonly<Record<string, number>>;
}

/** Parts that every bar is made of, the lowest first. */
export interface BarSeries {
  id: string;
  label: string;
}

/** The length of a whole bar. */
export const heightOf = ({ values }: BarPoint): number =>
  Object.values(values).reduce((sum, value) => sum + value, 0);
