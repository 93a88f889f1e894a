import type { Resolvers } from '../context/resolvers.generated.ts';

/** Redemptions per day. */
export const statsResolvers: Resolvers = {
  Query: {
    stats: (_root, { filter }, { sources }) => sources.stats.ofAll(filter),
  },
  DailyStats: { days: ({ items }) => items },
};
