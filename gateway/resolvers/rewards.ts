import type { Resolvers } from '../graph/resolvers.generated.ts';

/** Rewards an advertiser might take. */
export const rewardResolvers: Resolvers = {
  Query: {
    rewardOptions: (_root, args, { sources }) => sources.rewards.options(args),
  },
  RewardOption: {
    faceValue: ({ face_value: amount, currency }) => ({ amount, currency }),
    sellingPrice: ({ selling_price: amount, currency }) => (amount === null ? null : { amount, currency }),
  },
};
