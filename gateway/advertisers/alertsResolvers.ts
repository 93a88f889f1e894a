import { isSelected } from '../context/fieldSelection.ts';
import type { Resolvers } from '../context/resolvers.generated.ts';

/** Alerts, and the advertiser that each is about, loaded for a whole page at once. */
export const alertResolvers: Resolvers = {
  Query: {
    alerts: (_root, args, { sources }, info) =>
      sources.alerts.page(args, { counts: isSelected(info, 'counts') }),
  },
  Alert: {
    advertiser: ({ advertiser_id: id }, _args, { sources }) =>
      id === null ? null : sources.advertisers.byId(id),
  },
  AlertPage: { counts: ({ counts }) => counts ?? { blocker: 0, warning: 0, info: 0 } },
};
