import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { DIGITS } from '../../../schema/foundation/text/patterns.ts';
import { ALLOCATION_FIGURES, BUDGET_FIGURES } from '../../../schema/money/figures.ts';
import { idParams, pageQuery } from '../../foundation/http/requests.ts';
import { pastMoment, pastOf } from '../budgets/read.ts';
import { explanationShape } from './shape.ts';
import { explainAllocation, explainBudget } from './store.ts';

const tags = ['budgets'];
const response = { 200: explanationShape };

/** Where figures come from: their formula and the ledger entries that add up to them. */
export const explainRoutes: FastifyPluginAsyncZod = async (app) => {
  app.get(
    '/api/advertisers/:id/budget/explain',
    {
      config: { ability: 'viewBudget' },
      schema: {
        operationId: 'explainBudget',
        summary: 'Explanation of a budget figure',
        tags,
        params: idParams,
        querystring: z.strictObject({ figure: z.enum(BUDGET_FIGURES), as_of: pastMoment, ...pageQuery }),
        response,
      },
    },
    ({ scope, params, query: { figure, as_of: moment, page, per_page: size } }) =>
      explainBudget(scope, params.id, { figure, asOf: pastOf(scope, moment), page, size }),
  );

  app.get(
    '/api/advertisers/:id/allocations/:allocationId/explain',
    {
      config: { ability: 'viewInventory' },
      schema: {
        operationId: 'explainAllocation',
        summary: 'Explanation of an allocation figure',
        tags,
        params: idParams.extend({ allocationId: z.string().regex(DIGITS) }),
        querystring: z.strictObject({ figure: z.enum(ALLOCATION_FIGURES), as_of: pastMoment, ...pageQuery }),
        response,
      },
    },
    ({ scope, params, query: { figure, as_of: moment, page, per_page: size } }) =>
      explainAllocation(
        scope,
        { advertiserId: params.id, allocationId: params.allocationId },
        { figure, asOf: pastOf(scope, moment), page, size },
      ),
  );
};
