import {
  RecipientRewardFragmentDoc,
  type SendRecipientsFragment,
} from '../../../operations/fulfillment/desk/SendRecipients.generated.ts';
import { readFragment } from '../../../operations/readFragment.ts';
import type { DeskFacts } from './file/suggestions.ts';

/** The facts of a promotion that a file is checked against, above all its live rewards and its message channels (SEND-15). */
export function deskFacts(promotion: SendRecipientsFragment, orderId: string | null): DeskFacts {
  const { activationNotificationChannels, notificationChannels, redeemFrequency, advertiser } = promotion;
  return {
    channel: activationNotificationChannels[0] ?? notificationChannels[0] ?? 'email',
    orderId,
    rewards: liveRewards(promotion).map(({ sku, variableValue, faceValue }) => ({
      sku,
      isVariable: variableValue,
      faceValue: faceValue.amount,
      currency: faceValue.currency,
    })),
    isUnique: redeemFrequency === 'unique',
    countries: (advertiser?.operatingCountries ?? []).map(({ code }) => code),
  };
}

/** The rewards that can be sent now. */
export const liveRewards = ({ first, second }: SendRecipientsFragment) =>
  [...(first?.items ?? []), ...(second?.items ?? [])]
    .map((item) => readFragment(RecipientRewardFragmentDoc, item))
    .filter(({ isRunnable }) => isRunnable);
