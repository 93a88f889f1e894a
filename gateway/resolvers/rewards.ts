import type { Resolvers } from '../context/resolvers.generated.ts';

/** Rewards that an advertiser can choose from. */
export const rewardResolvers: Resolvers = {
  Query: {
    rewardOptions: (_root, args, { sources }) => sources.rewards.options(args),
  },
};
