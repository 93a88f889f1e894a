import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import type { PlatformConfig } from '../../../config.ts';
import { dryRunQuery } from '../../../foundation/changes/dryRun.ts';
import { idParams, ifMatch } from '../../../foundation/http/requests.ts';
import { environmentOf } from '../../experiences/routes.ts';
import { duplicatePromotion } from './duplicate.ts';
import { readRewardStates } from './rewards.ts';
import { draftBody, draftShape, rewardStatesQuery, rewardStatesShape } from './shape.ts';
import { deleteDraft, readDraft, saveDraft } from './store.ts';

const config = { ability: 'createPromotions', peopleOnly: 'not_for_keys' } as const;
const tags = ['promotions'];
const response = { 200: draftShape };

/** Drafts of the wizard: the caller's own, one for each advertiser; and the states of rewards that a promotion could choose. */
export const promotionDraftRoutes: FastifyPluginAsyncZod<{ config: PlatformConfig }> = async (app, parts) => {
  const environment = environmentOf(parts.config);

  app.get(
    '/api/advertisers/:id/promotion_draft',
    {
      config,
      schema: {
        operationId: 'readPromotionDraft',
        summary: "The caller's draft of a promotion; version 0 when nothing was saved yet",
        tags,
        params: idParams,
        response,
      },
    },
    ({ scope, params }) => readDraft(scope, params.id),
  );

  app.put(
    '/api/advertisers/:id/promotion_draft',
    {
      config: { ...config, repeatedKeys: { computed: ['rewards'] } },
      schema: {
        operationId: 'savePromotionDraft',
        summary: "Saves the caller's draft of a promotion; omitted fields keep their values",
        tags,
        params: idParams,
        headers: ifMatch,
        querystring: dryRunQuery,
        body: draftBody,
        response,
      },
    },
    ({ scope, params, headers, body }) =>
      saveDraft(scope, params.id, { version: headers['if-match'], body, environment }),
  );

  app.delete(
    '/api/advertisers/:id/promotion_draft',
    {
      config,
      schema: {
        operationId: 'deletePromotionDraft',
        summary: "Discards the caller's draft of a promotion",
        tags,
        params: idParams,
        headers: ifMatch,
        querystring: dryRunQuery,
        response,
      },
    },
    ({ scope, params, headers }) => deleteDraft(scope, params.id, headers['if-match']),
  );

  app.get(
    '/api/advertisers/:id/reward_states',
    {
      config: { ability: ['createPromotions', 'editPromotions'] },
      schema: {
        operationId: 'readRewardStates',
        summary: 'Whether a promotion of the advertiser could give these rewards now, or the obstacle',
        tags,
        params: idParams,
        querystring: rewardStatesQuery,
        response: { 200: rewardStatesShape },
      },
    },
    ({ scope, params, query }) => readRewardStates(scope, params.id, query),
  );

  app.post(
    '/api/promotions/:id/duplicate',
    {
      config,
      schema: {
        operationId: 'duplicatePromotion',
        summary: "Starts the caller's draft with a promotion's settings",
        tags,
        params: idParams,
        querystring: dryRunQuery,
        body: z.strictObject({
          replace: z.boolean().default(false).describe('Whether it may replace an existing draft'),
        }),
        response,
      },
    },
    ({ scope, params, body }) =>
      duplicatePromotion(scope, params.id, { replaces: body.replace, environment }),
  );
};
