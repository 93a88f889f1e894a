import { toRest } from '../foundation/rest/casing.ts';
import type { RestClient } from '../foundation/rest/client.ts';
import { nullIfNotFound } from '../foundation/rest/refusal.ts';
import type {
  CreateRedemptionsQuotaInput,
  DeleteRedemptionsQuotaInput,
  QueryRedemptionsQuotasArgs,
  UpdateRedemptionsQuotaInput,
} from '../sdl/types.generated.ts';

const COUNTS = ['nbRedemptionsAllowed', 'alertThreshold'] as const;

/** The only file that knows `/redemptions_quotas`. */
export function quotaSource(rest: RestClient) {
  return {
    async ofProduct({ advertiserId: id, productId }: QueryRedemptionsQuotasArgs) {
      const list = await nullIfNotFound(
        rest.call('GET /api/advertisers/{id}/product/{productId}/redemptions_quotas', {
          path: { id, productId },
        }),
      );
      return list === null ? null : list.items;
    },
    create: ({ advertiserId: id, dryRun, ...draft }: CreateRedemptionsQuotaInput) =>
      rest.call('POST /api/advertisers/{id}/redemptions_quotas', {
        path: { id },
        dryRun,
        body: toRest(draft, ['sku', ...COUNTS]),
      }),
    update: ({ advertiserId, id: quotaId, version, dryRun, ...draft }: UpdateRedemptionsQuotaInput) =>
      rest.call('PUT /api/advertisers/{id}/redemptions_quotas/{quotaId}', {
        path: { id: advertiserId, quotaId },
        ifMatch: version,
        dryRun,
        body: toRest(draft, COUNTS),
      }),
    remove: ({ advertiserId, id: quotaId, version, dryRun }: DeleteRedemptionsQuotaInput) =>
      rest.call('DELETE /api/advertisers/{id}/redemptions_quotas/{quotaId}', {
        path: { id: advertiserId, quotaId },
        ifMatch: version,
        dryRun,
      }),
  };
}
