import { endpoints, get } from '../../foundation/endpoints/endpoints.ts';
import { dailyStats, dailyStatsShape } from './daily.ts';
import { statsQuery } from './period.ts';

/** Daily redemptions: of everything visible, of an advertiser, of a promotion (ADV-42). */
export const statsEndpoints = endpoints(
  { tag: 'stats', view: { ability: 'viewAdvertisers' } },
  {
    readStats: get('/api/stats', {
      summary: 'Daily redemptions of everything that the caller may see',
      query: statsQuery,
      answer: dailyStatsShape,
      run: ({ scope, query }) => dailyStats(scope, query),
    }),
    readAdvertiserStats: get('/api/advertisers/:id/stats', {
      summary: 'Daily redemptions of an advertiser',
      query: statsQuery,
      answer: dailyStatsShape,
      run: ({ scope, id, query }) => dailyStats(scope, query, { advertiserId: id }),
    }),
    readPromotionStats: get('/api/promotions/:id/stats', {
      summary: 'Daily redemptions of a promotion',
      access: { ability: 'viewPromotions' },
      query: statsQuery,
      answer: dailyStatsShape,
      run: ({ scope, id, query }) => dailyStats(scope, query, { promotionId: id }),
    }),
  },
);
