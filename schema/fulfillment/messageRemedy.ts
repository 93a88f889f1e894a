import {
  DELIVERY_REASONS,
  type DeliveryReason,
  type LineRemedy,
  type RedemptionState,
} from '../foundation/transitions.ts';

/** Kinds of failures: an order, the last message about a redemption, or a line whose processing ended. */
export const FAILURE_KINDS = ['order', 'message', 'line'] as const;
export type FailureKind = (typeof FAILURE_KINDS)[number];

/** True if a message of this kind may still be sent: a redemption that has ended gets none. */
export const takesMessage = (kind: string, state: RedemptionState): boolean =>
  state === 'redeemed' || (kind !== 'reward' && ['booked', 'pending', 'failed'].includes(state));

/** The remedy for a message that did not arrive: its reason decides, until its recipient has another address; then it is sent there. */
export function messageRemedy({
  reason,
  isReaddressed,
}: {
  reason: string | null;
  isReaddressed: boolean;
}): LineRemedy {
  const { remedy }: { remedy: LineRemedy } = DELIVERY_REASONS[reason as DeliveryReason] ?? {
    remedy: 'resend',
  };
  const isCorrected = isReaddressed && (remedy === 'correct_address' || remedy === 'give_phone');
  return isCorrected ? 'resend' : remedy;
}
