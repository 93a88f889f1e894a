import type { RedemptionFilter } from '../../../operations/schema.generated.ts';
import type { Selection } from '../../kit/list/useSelection.ts';

/** What the report shows and what of it is chosen: what an export or an action on many is about. */
export interface ReportChoice {
  filter: RedemptionFilter;
  /** `ids` are chosen, or with `all` everything that the filter finds but `excluded`. */
  selection: Selection;
  /** Redemptions that the filter finds; 10000 where there are more (REDLIST-35). */
  total: number;
  /** Rows go on without an end that is known. */
  isInfinite: boolean;
  /** More match than are counted: `total` is not known (REDLIST-49). */
  isCapped: boolean;
}
