import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { rewardOptionsShape, rewardQuery, searchRewards } from './search.ts';

/** Rewards available to an advertiser: for users who see its inventory, whether or not they may request more of it. */
export const rewardRoutes: FastifyPluginAsyncZod = async (app) => {
  app.get(
    '/api/rewards',
    {
      config: { ability: 'viewInventory' },
      schema: {
        operationId: 'searchRewards',
        summary: 'Rewards by SKU or name, with whether the advertiser can take them, or the reason why not',
        tags: ['rewards'],
        querystring: rewardQuery,
        response: { 200: rewardOptionsShape },
      },
    },
    ({ scope, query }) => searchRewards(scope, query),
  );
};
