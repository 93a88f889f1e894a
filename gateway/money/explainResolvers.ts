import type { Resolvers } from '../context/resolvers.generated.ts';

/** Explanations of the figures of a budget or an allocation. */
export const explainResolvers: Resolvers = {
  Budget: {
    explain: ({ id, as_of: asOf }, args, { sources }) => sources.explain.budget(id, { ...args, asOf }),
  },
  Allocation: {
    explain: ({ id: allocationId, advertiser_id: id }, args, { sources }) =>
      sources.explain.allocation({ id, allocationId }, args),
  },
  LedgerEntry: { postingId: ({ id }) => id },
};
