import type { Resolvers } from '../context/resolvers.generated.ts';

/** The allocations report, and the decisions about its requests, which change their advertiser. */
export const allocationsReportResolvers: Resolvers = {
  Query: {
    allocationsReport: (_root, args, { sources }) => sources.allocationsReport.page(args),
    requestsToDecide: (_root, _args, { sources }) => sources.allocationsReport.toDecide(),
  },
  DecideAllocationRequestSuccess: {
    advertiser: ({ request }, _args, { sources }) => sources.advertisers.carried(request.retailer.id),
  },
  Mutation: {
    approveAllocationRequest: (_root, { input }, { sources }) => sources.allocationsReport.approve(input),
    rejectAllocationRequest: (_root, { input }, { sources }) => sources.allocationsReport.reject(input),
    decideAllocationRequests: (_root, { input }, { sources }) => sources.allocationsReport.decide(input),
    withdrawAllocationRequest: (_root, { input }, { sources }) => sources.allocationsReport.withdraw(input),
  },
};
