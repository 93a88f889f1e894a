import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import type { CartItem } from './cart.ts';
import type { ChosenRewards } from './useChosenRewards.ts';

/** Obstacles that never pass: such a reward must be removed before a save. */
const LASTING = ['invalid_reward', 'invalid_reward_for_redemption_flow'];

export interface RewardWarnings {
  /** The obstacle of a chosen reward, in words. */
  ofChosen: (sku: string) => string | undefined;
  /** The obstacle of a catalogue reward, in words. */
  ofCard: (reward: { sku: string; deliveryMode: string | null }) => string | undefined;
  /** Chosen rewards that cannot be given now, each with its reason. */
  unfit: readonly CartItem[];
  /** Those of them that can never be given here. */
  blocking: readonly CartItem[];
}

/** Warnings about rewards of a promotion, for their cards and the cart. */
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
