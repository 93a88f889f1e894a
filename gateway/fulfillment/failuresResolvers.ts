import type { Resolvers } from '../context/resolvers.generated.ts';

/** Failed deliveries. */
export const failureResolvers: Resolvers = {
  Query: {
    deliveryFailureGroups: (_root, args, { sources }) => sources.failures.groups(args),
    deliveryFailures: async (_root, args, { sources }) => sources.failures.page(args),
  },
};
