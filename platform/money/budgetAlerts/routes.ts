import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { dryRunQuery } from '../../foundation/changes/dryRun.ts';
import { idParams, ifMatch } from '../../foundation/http/requests.ts';
import { savedBudgetAlerts } from './shape.ts';
import { updateBudgetAlerts } from './update.ts';

/** Limits of the balance. The store validates them, since decimals depend on the advertiser's currency. */
const budgetAlertsBody = z.strictObject({
  alert_1: z.string().nullable().optional(),
  alert_2: z.string().nullable().optional(),
});

/** Limits of an advertiser's balance. */
export const budgetAlertRoutes: FastifyPluginAsyncZod = async (app) => {
  app.put(
    '/api/advertisers/:id/budget_alerts',
    {
      config: { ability: 'editBudgetAlerts' },
      schema: {
        operationId: 'updateBudgetAlerts',
        summary: 'Saves the balance limits that trigger budget warnings; null removes one',
        tags: ['advertisers'],
        params: idParams,
        headers: ifMatch,
        querystring: dryRunQuery,
        body: budgetAlertsBody,
        response: { 200: savedBudgetAlerts },
      },
    },
    ({ scope, params, headers, body }) =>
      updateBudgetAlerts(scope, params.id, { version: headers['if-match'], limits: body }),
  );
};
