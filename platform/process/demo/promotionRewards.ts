import type { InferInsertModel } from 'drizzle-orm';
import type { OfferStatus } from '../../../schema/foundation/transitions.ts';
import type { promotionRewards } from '../../promotions/promotions/offers/offerTable.ts';
import type { DemoAdvertiser } from './accounts/advertisers.ts';
import type { DemoSku } from './catalog/catalogue.ts';
import type { DemoPromotion } from './promotions.ts';
import type { DemoRedemption } from './redemptions.ts';

export type DemoPromotionReward = Required<
  Pick<
    InferInsertModel<typeof promotionRewards>,
    'advertiserId' | 'promotionId' | 'sku' | 'status' | 'position'
  >
>;

/** Rewards that a promotion offers now; further ones were removed again. */
const REWARDS_PER_PROMOTION = 12;

/** Rewards of each demo promotion, the most redeemed first; without redemptions, the first rewards of its currency. */
export function demoPromotionRewards(world: {
  advertisers: readonly DemoAdvertiser[];
  promotions: readonly DemoPromotion[];
  redemptions: readonly DemoRedemption[];
  skus: readonly DemoSku[];
}): DemoPromotionReward[] {
  const counts = new Map<string, Map<string, number>>();
  for (const { promotionId, sku } of world.redemptions) {
    const of = counts.get(promotionId) ?? new Map<string, number>();
    counts.set(promotionId, of.set(sku, (of.get(sku) ?? 0) + 1));
  }
  const currencies = new Map(world.advertisers.map(({ row }) => [row.id, row.billingCurrency]));
  return world.promotions.flatMap(({ row: { id, advertiserId } }) => {
    const redeemed = [...(counts.get(id) ?? [])].sort(
      ([sku, count], [other, others]) => others - count || sku.localeCompare(other),
    );
    const skus =
      redeemed.length > 0 ? redeemed.map(([sku]) => sku) : skusOf(world.skus, currencies.get(advertiserId));
    return skus.map((sku, position) => ({
      advertiserId,
      promotionId: id,
      sku,
      position,
      status: statusOf(position),
    }));
  });
}

const skusOf = (skus: readonly DemoSku[], currency: string | undefined): string[] =>
  skus
    .filter((sku) => sku.currency === currency && sku.status === 'enabled')
    .slice(0, 6)
    .map(({ sku }) => sku);

const statusOf = (position: number): OfferStatus =>
  position >= REWARDS_PER_PROMOTION ? 'disabled' : position === 4 || position === 9 ? 'paused' : 'enabled';
