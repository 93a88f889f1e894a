import type { Resolvers } from '../context/resolvers.generated.ts';

/** Stock and budgets, their usage, and when they run out. */
export const inventoryReportResolvers: Resolvers = {
  Query: {
    inventoryReport: (_root, args, { sources }) => sources.inventoryReport.page(args),
    inventoryRewardStats: (_root, { sku }, { sources }) => sources.inventoryReport.rewardStats(sku),
    inventorySourceStats: (_root, { id }, { sources }) => sources.inventoryReport.sourceStats(id),
    inventoryOptions: (_root, args, { sources }) => sources.inventoryReport.options(args),
    rewardSources: (_root, _args, { sources }) => sources.inventoryReport.sources(),
  },
  InventoryRow: {
    id: ({ type, reward_sku: sku, reward_source: source }) => `${type}:${sku ?? source.id}`,
  },
  Mutation: {
    saveRunOutAlert: (_root, { input }, { sources }) => sources.inventoryReport.saveAlert(input),
    declareSourceBudget: (_root, { input }, { sources }) => sources.inventoryReport.declareBudget(input),
  },
};
