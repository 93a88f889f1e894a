import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { DIGITS } from '../../../schema/foundation/text/patterns.ts';
import { newQuota, quotaDraft } from '../../../schema/money/quotas.ts';
import { dryRunQuery } from '../../foundation/changes/dryRun.ts';
import { snakeCased } from '../../foundation/http/casing.ts';
import { idParams, ifMatch } from '../../foundation/http/requests.ts';
import { quota, quotaList } from './shape.ts';
import { changeQuota, createQuota, deleteQuota, listQuotas } from './store.ts';

const tags = ['quotas'];
const config = { ability: 'editRedemptionsQuota' } as const;
const ofProduct = idParams.extend({ productId: z.string().max(60) });
const ofQuota = idParams.extend({ quotaId: z.string().regex(DIGITS) });

/** How many redemptions of each reward an advertiser may have (QUOTA-22 … QUOTA-25). */
export const quotaRoutes: FastifyPluginAsyncZod = async (app) => {
  app.get(
    '/api/advertisers/:id/product/:productId/redemptions_quotas',
    {
      config,
      schema: {
        operationId: 'listRedemptionsQuotas',
        summary: "The rewards of a product, each with the advertiser's quota",
        tags,
        params: ofProduct,
        response: { 200: quotaList },
      },
    },
    ({ scope, params: { id: advertiserId, productId } }) => listQuotas(scope, { advertiserId, productId }),
  );

  app.post(
    '/api/advertisers/:id/redemptions_quotas',
    {
      config,
      schema: {
        operationId: 'createRedemptionsQuota',
        summary: 'Creates a quota for a reward; it also counts existing redemptions',
        tags,
        params: idParams,
        querystring: dryRunQuery,
        body: snakeCased(newQuota),
        response: { 201: quota.schema },
      },
    },
    async ({ scope, params, body }, reply) => reply.code(201).send(await createQuota(scope, params.id, body)),
  );

  app.put(
    '/api/advertisers/:id/redemptions_quotas/:quotaId',
    {
      config,
      schema: {
        operationId: 'updateRedemptionsQuota',
        summary: 'Changes a quota; a null count deletes it',
        tags,
        params: ofQuota,
        headers: ifMatch,
        querystring: dryRunQuery,
        body: snakeCased(quotaDraft),
        response: { 200: quota.schema },
      },
    },
    ({ scope, params: { id: advertiserId, quotaId: id }, headers, body }) =>
      changeQuota(scope, { advertiserId, id, version: headers['if-match'] }, body),
  );

  app.delete(
    '/api/advertisers/:id/redemptions_quotas/:quotaId',
    {
      config,
      schema: {
        operationId: 'deleteRedemptionsQuota',
        summary: 'Deletes a quota; the reward is then unlimited',
        tags,
        params: ofQuota,
        headers: ifMatch,
        querystring: dryRunQuery,
        response: { 200: quota.schema },
      },
    },
    ({ scope, params: { id: advertiserId, quotaId: id }, headers }) =>
      deleteQuota(scope, { advertiserId, id, version: headers['if-match'] }),
  );
};
