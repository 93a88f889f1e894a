import type { Resolvers } from '../context/resolvers.generated.ts';

/** Pictures of brands, products and SKUs. */
export const mediaSetResolvers: Resolvers = {
  Query: { mediaSet: (_root, { id }, { sources }) => sources.mediaSets.byId(id) },
  Mutation: { saveMediaSet: (_root, { input }, { sources }) => sources.mediaSets.save(input) },
};
