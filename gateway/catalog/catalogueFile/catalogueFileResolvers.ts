import type { Resolvers } from '../../context/resolvers.generated.ts';

/** Import of the catalogue from a file. */
export const catalogueFileResolvers: Resolvers = {
  Mutation: { importCatalogue: (_root, { input }, { sources }) => sources.catalogueFile.importRows(input) },
};

/** Imports of catalog files; callers only see their own. */
export const catalogueImportResolvers: Resolvers = {
  Query: {
    catalogueImports: (_root, args, { sources }) => sources.catalogueImports.page(args),
    catalogueImport: (_root, { id }, { sources }) => sources.catalogueImports.byId(id),
  },
  CatalogueFileImport: {
    rows: ({ id }, args, { sources }) => (id === '' ? null : sources.catalogueImports.rows(id, args)),
  },
  Mutation: {
    createCatalogueImport: (_root, { input }, { sources }) => sources.catalogueImports.create(input),
    addCatalogueImportRows: (_root, { input }, { sources }) => sources.catalogueImports.addRows(input),
    startCatalogueImport: (_root, args, { sources }) => sources.catalogueImports.start(args),
  },
};

/** Additions, changes and removals in the catalogue. */
export const catalogueChangeResolvers: Resolvers = {
  Query: { catalogueChanges: (_root, args, { sources }) => sources.catalogueChanges.page(args) },
};
