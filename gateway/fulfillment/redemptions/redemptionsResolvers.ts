import type { Resolvers } from '../../context/resolvers.generated.ts';

/** Redemptions and the actions that they allow. */
export const redemptionResolvers: Resolvers = {
  Query: {
    redemptions: (_root, args, { sources }) => sources.redemptions.page(args),
    redemption: (_root, { id }, { sources }) => sources.redemptions.byId(id),
  },
  Redemption: {
    // The platform spells these fields differently from the usual naming of the graph.
    last4: ({ last4 }) => last4,
    value: ({ value }) => value,
    usages: ({ reward_format: { usages } }) => usages,
    advertiserId: ({ client }) => client.id,
    advertiserName: ({ client }) => client.name,
    promotionSummary: ({ promotion }) => promotion,
    promotion: ({ promotion }, _args, { sources }) => sources.promotions.byId(promotion.id),
    orderStatus: ({ custom_provider: { order_status } }) => order_status,
  },
  RedemptionUser: { country: ({ location }) => location.country },
};
