import { isSelected } from '../graph/fieldSelection.ts';
import type { Resolvers } from '../graph/resolvers.generated.ts';

/** Alerts and the advertiser each is about, loaded for a whole page at once. */
export const alertResolvers: Resolvers = {
  Query: {
    alerts: (_root, { filter, page }, { sources }, info) =>
      sources.alerts.page({ filter, page, withCounts: isSelected(info, 'counts') }),
  },
  Alert: {
    advertiser: ({ advertiser_id: id }, _args, { sources }) =>
      id === null ? null : sources.advertisers.byId(id),
  },
};
