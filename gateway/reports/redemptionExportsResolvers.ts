import type { Resolvers } from '../context/resolvers.generated.ts';

/** Exports of the redemption report; callers only see their own. */
export const redemptionExportResolvers: Resolvers = {
  Query: { redemptionExports: (_root, args, { sources }) => sources.redemptionExports.page(args) },
  RedemptionExport: {
    url: ({ id, state }) => (state === 'done' ? `/files/redemption-export/${id}` : null),
  },
  Mutation: { exportRedemptions: (_root, { input }, { sources }) => sources.redemptionExports.create(input) },
};
