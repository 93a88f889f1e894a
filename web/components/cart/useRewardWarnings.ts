import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import type { CartItem } from './cart.ts';
import type { ChosenRewards } from './useChosenRewards.ts';

/** What no waiting mends: such a reward has to go before the rewards are saved. */
const LASTING = ['invalid_reward', 'invalid_reward_for_redemption_flow'];

export interface RewardWarnings {
  /** What is against a chosen reward, in words. */
  ofChosen: (sku: string) => string | undefined;
  /** What is against taking a reward of the catalogue, in words. */
  ofCard: (reward: { sku: string; deliveryMode: string | null }) => string | undefined;
  /** Chosen rewards that cannot be given now, each with a reason. */
  unfit: readonly CartItem[];
  /** Those among them that can never be given here. */
  blocking: readonly CartItem[];
}

/** What is against rewards of a promotion, at their cards and in the cart. */
export function useRewardWarnings(chosen: ChosenRewards, deliveryModes: readonly string[]): RewardWarnings {
  const { t } = useTranslation('catalog');
  const { stateOf, cart } = chosen;
  const modes = deliveryModes.join();
  const wordOf = useCallback(
    (state: string | undefined) =>
      state && t(`state_${state as 'invalid_reward'}`, { defaultValue: t('state_invalid_reward') }),
    [t],
  );
  const ofCard = useCallback<RewardWarnings['ofCard']>(
    ({ sku, deliveryMode }) => {
      const isUnfit = modes !== '' && deliveryMode !== null && !modes.split(',').includes(deliveryMode);
      return wordOf(isUnfit ? 'invalid_reward_for_redemption_flow' : stateOf(sku));
    },
    [modes, stateOf, wordOf],
  );
  const unfit = cart.items.filter(({ sku }) => stateOf(sku) !== undefined);
  return {
    ofCard,
    ofChosen: (sku) => wordOf(stateOf(sku)),
    unfit,
    blocking: unfit.filter(({ sku }) => LASTING.includes(stateOf(sku) ?? '')),
  };
}
