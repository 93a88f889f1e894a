import type { Resolvers } from '../graph/resolvers.generated.ts';

/** Products that can be chosen. */
export const productResolvers: Resolvers = {
  Query: {
    productOptions: (_root, { search }, { sources }) => sources.products.options(search),
  },
};
