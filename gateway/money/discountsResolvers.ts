import type { Resolvers } from '../context/resolvers.generated.ts';

/** Discounts of an advertiser. */
export const discountResolvers: Resolvers = {
  Advertiser: {
    discounts: ({ id }, args, { sources }) => sources.discounts.page(id, args),
  },
  UpdateDiscountSuccess: {
    advertiser: ({ advertiser_id: id }, _args, { sources }) => sources.advertisers.carried(id),
  },
  Mutation: {
    updateDiscount: (_root, { input }, { sources }) => sources.discounts.save(input),
  },
};
