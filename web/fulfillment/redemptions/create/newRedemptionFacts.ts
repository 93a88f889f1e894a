import {
  type NewRedemptionPromotionFragment,
  type NewRedemptionRewardFragment,
  NewRedemptionRewardFragmentDoc,
} from '../../../../operations/fulfillment/redemptions/RedemptionCreateScreen.generated.ts';
import { readFragment } from '../../../../operations/readFragment.ts';
import { exponentOf } from '../../../../schema/foundation/money/money.ts';
import type { NewRedemptionFacts } from '../../../../schema/fulfillment/newRedemptions.ts';

/** A promotion as the form needs it. */
export interface CreatingPromotion {
  id: string;
  name: string;
  advertiser: { id: string; name: string } | null;
  /** Currency of the limits on a recipient's choice. */
  currency: string | null;
  hasChoice: boolean;
  /** The promotion has ended or is paused: nothing can be created (REDNEW-16, REDNEW-17). */
  isOver: boolean;
  /** The promotion has not begun. */
  isToCome: boolean;
  /** Rewards that can be given now. */
  rewards: readonly NewRedemptionRewardFragment[];
}

export function promotionOf(fragment: NewRedemptionPromotionFragment): CreatingPromotion {
  const { id, name, status, state, advertiser, flowSettings, first, second } = fragment;
  const rewards = readFragment(NewRedemptionRewardFragmentDoc, [
    ...(first?.items ?? []),
    ...(second?.items ?? []),
  ]);
  return {
    id,
    name,
    advertiser,
    currency: advertiser?.billingCurrency ?? null,
    hasChoice: flowSettings?.multipleRewards ?? false,
    isOver: status !== 'enabled' || state === 'ended' || state === 'completed',
    isToCome: state === 'pending',
    rewards: rewards.filter(({ isRunnable }) => isRunnable),
  };
}

/** The fields of the form, with this promotion and this reward chosen (REDNEW-10, REDNEW-12). */
export function factsOf(
  promotion: CreatingPromotion | null,
  sku: string | null | undefined,
): NewRedemptionFacts {
  if (!promotion) return { needsReward: true, valueCurrency: null, isValueOptional: false };
  const { hasChoice, rewards, currency } = promotion;
  const reward = rewards.find((one) => one.sku === sku);
  if (reward)
    return {
      needsReward: !hasChoice,
      valueCurrency: reward.variableValue ? reward.faceValue.currency : null,
      isValueOptional: false,
    };
  const isFree = hasChoice && rewards.some(({ variableValue }) => variableValue);
  return {
    needsReward: !hasChoice,
    valueCurrency: isFree ? currency : null,
    isValueOptional: rewards.some(({ variableValue }) => !variableValue),
  };
}

/** Input format of a value: `0.00`, `0`. */
export const valueExample = (currency: string) => (0).toFixed(exponentOf(currency));
