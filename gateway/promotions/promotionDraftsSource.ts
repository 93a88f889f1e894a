import { draftSettings } from '../../schema/promotions/promotionDrafts.ts';
import { toRest } from '../foundation/rest/casing.ts';
import type { RestClient } from '../foundation/rest/client.ts';
import { nullIfNotFound } from '../foundation/rest/refusal.ts';
import type {
  DeletePromotionDraftInput,
  DuplicatePromotionInput,
  QueryIsPortalDomainTakenArgs,
  QueryRewardStatesArgs,
  SavePromotionDraftInput,
} from '../sdl/types.generated.ts';

const SETTINGS = draftSettings.keyof().options;

/** The only file that knows `/promotion_draft` and the other paths of the wizard. */
export function promotionDraftSource(rest: RestClient) {
  return {
    /** Null when the advertiser does not exist or the caller may not see it. */
    of: (advertiserId: string) =>
      nullIfNotFound(rest.call('GET /api/advertisers/{id}/promotion_draft', { path: { id: advertiserId } })),
    save: ({ advertiserId, version, settings, dryRun, ...draft }: SavePromotionDraftInput) =>
      rest.call('PUT /api/advertisers/{id}/promotion_draft', {
        path: { id: advertiserId },
        ifMatch: version,
        dryRun,
        body: {
          ...toRest(draft, ['experienceId', 'skus', 'page']),
          ...(settings ? { settings: toRest(settings, SETTINGS) } : {}),
        },
      }),
    delete: ({ advertiserId, version, dryRun }: DeletePromotionDraftInput) =>
      rest.call('DELETE /api/advertisers/{id}/promotion_draft', {
        path: { id: advertiserId },
        ifMatch: version,
        dryRun,
      }),
    duplicate: ({ id, replace, dryRun }: DuplicatePromotionInput) =>
      rest.call('POST /api/promotions/{id}/duplicate', {
        path: { id },
        dryRun,
        body: { replace: replace ?? false },
      }),
    /** Null when the advertiser does not exist or the caller may not see it. */
    async rewardStates({ advertiserId, experienceId, skus }: QueryRewardStatesArgs) {
      const query = { skus: skus.join(','), experience_id: experienceId ?? undefined };
      const path = { id: advertiserId };
      const answer = rest.call('GET /api/advertisers/{id}/reward_states', { path, query });
      return (await nullIfNotFound(answer))?.items ?? null;
    },
    isDomainTaken: async ({ label, promotionId }: QueryIsPortalDomainTakenArgs) =>
      (
        await rest.call('GET /api/promotions/domain_taken', {
          query: { label, promotion_id: promotionId },
        })
      ).is_taken,
  };
}
