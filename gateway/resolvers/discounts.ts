import type { DiscountJson } from '../graph/models.ts';
import { orStale } from '../graph/mutationResults.ts';
import type { Resolvers } from '../graph/resolvers.generated.ts';

/** Discounts of an advertiser. */
export const discountResolvers: Resolvers = {
  Advertiser: {
    discounts: ({ id }, args, { sources }) => sources.discounts.page(id, args),
  },
  UpdateDiscountSuccess: {
    advertiser: ({ advertiser_id: id }, _args, { sources }) => sources.advertisers.byId(id),
  },
  Mutation: {
    updateDiscount: (_root, { input }, { sources }) => {
      const success = sources.discounts.save(input).then((saved) => {
        sources.advertisers.forget(input.advertiserId);
        return {
          __typename: 'UpdateDiscountSuccess' as const,
          advertiser_id: input.advertiserId,
          ...saved,
        };
      });
      return orStale<Awaited<typeof success>, DiscountJson, 'StaleDiscount'>(success, 'StaleDiscount');
    },
  },
};
