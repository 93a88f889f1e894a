import type { Resolvers } from '../context/resolvers.generated.ts';

/** What promotions of an advertiser give from their reward groups. */
export const advertiserCatalogResolvers: Resolvers = {
  Advertiser: {
    catalog: ({ id }, args, { sources }) => sources.advertiserCatalog.page(id, args),
  },
  AdvertiserCatalogProduct: {
    values: ({ values, currency }) => values.map((amount) => ({ amount, currency })),
  },
};
