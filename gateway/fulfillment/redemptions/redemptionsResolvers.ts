import type { Resolvers } from '../../context/resolvers.generated.ts';
import { pageQuery, sortQuery } from '../../foundation/rest/paging.ts';
import { redemptionFilterOf } from './redemptionFilter.ts';

/** Redemptions and the actions that they allow. */
export const redemptionResolvers: Resolvers = {
  Query: {
    redemptions: async (_root, { filter, sort, page, first, after }, { rest }) =>
      rest.call('GET /api/redemptions', {
        query: {
          ...redemptionFilterOf(filter),
          ...pageQuery(page),
          sort: sortQuery(sort),
          first: first ?? undefined,
          after: after ?? undefined,
        },
      }),
  },
  Redemption: {
    // The platform spells these fields differently from the usual naming of the graph.
    last4: ({ last4 }) => last4,
    value: ({ value }) => value,
    usages: ({ reward_format: { usages } }) => usages,
    advertiserId: ({ client }) => client.id,
    advertiserName: ({ client }) => client.name,
    promotionSummary: ({ promotion }) => promotion,
    orderStatus: ({ custom_provider: { order_status } }) => order_status,
  },
  RedemptionUser: { country: ({ location }) => location.country },
};
