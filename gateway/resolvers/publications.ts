import type { Resolvers } from '../context/resolvers.generated.ts';

/** Where products are offered. */
export const publicationResolvers: Resolvers = {
  Mutation: {
    savePublication: (_root, { input }, { sources }) => sources.publications.save(input),
  },
};
