import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { DIGITS } from '../../../../schema/foundation/text/patterns.ts';
import { OFFER_STATUSES } from '../../../../schema/foundation/transitions.ts';
import { dryRunQuery } from '../../../foundation/changes/dryRun.ts';
import { idParams, ifMatch } from '../../../foundation/http/requests.ts';
import { chosenRewards } from '../body.ts';
import { savedPromotion } from '../effects.ts';
import { choosePromotionRewards, savedOffer, saveOfferStatus } from './choose.ts';
import { offerPage } from './offerShape.ts';
import { listOffers, offerQuery } from './offers.ts';

const tags = ['promotions'];
const edit = { ability: 'editPromotions' } as const;

/** Rewards of promotions: which there are, which are chosen, and their status. */
export const offerRoutes: FastifyPluginAsyncZod = async (app) => {
  app.get(
    '/api/promotions/:id/rewards',
    {
      config: { ability: 'viewPromotions' },
      schema: {
        operationId: 'listPromotionRewards',
        summary: 'Rewards of a promotion, with their counts',
        tags,
        params: idParams,
        querystring: offerQuery,
        response: { 200: offerPage },
      },
    },
    ({ scope, params, query }) => listOffers(scope, params.id, query),
  );

  app.put(
    '/api/promotions/:id/rewards',
    {
      config: edit,
      schema: {
        operationId: 'choosePromotionRewards',
        summary: 'Sets the rewards of a promotion; all others are disabled',
        tags,
        params: idParams,
        headers: ifMatch,
        querystring: dryRunQuery,
        body: z.strictObject({ rewards: chosenRewards }),
        response: { 200: savedPromotion },
      },
    },
    ({ scope, params, headers, body }) =>
      choosePromotionRewards(scope, params.id, {
        version: headers['if-match'],
        skus: body.rewards.map(({ sku }) => sku),
      }),
  );

  app.put(
    '/api/promotions/:id/rewards/:offerId/status',
    {
      config: edit,
      schema: {
        operationId: 'savePromotionRewardStatus',
        summary: 'Sets the status of one reward of a promotion',
        tags,
        params: idParams.extend({ offerId: z.string().regex(DIGITS) }),
        querystring: dryRunQuery,
        body: z.strictObject({ status: z.enum(OFFER_STATUSES) }),
        response: { 200: savedOffer },
      },
    },
    ({ scope, params, body }) =>
      saveOfferStatus(scope, { promotionId: params.id, offerId: params.offerId, status: body.status }),
  );
};
