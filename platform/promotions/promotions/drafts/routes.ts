import { z } from 'zod';
import type { Environment } from '../../../../schema/promotions/experiences.ts';
import { command, endpoints, get, put, remove } from '../../../foundation/endpoints/endpoints.ts';
import { duplicatePromotion } from './duplicate.ts';
import { readRewardStates } from './rewards.ts';
import { draftBody, draftShape, rewardStatesQuery, rewardStatesShape } from './shape.ts';
import { deleteDraft, readDraft, saveDraft } from './store.ts';

/** Drafts of the wizard: the caller's own, one for each advertiser; and the states of rewards that a promotion could choose. */
export const promotionDraftEndpoints = ({ environment }: { environment: Environment }) =>
  endpoints(
    { tag: 'promotions', access: { ability: 'createPromotions', peopleOnly: 'not_for_keys' } },
    {
      readPromotionDraft: get('/api/advertisers/:id/promotion_draft', {
        summary: "The caller's draft of a promotion; version 0 when nothing was saved yet",
        answer: draftShape,
        run: ({ scope, id }) => readDraft(scope, id),
      }),
      savePromotionDraft: put('/api/advertisers/:id/promotion_draft', {
        summary: "Saves the caller's draft of a promotion; omitted fields keep their values",
        computed: ['rewards'],
        body: draftBody,
        answer: draftShape,
        run: ({ scope, id, version, body }) => saveDraft(scope, id, { version, body, environment }),
      }),
      deletePromotionDraft: remove('/api/advertisers/:id/promotion_draft', {
        summary: "Discards the caller's draft of a promotion",
        answer: draftShape,
        run: ({ scope, id, version }) => deleteDraft(scope, id, version),
      }),
      readRewardStates: get('/api/advertisers/:id/reward_states', {
        summary: 'Whether a promotion of the advertiser could give these rewards now, or the obstacle',
        access: { ability: ['createPromotions', 'editPromotions'] },
        query: rewardStatesQuery,
        answer: rewardStatesShape,
        run: ({ scope, id, query }) => readRewardStates(scope, id, query),
      }),
      duplicatePromotion: command('/api/promotions/:id/duplicate', {
        summary: "Starts the caller's draft with a promotion's settings",
        body: z.strictObject({
          replace: z.boolean().default(false).describe('Whether it may replace an existing draft'),
        }),
        answer: draftShape,
        run: ({ scope, id, body }) => duplicatePromotion(scope, id, { replaces: body.replace, environment }),
      }),
    },
  );
