import type {
  AllocatedRewardStatus,
  AllocationState,
  AllocationStatus,
  AllocationType,
} from '../../foundation/transitions.ts';

/** Facts that decide the state of an allocation; amounts in minor units. */
export interface AllocationFacts {
  type: AllocationType;
  status: AllocationStatus;
  /** When it ends; null when it does not. */
  expiresAt: Date | null;
  amountUsed: bigint;
  amountAvailable: bigint;
  rewards: readonly RewardFacts[];
}

/** One reward of it; without a quantity there is no limit. */
export interface RewardFacts {
  status: AllocatedRewardStatus;
  locked: boolean;
  quantity: number | null;
  quantityUsed: number;
  quantityExpired: number;
}

/** Pieces left; null where there is no limit. */
export function quantityAvailable({ quantity, quantityUsed, quantityExpired }: RewardFacts): number | null {
  return quantity === null ? null : Math.max(quantity - quantityUsed - quantityExpired, 0);
}

/**
 * The state of an allocation at `now` (INVENT-18): pending while it waits for its first decision; expired when its date is past, or
 * when it was rejected; then by what was used and what is left of it.
 */
export function allocationState(facts: AllocationFacts, now: Date): AllocationState {
  if (facts.status === 'pending') return 'pending';
  if (facts.status === 'disabled' || isPast(facts.expiresAt, now)) return 'expired';
  const isTouched = facts.amountUsed > 0n || facts.rewards.some(({ quantityUsed }) => quantityUsed > 0);
  if (!isTouched) return 'ready';
  return hasRest(facts) ? 'active' : 'used';
}

/**
 * True if something can be given from it at `now` (INVENT-23, INVENT-24). One that waits for its first decision holds nothing yet, so it
 * is not available whatever was asked for.
 */
export function isAvailable(facts: AllocationFacts, now: Date): boolean {
  if (facts.status !== 'enabled' || isPast(facts.expiresAt, now) || !hasRest(facts)) return false;
  return (
    facts.type === 'committed' ||
    facts.rewards.some((one) => one.status !== 'disabled' && quantityAvailable(one) !== 0)
  );
}

/** Money left; of stock also pieces that cost nothing. */
function hasRest({ type, amountAvailable, rewards }: AllocationFacts): boolean {
  if (amountAvailable > 0n) return true;
  return type === 'committed' && rewards.some((reward) => (quantityAvailable(reward) ?? 0) > 0);
}

/** Words shown for allocations, the first to be shown first (INVENT-20, INVENT-21). */
export const ALLOCATION_DISPLAYS = [
  'active',
  'ready',
  'used',
  'expired',
  'pending',
  'rejected',
  'withdrawn',
] as const;
export type AllocationDisplay = (typeof ALLOCATION_DISPLAYS)[number];

/** Facts that decide the word shown for an allocation. */
interface Displayed {
  status: AllocationStatus;
  state: AllocationState;
  /** It was never approved, and nobody rejected it either. */
  isWithdrawn?: boolean;
}

/** The word shown for an allocation: its state where it is approved, else how far it is. */
export function displayOf({ status, state, isWithdrawn = false }: Displayed): AllocationDisplay {
  if (status === 'pending') return 'pending';
  if (status === 'enabled' && state !== 'pending') return state;
  return isWithdrawn ? 'withdrawn' : 'rejected';
}

/** True if it can be changed (INVENT-6, INVENT-7, INVENT-22). */
export function isEditable({ state }: { state: AllocationState }): boolean {
  return state === 'pending';
}

function isPast(expiresAt: Date | null, now: Date): boolean {
  return expiresAt !== null && expiresAt.getTime() <= now.getTime();
}
