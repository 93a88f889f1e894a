import type { Resolvers } from '../generated/resolvers.generated.ts';
import { unavailable } from '../refusal.ts';

/** Allocations and their report: not answered yet. */
export const allocationResolvers: Resolvers = {
  Query: {
    allocation: () => null,
    allocationsReport: () => null,
  },
  Mutation: {
    createAllocation: () => Promise.reject(unavailable()),
    updateAllocation: () => Promise.reject(unavailable()),
    approveAllocationRequest: () => Promise.reject(unavailable()),
    rejectAllocationRequest: () => Promise.reject(unavailable()),
  },
};
