import type { OfferState, OfferStatus } from '../../../schema/foundation/transitions.ts';
import type { ActionFacts } from '../../../schema/fulfillment/redemptions/redemptionActions.ts';

/** Fields of a redemption that determine which actions are possible. */
interface FactRow
  extends Pick<
    ActionFacts,
    | 'state'
    | 'isLinkByHand'
    | 'cancelable'
    | 'isFreeValue'
    | 'activationChannels'
    | 'successChannels'
    | 'promotionState'
    | 'promotionStatus'
  > {
  needs_address: boolean;
  can_consult: boolean;
  /** The delivery address; null if none was given. */
  shippedTo: object | null;
  user: { email: string | null; phone_number: string | null } | null;
  usages: readonly string[];
  /** True if it has a code that pays. */
  pays: boolean;
  /** The promotion's offer of the reward; null if it is no longer offered. */
  offer: { state: OfferState; status: OfferStatus } | null;
}

/** The facts that `judgeAction` goes by. */
export const factsOf = (row: FactRow): ActionFacts => ({
  state: row.state,
  isLinkByHand: row.isLinkByHand,
  cancelable: row.cancelable,
  isFreeValue: row.isFreeValue,
  hasTracking: row.usages.includes('tracking'),
  isShipped: row.needs_address,
  hasAddress: row.shippedTo !== null,
  hasUser: row.user !== null,
  canConsult: row.can_consult,
  hasCode: row.pays,
  hasEmail: row.user?.email != null,
  hasPhone: row.user?.phone_number != null,
  activationChannels: row.activationChannels,
  successChannels: row.successChannels,
  promotionState: row.promotionState,
  promotionStatus: row.promotionStatus,
  rewardState: row.offer?.state ?? null,
  rewardStatus: row.offer?.status ?? null,
});
