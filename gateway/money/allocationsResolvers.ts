import type { Resolvers } from '../context/resolvers.generated.ts';

/** Allocations; those of a list of advertisers are loaded at once. */
export const allocationResolvers: Resolvers = {
  Advertiser: {
    openAllocation: ({ id }, _args, { sources }) => sources.allocations.openOf(id),
    openAllocations: ({ id }, args, { sources }) => sources.allocations.page(id, { ...args, type: 'open' }),
    committedAllocations: ({ id }, args, { sources }) =>
      sources.allocations.page(id, { ...args, type: 'committed' }),
    committedAllocationsSummary: ({ id }, _args, { sources }) => sources.allocations.summaryOf(id),
  },
  Query: {
    allocation: (_root, { advertiserId, id }, { sources }) => sources.allocations.byId(advertiserId, id),
  },
  Allocation: {
    allocatedRewards: async (allocation, _args, { sources }) =>
      allocation.allocated_rewards ??
      (await sources.allocations.byId(allocation.advertiser_id, allocation.id))?.allocated_rewards ??
      [],
  },
  CreateAllocationSuccess: {
    advertiser: ({ allocation }, _args, { sources }) => sources.advertisers.carried(allocation.advertiser_id),
  },
  UpdateAllocationSuccess: {
    advertiser: ({ allocation }, _args, { sources }) => sources.advertisers.carried(allocation.advertiser_id),
  },
  Mutation: {
    createAllocation: (_root, { input }, { sources }) => sources.allocations.create(input),
    giveBackAllocation: (_root, { input }, { sources }) => sources.allocations.giveBack(input),
    updateAllocation: (_root, { input }, { sources }) => sources.allocations.update(input),
  },
};
