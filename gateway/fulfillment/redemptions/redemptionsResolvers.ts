import type { Resolvers } from '../../context/resolvers.generated.ts';
import { pageQuery, sortQuery } from '../../foundation/rest/paging.ts';
import { redemptionFilterNames, redemptionFilterOf } from './redemptionFilter.ts';

const REFUSED_NAMES = redemptionFilterNames();

/** Redemptions and the actions that they allow. */
export const redemptionResolvers: Resolvers = {
  Query: {
    redemptions: async (_root, { filter, sort, page, first, after }, { rest }) =>
      rest.call('GET /api/redemptions', {
        names: REFUSED_NAMES,
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
