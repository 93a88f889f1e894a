import {
  PROMOTION_STATUSES,
  PROMOTION_TRANSITIONS,
  type PromotionStatus,
} from '../../../schema/transitions.ts';

/** A status that a promotion could be given, and why it cannot; null where it can. */
export interface StatusChoice {
  status: PromotionStatus;
  obstacle: 'current' | 'testing' | 'in_use' | 'over' | 'unreachable' | null;
}

/** What decides about the statuses of a promotion. */
export interface StatusFacts {
  status: PromotionStatus;
  state: string;
  endDatetime: string | null;
  /** Redeemed, pending, failed and denied redemptions together. */
  activated: number;
}

/** The statuses of the menu (PROMO-26 … PROMO-29): testing is set by nobody, and what was given is not deleted any more. */
export function statusChoices(facts: StatusFacts, now = new Date()): StatusChoice[] {
  return PROMOTION_STATUSES.map((status) => ({ status, obstacle: obstacleTo(status, facts, now) }));
}

function obstacleTo(wanted: PromotionStatus, facts: StatusFacts, now: Date): StatusChoice['obstacle'] {
  const { status, endDatetime, activated } = facts;
  if (wanted === status) return 'current';
  if (wanted === 'testing') return 'testing';
  if (wanted === 'disabled' && activated > 0) return 'in_use';
  if (!PROMOTION_TRANSITIONS[status].includes(wanted)) return 'unreachable';
  const isOver = endDatetime !== null && Date.parse(endDatetime) < now.getTime();
  return wanted === 'enabled' && status === 'completed' && isOver ? 'over' : null;
}
