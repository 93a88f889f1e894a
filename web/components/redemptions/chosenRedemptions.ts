import type { RedemptionFilter } from '../../../operations/schema.generated.ts';

/** Redemptions that are chosen in the report: `ids`, or with `all` everything that the filter finds but `excluded`. */
export interface ChosenRedemptions {
  all: boolean;
  ids: readonly string[];
  excluded: readonly string[];
  count: number;
}

/** What the report shows and what of it is chosen. */
export interface ReportChoice {
  filter: RedemptionFilter;
  selection: ChosenRedemptions;
  /** Redemptions that the filter finds, 10000 at most. */
  total: number;
  /** The report loads more as one scrolls. */
  isInfinite: boolean;
}
