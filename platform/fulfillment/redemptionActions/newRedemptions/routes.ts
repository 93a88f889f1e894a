import { z } from 'zod';
import { newRedemption, newRedemptionUser } from '../../../../schema/fulfillment/newRedemptions.ts';
import { endpoints, post } from '../../../foundation/endpoints/endpoints.ts';
import { snakeCased } from '../../../foundation/http/casing.ts';
import { createRedemption, type NewRedemptionTools } from './create.ts';
import { createdRedemption } from './shape.ts';

const user = snakeCased(newRedemptionUser).nullable().default(null);
const body = newRedemption.extend({ user });
/** Sent at once or not at all: there is no link to wait with. */
const redeemBody = newRedemption.omit({ sends: true }).extend({ user });

/** Milliseconds for booking and for the provider's answer. */
const ANSWER_TIMEOUT_MS = 8_000;
const common = { answerTime: ANSWER_TIMEOUT_MS, key: 'required', answer: createdRedemption } as const;

/** Creation of single redemptions (REDNEW-18 … REDNEW-20). */
export const newRedemptionEndpoints = ({ tools }: { tools: NewRedemptionTools }) =>
  endpoints(
    {
      tag: 'redemptions',
      edit: { ability: 'createRedemptions' },
      params: { sku: z.string().min(1).max(100) },
    },
    {
      createRedemption: post('/api/promotions/:id/rewards/:sku/redemptions', {
        ...common,
        summary:
          'Creates one redemption of a reward; its money, stock, quota and order ID are reserved at once',
        body,
        run: ({ scope, id, sku, key, body, log }) =>
          createRedemption(scope, { promotionId: id, sku, body, key, redeems: false, log }, tools),
      }),
      createAndRedeem: post('/api/promotions/:id/rewards/:sku/redemptions/redeem', {
        ...common,
        summary: 'Creates one redemption of a reward, redeems it at once and sends it to its user',
        body: redeemBody,
        run: ({ scope, id, sku, key, body: input, log }) => {
          const body = { ...input, sends: false };
          return createRedemption(scope, { promotionId: id, sku, body, key, redeems: true, log }, tools);
        },
      }),
      createChosenRedemption: post('/api/promotions/:id/redemptions', {
        ...common,
        summary: 'Creates one redemption of a promotion whose recipients choose their reward',
        body,
        run: ({ scope, id, key, body, log }) =>
          createRedemption(scope, { promotionId: id, sku: null, body, key, redeems: false, log }, tools),
      }),
    },
  );
