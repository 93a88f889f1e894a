import type { Resolvers } from '../context/resolvers.generated.ts';

/** The sellers that offer a product. */
export const publicationResolvers: Resolvers = {
  Mutation: {
    savePublication: (_root, { input }, { sources }) => sources.publications.save(input),
  },
};
