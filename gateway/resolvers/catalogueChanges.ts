import type { Resolvers } from '../context/resolvers.generated.ts';

/** What appeared, changed and disappeared in the catalogue. */
export const catalogueChangeResolvers: Resolvers = {
  Query: { catalogueChanges: (_root, args, { sources }) => sources.catalogueChanges.page(args) },
};
