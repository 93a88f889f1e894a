import { draftSettings } from '../../schema/promotions/promotionDrafts.ts';
import { toRest } from '../foundation/rest/casing.ts';
import type { RestClient } from '../foundation/rest/client.ts';
import { declaredNames } from '../foundation/rest/restName.ts';
import type {
  DuplicatePromotionInput,
  QueryIsPortalDomainTakenArgs,
  SavePromotionDraftInput,
} from '../sdl/types.generated.ts';

const SETTINGS = draftSettings.keyof().options;
const NAMES = declaredNames('PromotionDraftSettingsInput');
const ARGUMENT_NAMES = Object.fromEntries(
  Object.entries(NAMES.names).map(([restName, name]) => [`settings.${restName}`, `settings.${name}`]),
);

/** Drafts of promotions, which the wizard saves. */
export function promotionDraftSource(rest: RestClient) {
  return {
    save: ({ advertiserId, version, settings, dryRun, ...draft }: SavePromotionDraftInput) =>
      rest.call('PUT /api/advertisers/{id}/promotion_draft', {
        path: { id: advertiserId },
        ifMatch: version,
        dryRun,
        names: ARGUMENT_NAMES,
        body: {
          ...toRest(draft, ['experienceId', 'skus', 'page', 'copiedFrom']),
          ...(settings ? { settings: toRest(settings, SETTINGS, NAMES.restNames) } : {}),
        },
      }),
    duplicate: ({ id, replace, dryRun }: DuplicatePromotionInput) =>
      rest.call('POST /api/promotions/{id}/duplicate', {
        path: { id },
        dryRun,
        body: { replace: replace ?? false },
      }),
    isDomainTaken: async ({ label, promotionId }: QueryIsPortalDomainTakenArgs) =>
      (
        await rest.call('GET /api/promotions/domain_taken', {
          query: { label, promotion_id: promotionId },
        })
      ).is_taken,
  };
}
