import { sourceBudgetDraft } from '../../../../schema/reports/inventoryReport.ts';
import { endpoints, get, put } from '../../../foundation/endpoints/endpoints.ts';
import { savedRowShape } from '../shape.ts';
import { declareBudget } from './declare.ts';
import { listSources } from './list.ts';
import { sourceListShape } from './shape.ts';

/** Sources of rewards, and the budgets held with providers. */
export const rewardSourceEndpoints = endpoints(
  {
    tag: 'reward sources',
    view: { ability: ['viewRedemptions', 'viewInventoryReport'] },
    edit: { ability: 'createBudget', staffOnly: true },
  },
  {
    listRewardSources: get('/api/me/reward_sources', {
      summary: 'Reward sources for the filters of reports',
      answer: sourceListShape,
      run: ({ scope }) => listSources(scope),
    }),
    declareSourceBudget: put('/api/me/reward_sources', {
      summary: 'Declares the current balance of a provider budget; If-Match is 0 when there was none',
      body: sourceBudgetDraft,
      answer: savedRowShape,
      run: ({ scope, version, body }) => declareBudget(scope, body, version),
    }),
  },
);
