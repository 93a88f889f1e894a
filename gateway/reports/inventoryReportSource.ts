import { toRest } from '../foundation/rest/casing.ts';
import type { RestClient } from '../foundation/rest/client.ts';
import { pageQuery, sortQuery } from '../foundation/rest/paging.ts';
import { nullIfNotFound } from '../foundation/rest/refusal.ts';
import type {
  DeclareSourceBudgetInput,
  QueryInventoryOptionsArgs,
  QueryInventoryReportArgs,
  SaveRunOutAlertInput,
} from '../sdl/types.generated.ts';

/** The only file that knows `/inventory_report` and the sources of rewards. */
export function inventoryReportSource(rest: RestClient) {
  return {
    page: async ({ filter, sort, page }: Partial<QueryInventoryReportArgs>) =>
      rest.call('GET /api/me/inventory_report', {
        query: {
          ...pageQuery(page),
          reward: filter?.reward ?? undefined,
          product: filter?.product ?? undefined,
          brand: filter?.brand ?? undefined,
          source: filter?.source ?? undefined,
          hide_unused: filter?.hideUnused ? true : undefined,
          sort: sortQuery(sort),
        },
      }),
    rewardStats: (sku: string) =>
      nullIfNotFound(rest.call('GET /api/me/inventory_report/reward_stats/{sku}', { path: { sku } })),
    sourceStats: (id: string) =>
      nullIfNotFound(rest.call('GET /api/me/inventory_report/reward_source_stats/{id}', { path: { id } })),
    options: async (query: QueryInventoryOptionsArgs) =>
      (await rest.call('GET /api/me/inventory_report/options', { query })).items,
    sources: async () => (await rest.call('GET /api/me/reward_sources', {})).items,
    saveAlert: async ({ version, dryRun, ...draft }: SaveRunOutAlertInput) => {
      const body = toRest(draft, ['sku', 'sourceId', 'workingDays']);
      return (await rest.call('PUT /api/me/inventory_report/alert', { ifMatch: version, dryRun, body })).row;
    },
    declareBudget: async ({ version, dryRun, ...draft }: DeclareSourceBudgetInput) => {
      const body = toRest(draft, ['providerId', 'currency', 'budget', 'dashboardUrl']);
      return (await rest.call('PUT /api/me/reward_sources', { ifMatch: version, dryRun, body })).row;
    },
  };
}
