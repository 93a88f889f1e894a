import type { Resolvers } from '../context/resolvers.generated.ts';

/** Redemptions counted and summed up by groups and periods. */
export const activityReportResolvers: Resolvers = {
  Query: { activityReport: (_root, args, { sources }) => sources.activityReport.page(args) },
};
