import type { Resolvers } from '../context/resolvers.generated.ts';

/** Products that a discount can be given on. */
export const productResolvers: Resolvers = {
  Query: {
    productOptions: (_root, { search }, { sources }) => sources.products.options(search),
  },
};
