import type { Resolvers } from '../context/resolvers.generated.ts';
import { pageQuery, sortQuery } from '../foundation/rest/paging.ts';
import { activityFilterOf, redemptionFilterNames } from '../fulfillment/interface.ts';

const REFUSED_NAMES = redemptionFilterNames();

/** Counts and sums of redemptions by group and period. */
export const activityReportResolvers: Resolvers = {
  Query: {
    activityReport: async (_root, { filter, sort, page, ...report }, { rest }) =>
      rest.call('GET /api/me/activity_report', {
        names: REFUSED_NAMES,
        query: {
          ...pageQuery(page),
          // An empty text means no grouping; a missing one means the platform's default.
          group_by: report.groupBy,
          metrics: report.metrics,
          interval: report.interval,
          start_date: report.startDate,
          end_date: report.endDate,
          timezone: report.timezone,
          timeframe_scope: report.timeframeScope,
          ...activityFilterOf(filter),
          sort: sortQuery(sort),
        },
      }),
  },
  ActivityReportRow: { redemptionQuery: ({ redemption_query: query }) => screenQuery(query) },
  ActivityReportTotals: { redemptionQuery: ({ redemption_query: query }) => screenQuery(query) },
};

/** The query string as the address of the redemption report spells it; REST spells one of its keys otherwise. */
function screenQuery(query: string | null): string | null {
  if (query === null) return null;
  const names = [...new URLSearchParams(query)].map(([name, value]) => [
    name === 'product_currency' ? 'productCurrency' : name,
    value,
  ]);
  return String(new URLSearchParams(names));
}
