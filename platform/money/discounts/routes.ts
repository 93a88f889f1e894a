import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { discountDraft } from '../../../schema/money/discounts.ts';
import { dryRunQuery } from '../../foundation/changes/dryRun.ts';
import { snakeCased } from '../../foundation/http/casing.ts';
import { sendCsv } from '../../foundation/http/csv.ts';
import { idParams, ifMatch } from '../../foundation/http/requests.ts';
import { discountFile, discountPageQuery, discountQuery, listDiscounts } from './list.ts';
import { discountPageShape, savedDiscountShape } from './shape.ts';
import { saveDiscount } from './store.ts';

const tags = ['discounts'];

/** An advertiser's discounts on products. Users who may change discounts also read them (ADV-24). */
export const discountRoutes: FastifyPluginAsyncZod = async (app) => {
  app.get(
    '/api/advertisers/:id/discounts',
    {
      config: { ability: ['viewDiscounts', 'editDiscounts'] },
      schema: {
        operationId: 'listDiscounts',
        summary: 'The discounts of an advertiser, by product',
        tags,
        params: idParams,
        querystring: discountPageQuery,
        response: { 200: discountPageShape },
      },
    },
    ({ scope, params, query }) => listDiscounts(scope, params.id, query),
  );

  app.get(
    '/api/advertisers/:id/discounts.csv',
    {
      config: { ability: ['viewDiscounts', 'editDiscounts'] },
      schema: {
        operationId: 'exportDiscounts',
        summary: 'The discounts of an advertiser as a CSV file',
        tags,
        params: idParams,
        querystring: discountQuery,
      },
    },
    async ({ scope, params, query }, reply) => sendCsv(reply, await discountFile(scope, params.id, query)),
  );

  app.put(
    '/api/advertisers/:id/discounts',
    {
      config: { ability: 'editDiscounts' },
      schema: {
        operationId: 'saveDiscount',
        summary: 'Sets or changes a discount on a product; 0 deletes it. If-Match is 0 when there is none',
        tags,
        params: idParams,
        headers: ifMatch,
        querystring: dryRunQuery,
        body: snakeCased(discountDraft),
        response: { 200: savedDiscountShape },
      },
    },
    ({ scope, params, headers, body }) =>
      saveDiscount(scope, params.id, {
        version: headers['if-match'],
        draft: body,
      }),
  );
};
