import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import type { DispatchKind } from '../../../schema/fulfillment/dispatchKinds.ts';
import type { DispatchChange } from '../../../schema/fulfillment/dispatchRequests.ts';
import { dryRunQuery } from '../../foundation/changes/dryRun.ts';
import { dueKey, idParams, keyed } from '../../foundation/http/requests.ts';
import { newDispatchBody } from './body.ts';
import { batchLinePage } from './lineShape.ts';
import { lineQuery, listLines } from './lines.ts';
import { dispatchQuery, listDispatches, listPromotionDispatches, promotionDispatchQuery } from './list.ts';
import { dispatchRequest } from './requests/shape.ts';
import { type RequestTools, requestDispatch } from './requests/start.ts';
import { requestChange } from './requests/startChange.ts';
import { acceptedDispatch, changedDispatch, dispatch, dispatchPage } from './shape.ts';
import { readDispatch } from './store.ts';

const tags = ['dispatches'];
const create = { ability: 'createBulkRedemptions' } as const;
const view = { ability: ['createBulkRedemptions', 'viewRedemptions'] } as const;
const params = idParams;

/** Immediate sends, downloads and activations: creating, reading and recalling them. */
export const dispatchRoutes: FastifyPluginAsyncZod<{ tools: RequestTools }> = async (app, { tools }) => {
  app.post(
    '/api/promotions/:id/dispatches',
    {
      config: { ...create, goesOn: true },
      schema: {
        operationId: 'createDispatch',
        summary:
          'Sends, downloads or activates rewards of a promotion; everything is reserved at once and goes out after the undo window. Above 1,000 lines the answer is 202 with a request that a job works on',
        tags,
        params,
        headers: keyed,
        querystring: dryRunQuery,
        body: newDispatchBody,
        response: { 201: acceptedDispatch, 202: dispatchRequest.schema },
      },
    },
    async ({ scope, params: { id }, headers, body }, reply) => {
      const request = { promotionId: id, body, key: dueKey(headers) };
      const answer = await requestDispatch(scope, request, tools);
      return 'accepted' in answer
        ? reply.code(201).send(answer.accepted)
        : reply.code(202).send(answer.request);
    },
  );

  app.get(
    '/api/promotions/:id/dispatches',
    {
      config: view,
      schema: {
        operationId: 'listPromotionDispatches',
        summary: 'Dispatches of a promotion, newest first',
        tags,
        params,
        querystring: promotionDispatchQuery,
        response: { 200: dispatchPage },
      },
    },
    ({ scope, params: { id }, query }) => listPromotionDispatches(scope, id, query),
  );

  app.get(
    '/api/promotions/:id/code_activations',
    {
      config: create,
      schema: {
        operationId: 'listCodeActivations',
        summary: 'Dispatches of a promotion that activated printed codes, newest first',
        tags,
        params,
        querystring: promotionDispatchQuery,
        response: { 200: dispatchPage },
      },
    },
    ({ scope, params: { id }, query }) =>
      listPromotionDispatches(scope, id, { ...query, kind: 'activate_codes' satisfies DispatchKind }),
  );

  app.get(
    '/api/dispatches',
    {
      config: view,
      schema: {
        operationId: 'listDispatches',
        summary: 'Dispatches of all advertisers that the caller may see, newest first',
        tags,
        querystring: dispatchQuery,
        response: { 200: dispatchPage },
      },
    },
    ({ scope, query }) => listDispatches(scope, query),
  );

  app.get(
    '/api/dispatches/:id',
    {
      config: view,
      schema: {
        operationId: 'readDispatch',
        summary: 'One dispatch with its batches and progress',
        tags,
        params,
        response: { 200: dispatch.schema },
      },
    },
    ({ scope, params: { id } }) => readDispatch(scope, id),
  );

  app.get(
    '/api/dispatches/:id/lines',
    {
      config: { ability: 'viewRedemptions' },
      schema: {
        operationId: 'listDispatchLines',
        summary: 'The lines of a dispatch, with outcome and remedy for failed ones',
        tags,
        params,
        querystring: lineQuery,
        response: { 200: batchLinePage },
      },
    },
    ({ scope, params: { id }, query }) => listLines(scope, id, query),
  );

  const change = (what: DispatchChange, summary: string) =>
    app.post(
      `/api/dispatches/:id/${what}`,
      {
        config: { ...create, goesOn: true },
        schema: {
          operationId: `${what}Dispatch`,
          summary: `${summary}. Above 1,000 affected lines the answer is 202 with a request that a job works on`,
          tags,
          params,
          headers: keyed,
          querystring: dryRunQuery,
          response: { 200: changedDispatch, 202: dispatchRequest.schema },
        },
      },
      async ({ scope, params: { id }, headers }, reply) => {
        const answer = await requestChange(scope, { id, what, key: dueKey(headers) });
        return 'changed' in answer
          ? reply.code(200).send(answer.changed)
          : reply.code(202).send(answer.request);
      },
    );
  change('recall', 'Recalls a whole dispatch before anything went out');
  change('release', 'Releases a held dispatch now');
  change('cancel', 'Cancels the unsent part of a dispatch');
  change('retry', 'Retries the failed lines of a dispatch');
};
