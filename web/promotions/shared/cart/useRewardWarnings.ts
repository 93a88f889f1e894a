import { useTranslation } from 'react-i18next';
import { DELIVERY_MODES } from '../../../../schema/catalog/products.ts';
import { OFFER_REASONS, type OfferReason } from '../../../../schema/promotions/offerReasons.ts';
import { advertiserRoute } from '../../../routes/advertisers.ts';
import { inventoryReportRoute } from '../../../routes/reports.ts';
import { skuListRoute } from '../../../routes/skus.ts';
import { mayPass, useViewer } from '../../../session/viewer.ts';
import type { CartItem } from './cart.ts';
import type { ChosenRewards } from './useChosenRewards.ts';
import type { JudgedFor, RewardState } from './useRewardStates.ts';

const UNFIT = 'invalid_reward_for_redemption_flow';

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

/** Link that leads to the remedy for an obstacle, with its text. */
export interface RewardRemedy {
  href: string;
  kind: 'inventory' | 'open_sku' | 'change_experience';
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

/** Warnings about rewards of an advertiser's promotion, for their cards and the cart. The platform alone decides: only its verdicts are explained here. */
export function useRewardWarnings(
  { stateOf, reasonOf, cart, rewards }: ChosenRewards,
  { advertiserId, experience, experienceHref }: WarnedFor,
): RewardWarnings {
  const { t } = useTranslation('catalog');
  const viewer = useViewer();
  const inventoryOf = useInventoryHref(advertiserId);
  const canOpenSkus = viewer.isStaff && mayPass('viewRewards', viewer);
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
      const state = stateOf(sku);
      const unfitReason = state === UNFIT && facts ? misfit(facts) : undefined;
      const reason = offerReason(reasonOf(sku));
      return (
        unfitReason ??
        (reason && t(`reason_${reason}`)) ??
        (state && t(`state_${state as 'invalid_reward'}`, { defaultValue: t('state_invalid_reward') }))
      );
    },
    remedyOf(sku) {
      const state = stateOf(sku);
      if (state === UNFIT)
        return experienceHref ? { href: experienceHref, kind: 'change_experience' } : undefined;
      const reason = offerReason(reasonOf(sku));
      if (reason && reason !== 'unknown' && canOpenSkus)
        return { href: skuListRoute.href({}, { sku }), kind: 'open_sku' };
      const href = state === 'no_allocation' ? inventoryOf(sku) : undefined;
      return href ? { href, kind: 'inventory' } : undefined;
    },
    hintOf(sku) {
      const state = stateOf(sku);
      if (state === UNFIT) return experienceHref ? undefined : t('experience_stays');
      if (state === 'no_allocation') return t(inventoryOf(sku) ? 'cure_no_allocation' : 'cure_colleague');
      const reason = offerReason(reasonOf(sku));
      if (!reason) return undefined;
      if (!canOpenSkus) return t(reason === 'unknown' ? 'cure_unknown' : 'cure_operator');
      return t(`cure_${reason}`);
    },
    unfit,
    blocking: unfit.filter(({ sku }) => LASTING.includes(stateOf(sku) ?? '')),
  };
}

/** A reason that has words here; the others are told by their state alone. */
const offerReason = (reason: string | undefined): OfferReason | undefined =>
  OFFER_REASONS.find((one) => one === reason);

/**
 * The inventory, filtered to one reward: the report, or the advertiser's own inventory for people who may not read the report. Undefined for people
 * who see neither.
 */
function useInventoryHref(advertiserId: string): (sku: string) => string | undefined {
  const viewer = useViewer();
  return (sku) => {
    if (mayPass('viewInventoryReport', viewer)) return inventoryReportRoute.href({}, { reward: sku });
    if (!mayPass('viewInventory', viewer)) return undefined;
    return advertiserRoute.href({ advertiserId }, { tab: 'inventory', 'inventory-search': sku });
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
