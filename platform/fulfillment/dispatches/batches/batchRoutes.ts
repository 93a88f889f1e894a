import { z } from 'zod';
import { command, endpoints, post, withStatus } from '../../../foundation/endpoints/endpoints.ts';
import { newBatchBody, notifyBatchBody, redeemBatchBody } from '../body.ts';
import { followUp } from '../changes/followUps.ts';
import { dispatchRequest } from '../requests/shape.ts';
import type { RequestTools } from '../requests/start.ts';
import { requestBatch } from '../requests/startBatch.ts';
import { batchAnswer } from './batchShape.ts';

/** Bytes of a batch with ten thousand recipients. */
const BATCH_BYTES = 6_000_000;

const notify = (what: 'send_redemption_notifications' | 'send_activation_notifications', summary: string) =>
  command(`/api/batches/:id/${what}`, {
    summary,
    key: 'required',
    body: notifyBatchBody,
    answer: batchAnswer,
    run: ({ scope, id, key, body }) => followUp(scope, id, { what, channels: [body.channel], key }),
  });

/** Batches as the documents' programs make them: of one SKU, worked step by step. */
export const batchEndpoints = ({ tools }: { tools: RequestTools }) =>
  endpoints(
    { tag: 'batches', edit: { ability: 'createBulkRedemptions' } },
    {
      createBatch: post('/api/promotions/:id/rewards/:sku/batches', {
        summary:
          'Creates a batch of one SKU and reserves its money, stock and order IDs; each further step is a request of its own. Above 1,000 lines the answer is 202 with a request that a job works on',
        goesOn: true,
        bodyLimit: BATCH_BYTES,
        params: { sku: z.string().min(1).max(100) },
        key: 'required',
        body: newBatchBody,
        answer: { 201: batchAnswer, 202: dispatchRequest.schema },
        run: async ({ scope, id, sku, key, body }) => {
          const answer = await requestBatch(scope, { promotionId: id, sku, body, key }, tools);
          return 'batch' in answer ? withStatus(201, answer.batch) : withStatus(202, answer.request);
        },
      }),
      redeemBatch: command('/api/batches/:id/redeem', {
        summary: 'Redeems the lines of a batch: their codes are ordered',
        key: 'required',
        body: redeemBatchBody,
        answer: batchAnswer,
        run: ({ scope, id, key, body }) =>
          followUp(scope, id, { what: 'redeem', channels: body.notifications, key }),
      }),
      sendBatchRedemptionNotifications: notify(
        'send_redemption_notifications',
        'Sends the recipients of a batch their rewards',
      ),
      sendBatchActivationNotifications: notify(
        'send_activation_notifications',
        'Activates the lines of a batch and sends their recipients the links to redeem',
      ),
    },
  );
