import type { Resolvers } from '../../context/resolvers.generated.ts';

/** Import of the catalogue from a file. */
export const catalogueFileResolvers: Resolvers = {
  Mutation: { importCatalogue: (_root, { input }, { sources }) => sources.catalogueFile.importRows(input) },
};
