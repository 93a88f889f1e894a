import { endpoints, get } from '../../foundation/endpoints/endpoints.ts';
import { rewardOptionsShape, rewardQuery, searchRewards } from './search.ts';

/** Rewards available to an advertiser: for users who see its inventory, whether or not they may request more of it. */
export const rewardEndpoints = endpoints(
  { tag: 'rewards', view: { ability: 'viewInventory' } },
  {
    searchRewards: get('/api/rewards', {
      summary: 'Rewards by SKU or name, with whether the advertiser can take them, or the reason why not',
      query: rewardQuery,
      answer: rewardOptionsShape,
      run: ({ scope, query }) => searchRewards(scope, query),
    }),
  },
);
