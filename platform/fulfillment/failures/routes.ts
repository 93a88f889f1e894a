import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { failureGroupQuery, failureQuery, groupFailures, listFailures } from './list.ts';
import { failureGroups, failurePage } from './shape.ts';

const tags = ['failures'];
const config = { ability: 'viewRedemptions' } as const;

/** The list of failures: what did not reach its recipient, with the remedy. */
export const failureRoutes: FastifyPluginAsyncZod = async (app) => {
  app.get(
    '/api/delivery_failures',
    {
      config,
      schema: {
        operationId: 'groupDeliveryFailures',
        summary: 'Open failures by reason and advertiser, with their number and the oldest one',
        tags,
        querystring: failureGroupQuery,
        response: { 200: failureGroups },
      },
    },
    ({ scope, query }) => groupFailures(scope, query),
  );

  app.get(
    '/api/delivery_failures/lines',
    {
      config,
      schema: {
        operationId: 'listDeliveryFailures',
        summary: 'Open failures one by one, oldest first, each with its remedy',
        tags,
        querystring: failureQuery,
        response: { 200: failurePage },
      },
    },
    ({ scope, query }) => listFailures(scope, query),
  );
};
