import type { FilterState } from '../../../schema/redemptionFacts.ts';
import type { RedemptionState } from '../../../schema/transitions.ts';

/** The state by which the report filters: a refunded redemption was reversed by its advertiser, or canceled (REDLIST-28, REDLIST-29). */
export function filterStateOf({
  state,
  reversed,
}: {
  state: RedemptionState;
  reversed: boolean;
}): FilterState {
  if (state !== 'refunded') return state;
  return reversed ? 'refunded_reversed' : 'refunded_canceled';
}
