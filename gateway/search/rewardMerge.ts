import { mergeByKey } from './mergeByKey.ts';
import { type RewardRow, unknownReward } from './reward.ts';

/** A reward of ours is a SKU; the index has what the catalogue shows of it. */
export const rewardMerge = mergeByKey<RewardRow>({
  key: 'sku',
  fieldName: 'rewardsBySku',
  argument: 'skus',
  unknown: unknownReward,
});
