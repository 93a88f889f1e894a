import { z } from 'zod';
import { OFFER_STATUSES } from '../../../../schema/foundation/transitions.ts';
import { endpoints, get, put } from '../../../foundation/endpoints/endpoints.ts';
import { chosenRewards } from '../body.ts';
import { savedPromotion } from '../effects.ts';
import { choosePromotionRewards, savedOffer, saveOfferStatus } from './choose.ts';
import { offerPage } from './offerShape.ts';
import { listOffers, offerQuery } from './offers.ts';

/** Rewards of promotions: which there are, which are chosen, and their status. */
export const offerEndpoints = endpoints(
  {
    tag: 'promotions',
    view: { ability: 'viewPromotions' },
    edit: { ability: 'editPromotions' },
  },
  {
    listPromotionRewards: get('/api/promotions/:id/rewards', {
      summary: 'Rewards of a promotion, with their counts',
      query: offerQuery,
      answer: offerPage,
      run: ({ scope, id, query }) => listOffers(scope, id, query),
    }),
    choosePromotionRewards: put('/api/promotions/:id/rewards', {
      summary: 'Sets the rewards of a promotion; all others are disabled',
      body: z.strictObject({ rewards: chosenRewards }),
      answer: savedPromotion,
      run: ({ scope, id, version, body }) =>
        choosePromotionRewards(scope, id, {
          version,
          skus: body.rewards.map(({ sku }) => sku),
        }),
    }),
    savePromotionRewardStatus: put('/api/promotions/:id/rewards/:offerId/status', {
      summary: 'Sets the status of one reward of a promotion',
      versioned: false,
      body: z.strictObject({ status: z.enum(OFFER_STATUSES) }),
      answer: savedOffer,
      run: ({ scope, id, offerId, body }) =>
        saveOfferStatus(scope, { promotionId: id, offerId, status: body.status }),
    }),
  },
);
