import type { Resolvers } from '../context/resolvers.generated.ts';

/** Providers of SKUs. */
export const providerResolvers: Resolvers = {
  Query: {
    providers: (_root, _args, { sources }) => sources.providers.all(),
  },
};
