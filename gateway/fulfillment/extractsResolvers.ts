import type { Resolvers } from '../context/resolvers.generated.ts';

/** Files of links and codes. */
export const extractResolvers: Resolvers = {
  Extract: { url: ({ id, ticket }) => `/files/extract/${id}?ticket=${ticket}` },
  Mutation: {
    createExtract: (_root, { input }, { sources }) => sources.extracts.create(input),
  },
};
