import type { Resolvers } from '../context/resolvers.generated.ts';

/** Who supplies SKUs. */
export const providerResolvers: Resolvers = {
  Query: {
    providers: (_root, _args, { sources }) => sources.providers.all(),
  },
};
