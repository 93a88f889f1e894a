import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { newRedemption, newRedemptionUser } from '../../../../schema/fulfillment/newRedemptions.ts';
import { dryRunQuery } from '../../../foundation/changes/dryRun.ts';
import { snakeCased } from '../../../foundation/http/casing.ts';
import { dueKey, idParams, keyed } from '../../../foundation/http/requests.ts';
import { createRedemption, type NewRedemptionTools } from './create.ts';
import { createdRedemption } from './shape.ts';

/** Maximum time for booking and for the provider's answer. */
const ANSWER_TIMEOUT_MS = 8_000;

const config = { ability: 'createRedemptions', answerTime: ANSWER_TIMEOUT_MS } as const;
const ofReward = idParams.extend({ sku: z.string().min(1).max(100) });
const user = snakeCased(newRedemptionUser).nullable().default(null);
const body = snakeCased(newRedemption.extend({ user }));
/** Sent at once or not at all: there is no link to wait with. */
const redeemBody = snakeCased(newRedemption.omit({ sends: true }).extend({ user }));

/** Creation of single redemptions (REDNEW-18 … REDNEW-20). */
export const newRedemptionRoutes: FastifyPluginAsyncZod<{ tools: NewRedemptionTools }> = async (
  app,
  { tools },
) => {
  const common = { tags: ['redemptions'], headers: keyed, querystring: dryRunQuery };
  const response = { 201: createdRedemption };

  app.post(
    '/api/promotions/:id/rewards/:sku/redemptions',
    {
      config,
      schema: {
        operationId: 'createRedemption',
        summary:
          'Creates one redemption of a reward; its money, stock, quota and order ID are reserved at once',
        ...common,
        params: ofReward,
        body,
        response,
      },
    },
    async ({ scope, params: { id, sku }, headers, body: input, log }, reply) => {
      const request = { promotionId: id, sku, body: input, key: dueKey(headers) };
      return reply.code(201).send(await createRedemption(scope, { ...request, redeems: false, log }, tools));
    },
  );

  app.post(
    '/api/promotions/:id/rewards/:sku/redemptions/redeem',
    {
      config,
      schema: {
        operationId: 'createAndRedeem',
        summary: 'Creates one redemption of a reward, redeems it at once and sends it to its user',
        ...common,
        params: ofReward,
        body: redeemBody,
        response,
      },
    },
    async ({ scope, params: { id, sku }, headers, body: input, log }, reply) => {
      const request = { promotionId: id, sku, key: dueKey(headers), log };
      const draft = { ...input, sends: false };
      return reply
        .code(201)
        .send(await createRedemption(scope, { ...request, body: draft, redeems: true }, tools));
    },
  );

  app.post(
    '/api/promotions/:id/redemptions',
    {
      config,
      schema: {
        operationId: 'createChosenRedemption',
        summary: 'Creates one redemption of a promotion whose recipients choose their reward',
        ...common,
        params: idParams,
        body,
        response,
      },
    },
    async ({ scope, params: { id }, headers, body: input, log }, reply) => {
      const request = {
        promotionId: id,
        sku: null,
        body: input,
        key: dueKey(headers),
      };
      return reply.code(201).send(await createRedemption(scope, { ...request, redeems: false, log }, tools));
    },
  );
};
