import type { Resolvers } from '../context/resolvers.generated.ts';

/** Quotas: how many redemptions of a reward an advertiser may have. */
export const quotaResolvers: Resolvers = {
  Query: {
    redemptionsQuotas: (_root, args, { sources }) => sources.quotas.ofProduct(args),
  },
  Mutation: {
    createRedemptionsQuota: (_root, { input }, { sources }) => sources.quotas.create(input),
    updateRedemptionsQuota: (_root, { input }, { sources }) => sources.quotas.update(input),
    deleteRedemptionsQuota: (_root, { input }, { sources }) => sources.quotas.remove(input),
  },
};
