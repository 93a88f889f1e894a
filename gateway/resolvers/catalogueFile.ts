import type { Resolvers } from '../context/resolvers.generated.ts';

/** The catalogue brought back from a file. */
export const catalogueFileResolvers: Resolvers = {
  Mutation: { importCatalogue: (_root, { input }, { sources }) => sources.catalogueFile.importRows(input) },
};
