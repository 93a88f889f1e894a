import type { Resolvers } from '../context/resolvers.generated.ts';

/** What did not reach its recipient. */
export const failureResolvers: Resolvers = {
  Query: {
    deliveryFailureGroups: (_root, args, { sources }) => sources.failures.groups(args),
    deliveryFailures: async (_root, args, { sources }) => sources.failures.page(args),
  },
};
