import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { dryRunQuery } from '../../../foundation/changes/dryRun.ts';
import { dueKey, idParams, keyed } from '../../../foundation/http/requests.ts';
import { newBatchBody, notifyBatchBody, redeemBatchBody } from '../body.ts';
import { followUp } from '../changes/followUps.ts';
import { dispatchRequest } from '../requests/shape.ts';
import type { RequestTools } from '../requests/start.ts';
import { requestBatch } from '../requests/startBatch.ts';
import { batchAnswer } from './batchShape.ts';

const tags = ['batches'];
const config = { ability: 'createBulkRedemptions' } as const;
const params = idParams;

/** Bytes of a batch with ten thousand recipients. */
const BATCH_BYTES = 6_000_000;

/** Batches as the documents' programs make them: of one SKU, worked step by step. */
export const batchRoutes: FastifyPluginAsyncZod<{ tools: RequestTools }> = async (app, { tools }) => {
  app.post(
    '/api/promotions/:id/rewards/:sku/batches',
    {
      config: { ...config, goesOn: true },
      bodyLimit: BATCH_BYTES,
      schema: {
        operationId: 'createBatch',
        summary:
          'Creates a batch of one SKU and reserves its money, stock and order IDs; each further step is a request of its own. Above 1,000 lines the answer is 202 with a request that a job works on',
        tags,
        params: idParams.extend({ sku: z.string().min(1).max(100) }),
        headers: keyed,
        querystring: dryRunQuery,
        body: newBatchBody,
        response: { 201: batchAnswer, 202: dispatchRequest.schema },
      },
    },
    async ({ scope, params: { id, sku }, headers, body }, reply) => {
      const request = { promotionId: id, sku, body, key: dueKey(headers) };
      const answer = await requestBatch(scope, request, tools);
      return 'batch' in answer ? reply.code(201).send(answer.batch) : reply.code(202).send(answer.request);
    },
  );

  app.post(
    '/api/batches/:id/redeem',
    {
      config,
      schema: {
        operationId: 'redeemBatch',
        summary: 'Redeems the lines of a batch: their codes are ordered',
        tags,
        params,
        headers: keyed,
        querystring: dryRunQuery,
        body: redeemBatchBody,
        response: { 200: batchAnswer },
      },
    },
    ({ scope, params: { id }, headers, body }) =>
      followUp(scope, id, { what: 'redeem', channels: body.notifications, key: dueKey(headers) }),
  );

  const notify = (
    what: 'send_redemption_notifications' | 'send_activation_notifications',
    operationId: string,
    summary: string,
  ) =>
    app.post(
      `/api/batches/:id/${what}`,
      {
        config,
        schema: {
          operationId,
          summary,
          tags,
          params,
          headers: keyed,
          querystring: dryRunQuery,
          body: notifyBatchBody,
          response: { 200: batchAnswer },
        },
      },
      ({ scope, params: { id }, headers, body }) =>
        followUp(scope, id, { what, channels: [body.channel], key: dueKey(headers) }),
    );
  notify(
    'send_redemption_notifications',
    'sendBatchRedemptionNotifications',
    'Sends the recipients of a batch their rewards',
  );
  notify(
    'send_activation_notifications',
    'sendBatchActivationNotifications',
    'Activates the lines of a batch and sends their recipients the links to redeem',
  );
};
