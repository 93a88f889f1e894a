import { mergeByKey } from './mergeByKey.ts';
import { type RewardRow, unknownReward } from './reward.ts';

/** Our side of a reward is its SKU; the index has the facts that the catalogue shows. */
export const rewardMerge = mergeByKey<RewardRow>({
  key: 'sku',
  fieldName: 'rewardsBySku',
  argument: 'skus',
  unknown: unknownReward,
});
