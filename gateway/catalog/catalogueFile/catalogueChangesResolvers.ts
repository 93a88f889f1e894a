import type { Resolvers } from '../../context/resolvers.generated.ts';

/** Additions, changes and removals in the catalogue. */
export const catalogueChangeResolvers: Resolvers = {
  Query: { catalogueChanges: (_root, args, { sources }) => sources.catalogueChanges.page(args) },
};
