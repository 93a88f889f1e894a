import type { OfferState, OfferStatus, PromotionState, PromotionStatus } from '../foundation/transitions.ts';

/** Facts that decide the state of a promotion; instants as ISO 8601, no end while ongoing. */
export interface PromotionTimes {
  status: PromotionStatus;
  startsAt: string;
  endsAt: string | null;
}

/** Ends are given to the second, and their last second belongs to the promotion. Milliseconds. */
const LAST_SECOND = 1000;

/** The state of a promotion at a moment (PROMO-31): completed by its status, else by its dates. SQL says the same in `guerdon_promotion_state`. */
export function promotionStateOf(promotion: PromotionTimes, at: Date): PromotionState {
  const { status, startsAt, endsAt } = promotion;
  if (status === 'completed') return 'completed';
  if (endsAt !== null && at.getTime() - Date.parse(endsAt) >= LAST_SECOND) return 'ended';
  return Date.parse(startsAt) > at.getTime() ? 'pending' : 'ready';
}

/** A promotion as far as it is judged whether it runs. */
export interface PromotionLife {
  status: PromotionStatus;
  state: PromotionState;
  hasRunnableReward: boolean;
}

/** True if links and codes of a promotion can be used now (PROMO-35). */
export const isValidPromotion = ({ status, state, hasRunnableReward }: PromotionLife): boolean =>
  status === 'enabled' && state === 'ready' && hasRunnableReward;

/** True if they can be used now or later (PROMO-36). */
export const isPendingOrValidPromotion = ({ status, state, hasRunnableReward }: PromotionLife): boolean =>
  (status === 'enabled' || status === 'paused') &&
  (state === 'pending' || state === 'ready') &&
  hasRunnableReward;

/** True if links and codes of a reward can be made (PROMO-41). */
export const isRunnableOffer = ({ status, state }: { status: OfferStatus; state: OfferState }): boolean =>
  status === 'enabled' && state === 'ready';

/** Redemptions of a promotion or of one of its rewards, by state. */
export type RedemptionCounts = Readonly<Record<'redeemed' | 'pending' | 'denied' | 'failed', number>>;

/** The figures of a promotion or of one of its rewards. */
export interface PromotionFigures {
  activated: number;
  redeemed: number;
  pending: number;
  denied: number;
  /** Redeemed of a hundred activated, one decimal; 0 where nothing is activated (PROMO-17). */
  ratio: number;
}

/** Figures from counts (PROMO-42, PROMO-43, PROMO-44). `pendingOfAll` replaces what is pending where recipients choose among several rewards (PROMO-45). */
export function promotionFigures(counts: RedemptionCounts, pendingOfAll?: number): PromotionFigures {
  const { redeemed, denied } = counts;
  const pending = pendingOfAll ?? counts.pending + counts.failed;
  const activated = redeemed + pending + denied;
  return {
    activated,
    redeemed,
    pending,
    denied,
    ratio: activated === 0 ? 0 : Math.round((redeemed * 1000) / activated) / 10,
  };
}

/** Statuses of a promotion whose dispatches go on, or wait to. */
export const RUNNING_STATUSES: readonly string[] = ['enabled', 'paused', 'testing'];
