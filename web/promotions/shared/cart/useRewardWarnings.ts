import { useTranslation } from 'react-i18next';
import { DELIVERY_MODES } from '../../../../schema/catalog/products.ts';
import type { CartItem } from './cart.ts';
import type { ChosenRewards } from './useChosenRewards.ts';
import { type RewardRemedy, UNFIT, useObstacleWords } from './useObstacleWords.ts';
import type { JudgedFor, RewardState } from './useRewardStates.ts';

/** Obstacles that never pass: such a reward must be removed before a save. */
const LASTING = ['invalid_reward', UNFIT];

/** The experience that the rewards are for. */
export interface ChooserExperience {
  id: string;
  name: string;
  /** Delivery modes that it supports; an empty list means all. */
  options: { digitalRewardsMasks: readonly string[] };
  redemptionFlow: { supportsPrimaryCode: boolean } | null;
}

/** The facts of a reward by which an experience may not fit. */
export interface FitFacts {
  deliveryMode: string | null;
  variableValue: boolean | null;
}

export interface RewardWarnings {
  /** The obstacle of a reward, in words; undefined where there is none, or while it is unknown. `facts` name the reason against an experience. */
  warningOf: (sku: string, facts?: FitFacts) => string | undefined;
  /** Address where the obstacle of a reward can be removed. */
  remedyOf: (sku: string) => RewardRemedy | undefined;
  /** Advice: what removes the obstacle, and who can do it. */
  hintOf: (sku: string) => string | undefined;
  /** Chosen rewards that cannot be given now, each with its reason. */
  unfit: readonly CartItem[];
  /** Rewards of the cart that can never be given here. */
  blocking: readonly CartItem[];
}

interface WarnedFor {
  advertiserId: string;
  experience: ChooserExperience | null | undefined;
  /** The place where the experience is chosen; absent where it can no longer be changed. */
  experienceHref?: string | undefined;
}

/** Warnings about rewards of an advertiser's promotion, for their cards and the cart. */
export function useRewardWarnings(
  { stateOf, reasonOf, cart, rewards }: ChosenRewards,
  { advertiserId, experience, experienceHref }: WarnedFor,
): RewardWarnings {
  const { t } = useTranslation('catalog');
  const words = useObstacleWords({ advertiserId, experienceHref });
  const judged = (sku: string) => ({ sku, state: stateOf(sku), reason: reasonOf(sku) });
  const unfit = cart.items.filter(({ sku }) => stateOf(sku) !== undefined);
  function misfit({ deliveryMode, variableValue }: FitFacts): string | undefined {
    if (!experience) return undefined;
    const { name, options, redemptionFlow } = experience;
    const mode = DELIVERY_MODES.find((offered) => offered === deliveryMode);
    const masks = options.digitalRewardsMasks;
    if (mode && masks.length > 0 && !masks.includes(mode))
      return t(`unfit_delivery_${mode}`, { experience: name });
    return variableValue && !redemptionFlow?.supportsPrimaryCode
      ? t('unfit_any_value', { experience: name })
      : undefined;
  }
  return {
    warningOf(sku, facts = rewards.get(sku)) {
      const unfitReason = stateOf(sku) === UNFIT && facts ? misfit(facts) : undefined;
      return unfitReason ?? words.warningOf(judged(sku));
    },
    remedyOf: (sku) => words.remedyOf(judged(sku)),
    hintOf: (sku) => words.hintOf(judged(sku)),
    unfit,
    blocking: unfit.filter(({ sku }) => LASTING.includes(stateOf(sku) ?? '')),
  };
}

/** Marks rewards that a promotion cannot give. The catalog's own screen belongs to no promotion and marks none. */
export interface RewardJudgment extends Pick<RewardWarnings, 'warningOf' | 'remedyOf' | 'hintOf'> {
  judgedFor: JudgedFor;
  /** True to hide rewards that the promotion cannot give, unless they are selected. */
  isHiding: boolean;
  /** Shows them too. */
  showAll: () => void;
  /** Receives the verdicts of each page; keeps its identity. */
  onStates: (states: readonly RewardState[]) => void;
}
