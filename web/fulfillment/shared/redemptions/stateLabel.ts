import type { RedemptionState } from '../../../../schema/foundation/transitions.ts';

/** Name of a redemption's state in lists, as a key of the redemptions' texts. */
export type StateLabel =
  | `state_${RedemptionState | 'refunded_reversed'}`
  | 'refunded_dead'
  | 'refunded_alive';

/**
 * A refunded redemption was reversed by its advertiser (REDLIST-28), or refunded (REDLIST-29): with its code canceled, or with a code or goods that
 * can still be used. The reason of the refund alone tells these two apart; every other reason than `refunded` leaves the code alive.
 */
export function stateLabel({
  state,
  reversed,
  stateDetails,
}: {
  state: RedemptionState;
  reversed: boolean;
  stateDetails: string | null;
}): StateLabel {
  if (state !== 'refunded') return `state_${state}`;
  if (reversed) return 'state_refunded_reversed';
  return stateDetails === 'refunded' || stateDetails === null ? 'refunded_dead' : 'refunded_alive';
}
