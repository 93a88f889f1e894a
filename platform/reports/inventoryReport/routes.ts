import { z } from 'zod';
import { endpoints, file, get } from '../../foundation/endpoints/endpoints.ts';
import { inventoryFile } from './file.ts';
import { inventoryFileQuery, inventoryQuery, listInventory } from './list.ts';
import { inventoryOptions, optionQuery, optionsShape } from './options.ts';
import { inventoryPageShape } from './shape.ts';
import { rewardStats, sourceStats, statsShape } from './stats.ts';

/** Stock and budgets, what is used of them, and when they run out. */
export const inventoryReportEndpoints = endpoints(
  { tag: 'inventory report', view: { ability: 'viewInventoryReport' } },
  {
    listInventory: get('/api/me/inventory_report', {
      summary: 'Stock of each SKU and budget of each source, with use and run-out forecast',
      query: inventoryQuery,
      answer: inventoryPageShape,
      run: ({ scope, query }) => listInventory(scope, query),
    }),
    exportInventory: file('/api/me/inventory_report.csv', {
      summary: 'The inventory report as a CSV file',
      query: inventoryFileQuery,
      run: ({ scope, query }) => inventoryFile(scope, query),
    }),
    listInventoryOptions: get('/api/me/inventory_report/options', {
      summary: "Brands, products or rewards for the report's filters",
      query: optionQuery,
      answer: optionsShape,
      run: ({ scope, query }) => inventoryOptions(scope, query),
    }),
    readRewardStats: get('/api/me/inventory_report/reward_stats/:sku', {
      summary: "Use of a SKU's stock by advertiser",
      params: { sku: z.string().min(1).max(100) },
      answer: statsShape,
      run: ({ scope, sku }) => rewardStats(scope, sku),
    }),
    readRewardSourceStats: get('/api/me/inventory_report/reward_source_stats/:id', {
      summary: 'Use of a provider budget by advertiser',
      answer: statsShape,
      run: ({ scope, id }) => sourceStats(scope, id),
    }),
  },
);
