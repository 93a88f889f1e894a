import {
  PROMOTION_STATUSES,
  PROMOTION_TRANSITIONS,
  type PromotionStatus,
} from '../../../schema/foundation/transitions.ts';

/** A status for a promotion, and why it is not possible; null if it is. */
export interface StatusChoice {
  status: PromotionStatus;
  obstacle: 'current' | 'testing' | 'in_use' | 'over' | 'unreachable' | null;
}

/** Facts that decide about the statuses of a promotion. */
export interface StatusFacts {
  status: PromotionStatus;
  state: string;
  endsAt: string | null;
  /** Sum of redeemed, pending, failed and denied redemptions. */
  activated: number;
}

/** The statuses of the menu (PROMO-26 … PROMO-29): nobody can set testing, and a promotion that gave rewards can no longer be deleted. */
export function statusChoices(facts: StatusFacts, now = new Date()): StatusChoice[] {
  return PROMOTION_STATUSES.map((status) => ({ status, obstacle: obstacleTo(status, facts, now) }));
}

function obstacleTo(target: PromotionStatus, facts: StatusFacts, now: Date): StatusChoice['obstacle'] {
  const { status, endsAt, activated } = facts;
  if (target === status) return 'current';
  if (target === 'testing') return 'testing';
  if (target === 'disabled' && activated > 0) return 'in_use';
  if (!PROMOTION_TRANSITIONS[status].includes(target)) return 'unreachable';
  const isOver = endsAt !== null && Date.parse(endsAt) < now.getTime();
  return target === 'enabled' && status === 'completed' && isOver ? 'over' : null;
}
