import type { Resolvers } from '../context/resolvers.generated.ts';

/** Redemptions that are created one at a time. */
export const newRedemptionResolvers: Resolvers = {
  Mutation: {
    createRedemption: (_root, { input }, { sources }) => sources.newRedemptions.create(input),
    createAndRedeem: (_root, { input }, { sources }) => sources.newRedemptions.redeem(input),
  },
};
