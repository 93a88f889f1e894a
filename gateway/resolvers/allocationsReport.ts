import type { GraphContext } from '../graph/context.ts';
import type { AllocationRequestJson, AllocationUpdateJson } from '../graph/models.ts';
import { orStale } from '../graph/mutationResults.ts';
import type { Resolvers } from '../graph/resolvers.generated.ts';

/** The allocations report: amounts bear their currency, a decision changes its advertiser. */
export const allocationsReportResolvers: Resolvers = {
  Query: {
    allocationsReport: (_root, args, { sources }) => sources.allocationsReport.page(args),
  },
  RequestedLine: {
    amount: ({ amount, currency }) => ({ amount, currency }),
  },
  RequestedVirtualCurrency: {
    costOfUnit: ({ cost_of_unit: amount, currency }) => ({ amount, currency }),
  },
  DecideAllocationRequestSuccess: {
    advertiser: ({ allocation }, _args, { sources }) => sources.advertisers.byId(allocation.advertiser_id),
  },
  Mutation: {
    approveAllocationRequest: (_root, { input }, { sources }) =>
      decided(sources.allocationsReport.approve(input), sources),
    rejectAllocationRequest: (_root, { input }, { sources }) =>
      decided(sources.allocationsReport.reject(input), sources),
    withdrawAllocationRequest: (_root, { input }, { sources }) =>
      decided(sources.allocationsReport.withdraw(input), sources),
  },
};

function decided(call: Promise<AllocationUpdateJson>, sources: GraphContext['sources']) {
  const success = call.then((update) => {
    const { advertiser_id: advertiserId } = update.allocation;
    sources.allocations.forget(advertiserId);
    sources.advertisers.forget(advertiserId);
    return { __typename: 'DecideAllocationRequestSuccess' as const, ...update };
  });
  return orStale<Awaited<typeof success>, AllocationRequestJson, 'StaleAllocationRequest'>(
    success,
    'StaleAllocationRequest',
  );
}
