import type { Resolvers } from '../context/resolvers.generated.ts';

/** Products that an advertiser's promotions offer through their reward groups. */
export const advertiserCatalogResolvers: Resolvers = {
  AdvertiserCatalogProduct: {
    values: ({ values, currency }) => values.map((amount) => ({ amount, currency })),
  },
};
