import type { AllocationMode } from '../rewards.ts';
import { allocationModes } from './allocations.ts';

/** A person's choice from a list: the text in the field, and its value, null while nothing is chosen. */
export interface Choice {
  text: string;
  id: string | null;
}

/** The allocation form as it stands, everything as typed. */
export interface AllocationForm {
  mode: AllocationMode;
  advertiser: Choice;
  rewards: readonly { reward: Choice; sellingPrice: string; quantity: string }[];
  /** The day chosen; null while none is. */
  expirationDay: string | null;
  noExpiration: boolean;
}

/** The checks of the allocation form in the order they are made (ALLOC-16 … ALLOC-23), by the key of their message. */
export const ALLOCATION_CHECKS = [
  'allocation_check_advertiser',
  'allocation_check_advertiser_choice',
  'allocation_check_reward',
  'allocation_check_reward_choice',
  'allocation_check_price',
  'allocation_check_quantity',
  'allocation_check_expiration',
] as const;
export type AllocationCheck = (typeof ALLOCATION_CHECKS)[number];

/**
 * The first check that fails, null when none does. Price and quantity belong to committed stock; an open allocation may be asked for
 * without rewards, and one that has an end already (`hasTerms`) need not be given one again.
 */
export function firstFailedCheck(form: AllocationForm, hasTerms = false): AllocationCheck | null {
  const { mode, advertiser, rewards } = form;
  const isCommitted = mode === 'committed';
  const failed: Record<AllocationCheck, boolean> = {
    allocation_check_advertiser: isBlank(advertiser.text),
    allocation_check_advertiser_choice: advertiser.id === null,
    allocation_check_reward:
      (isCommitted && rewards.length === 0) || rewards.some(({ reward }) => isBlank(reward.text)),
    allocation_check_reward_choice: rewards.some(({ reward }) => reward.id === null),
    allocation_check_price: isCommitted && rewards.some(({ sellingPrice }) => isBlank(sellingPrice)),
    allocation_check_quantity:
      isCommitted && rewards.some(({ quantity }) => isBlank(quantity) || Number(quantity) === 0),
    allocation_check_expiration: !hasTerms && form.expirationDay === null && !form.noExpiration,
  };
  return ALLOCATION_CHECKS.find((check) => failed[check]) ?? null;
}

/** The mode a form opens with: the preferred one where it is offered, else open (ALLOC-7). */
export function offeredMode(
  preferred: AllocationMode,
  advertiser: Parameters<typeof allocationModes>[0],
): AllocationMode {
  return allocationModes(advertiser).includes(preferred) ? preferred : 'open';
}

function isBlank(text: string): boolean {
  return text.trim() === '';
}
