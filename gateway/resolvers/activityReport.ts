import type { Resolvers } from '../context/resolvers.generated.ts';

/** Counts and sums of redemptions by group and period. */
export const activityReportResolvers: Resolvers = {
  Query: { activityReport: (_root, args, { sources }) => sources.activityReport.page(args) },
};
