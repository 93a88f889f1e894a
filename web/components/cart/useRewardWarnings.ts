import { useTranslation } from 'react-i18next';
import { advertiserRoute } from '../../routes/advertisers.ts';
import { inventoryReportRoute } from '../../routes/reports.ts';
import { mayPass, useViewer } from '../../session/viewer.ts';
import type { CartItem } from './cart.ts';
import type { ChosenRewards } from './useChosenRewards.ts';

/** Obstacles that never pass: such a reward must be removed before a save. */
const LASTING = ['invalid_reward', 'invalid_reward_for_redemption_flow'];

export interface RewardWarnings {
  /** The obstacle of a reward, in words; undefined where there is none, or while it is unknown. */
  warningOf: (sku: string) => string | undefined;
  /** The inventory of a reward that lacks stock and budget. */
  inventoryHrefOf: (sku: string) => string | undefined;
  /** Chosen rewards that cannot be given now, each with its reason. */
  unfit: readonly CartItem[];
  /** Those of them that can never be given here. */
  blocking: readonly CartItem[];
}

/** Warnings about rewards of an advertiser's promotion, for their cards and the cart. The platform alone decides: nothing is judged here. */
export function useRewardWarnings({ stateOf, cart }: ChosenRewards, advertiserId: string): RewardWarnings {
  const { t } = useTranslation('catalog');
  const inventoryOf = useInventoryHref(advertiserId);
  const unfit = cart.items.filter(({ sku }) => stateOf(sku) !== undefined);
  return {
    warningOf(sku) {
      const state = stateOf(sku);
      return state && t(`state_${state as 'invalid_reward'}`, { defaultValue: t('state_invalid_reward') });
    },
    inventoryHrefOf: (sku) => (stateOf(sku) === 'no_allocation' ? inventoryOf(sku) : undefined),
    unfit,
    blocking: unfit.filter(({ sku }) => LASTING.includes(stateOf(sku) ?? '')),
  };
}

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
