import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { runOutAlertDraft } from '../../../schema/reports/inventoryReport.ts';
import { dryRunQuery } from '../../foundation/changes/dryRun.ts';
import { snakeCased } from '../../foundation/http/casing.ts';
import { ifMatch } from '../../foundation/http/requests.ts';
import { savedRowShape } from '../inventoryReport/shape.ts';
import { saveRunOutAlert } from './save.ts';

/** Alerts that are sent a number of working days before a stock or a budget runs out. */
export const runOutAlertRoutes: FastifyPluginAsyncZod = async (app) => {
  app.put(
    '/api/me/inventory_report/alert',
    {
      config: { ability: 'editBudgetAlerts', staffOnly: true },
      schema: {
        operationId: 'saveRunOutAlert',
        summary:
          'Sets, changes or removes the alert of a stock or a budget; If-Match is 0 when there is none',
        tags: ['inventory report'],
        headers: ifMatch,
        querystring: dryRunQuery,
        body: snakeCased(runOutAlertDraft),
        response: { 200: savedRowShape },
      },
    },
    ({ scope, headers, body }) => saveRunOutAlert(scope, body, headers['if-match']),
  );
};
