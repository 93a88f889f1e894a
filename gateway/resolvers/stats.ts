import type { Resolvers } from '../graph/resolvers.generated.ts';

/** Figures day by day. */
export const statsResolvers: Resolvers = {
  Query: { stats: (_root, { filter }, { sources }) => sources.stats.ofAll(filter) },
  DailyStats: { days: ({ items }) => items },
};
