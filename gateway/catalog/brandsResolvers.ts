import type { Resolvers } from '../context/resolvers.generated.ts';

/** Brands of the catalogue. */
export const brandResolvers: Resolvers = {
  Query: {
    brands: (_root, args, { sources }) => sources.brands.page(args),
    brand: (_root, { id }, { sources }) => sources.brands.byId(id),
  },
  Mutation: {
    createBrand: (_root, { input }, { sources }) => sources.brands.create(input),
    updateBrand: (_root, { input }, { sources }) => sources.brands.update(input),
  },
};
