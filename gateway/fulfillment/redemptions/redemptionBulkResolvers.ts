import type { Resolvers } from '../../context/resolvers.generated.ts';

/** Bulk actions on redemptions; callers only see their own. */
export const redemptionBulkResolvers: Resolvers = {
  Query: {
    bulkActions: (_root, args, { sources }) => sources.redemptionBulk.page(args),
    redemptionBulk: (_root, { id }, { sources }) => sources.redemptionBulk.byId(id),
  },
  BulkAction: {
    rows: ({ id }, args, { sources }) => (id === '' ? null : sources.redemptionBulk.rows(id, args)),
  },
  Mutation: {
    bulkRedemptions: (_root, { input }, { sources }) => sources.redemptionBulk.create(input),
    stopBulkAction: (_root, args, { sources }) => sources.redemptionBulk.stop(args),
  },
};
