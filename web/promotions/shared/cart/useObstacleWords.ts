import { useTranslation } from 'react-i18next';
import { OFFER_REASONS, type OfferReason } from '../../../../schema/promotions/offerReasons.ts';
import { advertiserRoute } from '../../../routes/advertisers.ts';
import { inventoryReportRoute } from '../../../routes/reports.ts';
import { skuListRoute } from '../../../routes/skus.ts';
import { mayPass, useViewer } from '../../../session/viewer.ts';

export const UNFIT = 'invalid_reward_for_redemption_flow';

/** A reward with the platform's verdict on it; no state where there is no obstacle, or while it is unknown. */
export interface JudgedReward {
  sku: string;
  state: string | undefined;
  reason: string | null | undefined;
}

/** Link that leads to the remedy for an obstacle, with its text. */
export interface RewardRemedy {
  href: string;
  kind: 'inventory' | 'open_sku' | 'change_experience';
}

export interface ObstacleWords {
  /** The obstacle in words: the reason behind the state, else the state. */
  warningOf: (reward: JudgedReward) => string | undefined;
  /** Address where the obstacle can be removed. */
  remedyOf: (reward: JudgedReward) => RewardRemedy | undefined;
  /** Advice: what removes the obstacle, and who can do it. */
  hintOf: (reward: JudgedReward) => string | undefined;
}

interface Options {
  advertiserId: string;
  /** The place where the experience is chosen; absent where it can no longer be changed. */
  experienceHref?: string | undefined;
}

/** Words and remedies for obstacles to giving a reward, for every place that marks one. The platform alone decides: only its verdicts are explained here. */
export function useObstacleWords({ advertiserId, experienceHref }: Options): ObstacleWords {
  const { t } = useTranslation('catalog');
  const viewer = useViewer();
  const inventoryOf = useInventoryHref(advertiserId);
  const canOpenSkus = viewer.isStaff && mayPass('viewRewards', viewer);
  return {
    warningOf({ state, reason }) {
      const known = offerReason(reason);
      return (
        (known && t(`reason_${known}`)) ??
        (state && t(`state_${state as 'invalid_reward'}`, { defaultValue: t('state_invalid_reward') }))
      );
    },
    remedyOf({ sku, state, reason }) {
      if (state === UNFIT)
        return experienceHref ? { href: experienceHref, kind: 'change_experience' } : undefined;
      const known = offerReason(reason);
      if (known && known !== 'unknown' && canOpenSkus)
        return { href: skuListRoute.href({}, { sku }), kind: 'open_sku' };
      const href = state === 'no_allocation' ? inventoryOf(sku) : undefined;
      return href ? { href, kind: 'inventory' } : undefined;
    },
    hintOf({ sku, state, reason }) {
      if (state === UNFIT) return experienceHref ? undefined : t('experience_stays');
      if (state === 'no_allocation') return t(inventoryOf(sku) ? 'cure_no_allocation' : 'cure_colleague');
      const known = offerReason(reason);
      if (!known) return undefined;
      if (!canOpenSkus) return t(known === 'unknown' ? 'cure_unknown' : 'cure_operator');
      return t(`cure_${known}`);
    },
  };
}

/** A reason that has words here; the others are told by their state alone. */
const offerReason = (reason: string | null | undefined): OfferReason | undefined =>
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
