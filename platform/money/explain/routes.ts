import { z } from 'zod';
import { ALLOCATION_FIGURES, BUDGET_FIGURES } from '../../../schema/money/figures.ts';
import { endpoints, get } from '../../foundation/endpoints/endpoints.ts';
import { pageQuery } from '../../foundation/http/requests.ts';
import { pastMoment, pastOf } from '../budgets/read.ts';
import { explanationShape } from './shape.ts';
import { explainAllocation, explainBudget } from './store.ts';

/** Where figures come from: their formula and the ledger entries that add up to them. */
export const explainEndpoints = endpoints(
  { tag: 'budgets', view: { ability: 'viewBudget' } },
  {
    explainBudget: get('/api/advertisers/:id/budget/explain', {
      summary: 'Explanation of a budget figure',
      query: z.strictObject({ figure: z.enum(BUDGET_FIGURES), as_of: pastMoment, ...pageQuery }),
      answer: explanationShape,
      run: ({ scope, id, query: { figure, as_of: moment, page, per_page: size } }) =>
        explainBudget(scope, id, { figure, asOf: pastOf(scope, moment), page, size }),
    }),
    explainAllocation: get('/api/advertisers/:id/allocations/:allocationId/explain', {
      summary: 'Explanation of an allocation figure',
      access: { ability: 'viewInventory' },
      query: z.strictObject({ figure: z.enum(ALLOCATION_FIGURES), as_of: pastMoment, ...pageQuery }),
      answer: explanationShape,
      run: ({ scope, id, allocationId, query: { figure, as_of: moment, page, per_page: size } }) =>
        explainAllocation(
          scope,
          { advertiserId: id, allocationId },
          { figure, asOf: pastOf(scope, moment), page, size },
        ),
    }),
  },
);
