import type { Resolvers } from '../context/resolvers.generated.ts';

/** Allocations; those of a list of advertisers are loaded at once. */
export const allocationResolvers: Resolvers = {
  Advertiser: {
    openAllocation: ({ id }, _args, { sources }) => sources.allocations.openOf(id),
    committedAllocationsSummary: ({ id }, _args, { sources }) => sources.allocations.summaryOf(id),
  },
  Allocation: {
    allocatedRewards: async (allocation, _args, { sources }) =>
      allocation.allocated_rewards ??
      (await sources.allocations.byId(allocation.advertiser_id, allocation.id))?.allocated_rewards ??
      [],
  },
  Mutation: {
    createAllocation: (_root, { input }, { sources }) => sources.allocations.create(input),
    updateAllocation: (_root, { input }, { sources }) => sources.allocations.update(input),
  },
};
