import type { Resolvers } from '../context/resolvers.generated.ts';
import { toRest } from '../foundation/rest/casing.ts';

/** Stock and budgets; a change of one answers its row. */
export const inventoryReportResolvers: Resolvers = {
  InventoryRow: {
    id: ({ type, reward_sku: sku, reward_source: source }) => `${type}:${sku ?? source.id}`,
  },
  Mutation: {
    async saveRunOutAlert(_root, { input: { version, dryRun, ...draft } }, { rest }) {
      const body = toRest(draft, ['sku', 'sourceId', 'workingDays']);
      return (await rest.call('PUT /api/me/inventory_report/alert', { ifMatch: version, dryRun, body })).row;
    },
    async declareSourceBudget(_root, { input: { version, dryRun, ...draft } }, { rest }) {
      const body = toRest(draft, ['providerId', 'currency', 'budget', 'dashboardUrl']);
      return (await rest.call('PUT /api/me/reward_sources', { ifMatch: version, dryRun, body })).row;
    },
  },
};
