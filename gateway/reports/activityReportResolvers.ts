import type { Resolvers } from '../context/resolvers.generated.ts';

/** Counts and sums of redemptions by group and period. */
export const activityReportResolvers: Resolvers = {
  Query: { activityReport: (_root, args, { sources }) => sources.activityReport.page(args) },
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
