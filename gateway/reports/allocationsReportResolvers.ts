import type { Resolvers } from '../context/resolvers.generated.ts';

/** The allocations report, and the decisions about its requests, which change their advertiser. */
export const allocationsReportResolvers: Resolvers = {
  Query: {
    allocationsReport: (_root, args, { sources }) => sources.allocationsReport.page(args),
  },
  Mutation: {
    rejectAllocationRequest: (_root, { input }, { sources }) => sources.allocationsReport.reject(input),
    decideAllocationRequests: (_root, { input }, { sources }) => sources.allocationsReport.decide(input),
  },
};
