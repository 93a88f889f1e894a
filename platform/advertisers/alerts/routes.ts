import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { alertPageShape, alertQuery, listAlerts } from './list.ts';

/** Alerts of the caller's organization and its advertisers. */
export const alertRoutes: FastifyPluginAsyncZod = async (app) => {
  app.get(
    '/api/alerts',
    {
      config: { ability: 'viewAlerts' },
      schema: {
        operationId: 'listAlerts',
        summary: 'Alerts, newest first',
        tags: ['alerts'],
        querystring: alertQuery,
        response: { 200: alertPageShape },
      },
    },
    ({ scope, query }) => listAlerts(scope, query),
  );
};
