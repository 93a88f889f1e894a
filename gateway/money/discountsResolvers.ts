import type { Resolvers } from '../context/resolvers.generated.ts';
import { nullIfForbidden } from '../foundation/rest/refusal.ts';

/** Discounts of an advertiser. */
export const discountResolvers: Resolvers = {
  UpdateDiscountSuccess: {
    advertiser: ({ advertiser_id: id }, _args, { rows }) =>
      nullIfForbidden(rows.byKey('GET /api/advertisers/{id}', id)),
  },
  Mutation: {
    async updateDiscount(_root, { input }, { rest }) {
      const { advertiserId: id, version, dryRun, productId, discount } = input;
      const saved = await rest.call('PUT /api/advertisers/{id}/discounts', {
        path: { id },
        ifMatch: version,
        dryRun,
        body: { product_id: productId, discount },
      });
      return { ...saved, advertiser_id: id };
    },
  },
};
