import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { sendCsv } from '../../foundation/http/csv.ts';
import { idParams } from '../../foundation/http/requests.ts';
import { inventoryFile } from './file.ts';
import { inventoryFileQuery, inventoryQuery, listInventory } from './list.ts';
import { inventoryOptions, optionQuery, optionsShape } from './options.ts';
import { inventoryPageShape } from './shape.ts';
import { rewardStats, sourceStats, statsShape } from './stats.ts';

const tags = ['inventory report'];
const config = { ability: 'viewInventoryReport' } as const;
const skuParams = z.strictObject({ sku: z.string().min(1).max(100) });

/** Stock and budgets, what is used of them, and when they run out. */
export const inventoryReportRoutes: FastifyPluginAsyncZod = async (app) => {
  app.get(
    '/api/me/inventory_report',
    {
      config,
      schema: {
        operationId: 'listInventory',
        summary: 'Stock of each SKU and budget of each source, with use and run-out forecast',
        tags,
        querystring: inventoryQuery,
        response: { 200: inventoryPageShape },
      },
    },
    ({ scope, query }) => listInventory(scope, query),
  );

  app.get(
    '/api/me/inventory_report.csv',
    {
      config,
      schema: {
        operationId: 'exportInventory',
        summary: 'The inventory report as a CSV file',
        tags,
        querystring: inventoryFileQuery,
      },
    },
    async ({ scope, query }, reply) => sendCsv(reply, await inventoryFile(scope, query)),
  );

  app.get(
    '/api/me/inventory_report/options',
    {
      config,
      schema: {
        operationId: 'listInventoryOptions',
        summary: "Brands, products or rewards for the report's filters",
        tags,
        querystring: optionQuery,
        response: { 200: optionsShape },
      },
    },
    ({ scope, query }) => inventoryOptions(scope, query),
  );

  app.get(
    '/api/me/inventory_report/reward_stats/:sku',
    {
      config,
      schema: {
        operationId: 'readRewardStats',
        summary: "Use of a SKU's stock by advertiser",
        tags,
        params: skuParams,
        response: { 200: statsShape },
      },
    },
    ({ scope, params }) => rewardStats(scope, params.sku),
  );

  app.get(
    '/api/me/inventory_report/reward_source_stats/:id',
    {
      config,
      schema: {
        operationId: 'readRewardSourceStats',
        summary: 'Use of a provider budget by advertiser',
        tags,
        params: idParams,
        response: { 200: statsShape },
      },
    },
    ({ scope, params }) => sourceStats(scope, params.id),
  );
};
