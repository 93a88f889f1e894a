import type { Resolvers } from '../generated/resolvers.generated.ts';

/** Products that can be chosen. */
export const productResolvers: Resolvers = {
  Query: {
    productOptions: (_root, { search }, { sources }) => sources.products.options(search),
  },
};
