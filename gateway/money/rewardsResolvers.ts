import type { Resolvers } from '../context/resolvers.generated.ts';
import { rewardBySku } from '../foundation/search/reward.ts';

/** Rewards that an advertiser can choose from; the index supplies the entry of every reward that is named by its SKU. */
export const rewardResolvers: Resolvers = {
  RewardOption: { catalogueEntry: ({ sku }) => rewardBySku(sku) },
  RewardSummary: { catalogueEntry: ({ sku }) => rewardBySku(sku) },
};
