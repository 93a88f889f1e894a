import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { dryRunQuery } from '../../../foundation/changes/dryRun.ts';
import { idParams } from '../../../foundation/http/requests.ts';
import { cancelRequest } from './cancel.ts';
import { ownRequest } from './read.ts';
import { dispatchRequest } from './shape.ts';

const tags = ['dispatches'];
const config = { ability: 'createBulkRedemptions' } as const;
const params = idParams;

/** Large dispatches that a job accepts or tries: followed, and given up where they are only tried. */
export const dispatchRequestRoutes: FastifyPluginAsyncZod = async (app) => {
  app.get(
    '/api/dispatch_requests/:id',
    {
      config,
      schema: {
        operationId: 'readDispatchRequest',
        summary: "One of the caller's own large dispatches, with its progress and its outcome",
        tags,
        params,
        response: { 200: dispatchRequest.schema },
      },
    },
    ({ scope, params: { id } }) => scope.read((tx) => ownRequest(tx, scope, id)),
  );

  app.post(
    '/api/dispatch_requests/:id/cancel',
    {
      config,
      schema: {
        operationId: 'cancelDispatchRequest',
        summary: 'Gives up the dry run of a large dispatch',
        tags,
        params,
        querystring: dryRunQuery,
        response: { 200: dispatchRequest.schema },
      },
    },
    ({ scope, params: { id } }) => cancelRequest(scope, id),
  );
};
