import { z } from 'zod';
import { newQuota, quotaDraft } from '../../../schema/money/quotas.ts';
import { endpoints, get, post, put, remove } from '../../foundation/endpoints/endpoints.ts';
import { quota, quotaList } from './shape.ts';
import { changeQuota, createQuota, deleteQuota, listQuotas } from './store.ts';

/** How many redemptions of each reward an advertiser may have (QUOTA-22 … QUOTA-25). */
export const quotaEndpoints = endpoints(
  { tag: 'quotas', access: { ability: 'editRedemptionsQuota' } },
  {
    listRedemptionsQuotas: get('/api/advertisers/:id/product/:productId/redemptions_quotas', {
      summary: "The rewards of a product, each with the advertiser's quota",
      params: { productId: z.string().max(60) },
      answer: quotaList,
      run: ({ scope, id: advertiserId, productId }) => listQuotas(scope, { advertiserId, productId }),
    }),
    createRedemptionsQuota: post('/api/advertisers/:id/redemptions_quotas', {
      summary: 'Creates a quota for a reward; it also counts existing redemptions',
      body: newQuota,
      answer: quota.schema,
      run: ({ scope, id, body }) => createQuota(scope, id, body),
    }),
    updateRedemptionsQuota: put('/api/advertisers/:id/redemptions_quotas/:quotaId', {
      summary: 'Changes a quota; a null count deletes it',
      body: quotaDraft,
      answer: quota.schema,
      run: ({ scope, id: advertiserId, quotaId: id, version, body }) =>
        changeQuota(scope, { advertiserId, id, version }, body),
    }),
    deleteRedemptionsQuota: remove('/api/advertisers/:id/redemptions_quotas/:quotaId', {
      summary: 'Deletes a quota; the reward is then unlimited',
      answer: quota.schema,
      run: ({ scope, id: advertiserId, quotaId: id, version }) =>
        deleteQuota(scope, { advertiserId, id, version }),
    }),
  },
);
