import type { RedemptionFilter } from '../../../../../operations/schema.generated.ts';
import type { Selection } from '../../../../kit/list/useSelection.ts';

/** The shown rows of the report and their selection: the input of an export or a bulk action. */
export interface ReportChoice {
  filter: RedemptionFilter;
  /** The selected `ids`, or with `all` everything that the filter matches except `excluded`. */
  selection: Selection;
  /** Number of redemptions that the filter matches; 10000 if there are more (REDLIST-35). */
  total: number;
  /** True if rows scroll endlessly, without a known end. */
  isInfinite: boolean;
  /** True if more rows match than are counted. `total` is then unknown (REDLIST-49). */
  isCapped: boolean;
}
