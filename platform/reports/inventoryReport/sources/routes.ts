import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { sourceBudgetDraft } from '../../../../schema/reports/inventoryReport.ts';
import { dryRunQuery } from '../../../foundation/changes/dryRun.ts';
import { snakeCased } from '../../../foundation/http/casing.ts';
import { ifMatch } from '../../../foundation/http/requests.ts';
import { savedRowShape } from '../shape.ts';
import { declareBudget } from './declare.ts';
import { listSources } from './list.ts';
import { sourceListShape } from './shape.ts';

const tags = ['reward sources'];

/** Sources of rewards, and the budgets held with providers. */
export const rewardSourceRoutes: FastifyPluginAsyncZod = async (app) => {
  app.get(
    '/api/me/reward_sources',
    {
      config: { ability: ['viewRedemptions', 'viewInventoryReport'] },
      schema: {
        operationId: 'listRewardSources',
        summary: 'Reward sources for the filters of reports',
        tags,
        response: { 200: sourceListShape },
      },
    },
    ({ scope }) => listSources(scope),
  );

  app.put(
    '/api/me/reward_sources',
    {
      config: { ability: 'createBudget', staffOnly: true },
      schema: {
        operationId: 'declareSourceBudget',
        summary: 'Declares the current balance of a provider budget; If-Match is 0 when there was none',
        tags,
        headers: ifMatch,
        querystring: dryRunQuery,
        body: snakeCased(sourceBudgetDraft),
        response: { 200: savedRowShape },
      },
    },
    ({ scope, headers, body }) => declareBudget(scope, body, headers['if-match']),
  );
};
