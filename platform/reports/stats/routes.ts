import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { idParams } from '../../foundation/http/requests.ts';
import { dailyStats, dailyStatsShape } from './daily.ts';
import { statsQuery } from './period.ts';

const tags = ['stats'];
const response = { 200: dailyStatsShape };

/** Daily redemptions: of everything visible, of an advertiser, of a promotion (ADV-42). */
export const statsRoutes: FastifyPluginAsyncZod = async (app) => {
  app.get(
    '/api/stats',
    {
      config: { ability: 'viewAdvertisers' },
      schema: {
        operationId: 'readStats',
        summary: 'Daily redemptions of everything that the caller may see',
        tags,
        querystring: statsQuery,
        response,
      },
    },
    ({ scope, query }) => dailyStats(scope, query),
  );

  app.get(
    '/api/advertisers/:id/stats',
    {
      config: { ability: 'viewAdvertisers' },
      schema: {
        operationId: 'readAdvertiserStats',
        summary: 'Daily redemptions of an advertiser',
        tags,
        params: idParams,
        querystring: statsQuery,
        response,
      },
    },
    ({ scope, params, query }) => dailyStats(scope, query, { advertiserId: params.id }),
  );

  app.get(
    '/api/promotions/:id/stats',
    {
      config: { ability: 'viewPromotions' },
      schema: {
        operationId: 'readPromotionStats',
        summary: 'Daily redemptions of a promotion',
        tags,
        params: idParams,
        querystring: statsQuery,
        response,
      },
    },
    ({ scope, params, query }) => dailyStats(scope, query, { promotionId: params.id }),
  );
};
