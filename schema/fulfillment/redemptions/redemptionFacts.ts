// Facts of redemptions by number or by word: payment types, states of list filters, sources of rewards.
import { REDEMPTION_STATES, type RedemptionState } from '../../foundation/transitions.ts';

/** How a recipient paid, by its number in `payment_types` (REDLIST-44). */
export const PAYMENT_TYPES = ['unknown', 'credit_card', 'gift_card', 'bank_transfer', 'upcadhoc'] as const;
export type PaymentType = (typeof PAYMENT_TYPES)[number];

/** When a provider is paid, by its number in `provider_payment_types` (REDLIST-45). */
export const PROVIDER_PAYMENT_TYPES = [
  'prepaid_budget',
  'paid_on_redeem',
  'paid_on_use',
  'prepaid_codes',
] as const;
export type ProviderPaymentType = (typeof PROVIDER_PAYMENT_TYPES)[number];

/** True if rewards of such a provider are paid for after the fact; everything else was purchased before (REDLIST-46). */
export const isConsignment = (type: ProviderPaymentType): boolean =>
  type === 'paid_on_redeem' || type === 'paid_on_use';

/** Where rewards come from, by the number of the source: codes in stock, codes asked of a provider, codes made here. */
export const REWARD_SOURCES = { stock: '1', provider: '2', issued: '3' } as const;
export type RewardSource = keyof typeof REWARD_SOURCES;

/** States that the report is filtered by (REDLIST-27). */
export const FILTER_STATES = [...REDEMPTION_STATES, 'refunded_reversed', 'refunded_canceled'] as const;
export type FilterState = (typeof FILTER_STATES)[number];

/** The meaning of a filter's state (REDLIST-28, REDLIST-29); `reversed` null: either. */
export function meantBy(state: FilterState): { state: RedemptionState; reversed: boolean | null } {
  if (state === 'refunded_reversed') return { state: 'refunded', reversed: true };
  if (state === 'refunded_canceled') return { state: 'refunded', reversed: false };
  return { state, reversed: null };
}

/** Longest reason for which a refund is forced. */
export const MAX_REFUND_REASON = 500;

/** Ways to end a replaced redemption: its code is canceled and its money returned, or it is blocked. */
export const REPLACED_WAYS = ['refund', 'block'] as const;
export type ReplacedWay = (typeof REPLACED_WAYS)[number];
