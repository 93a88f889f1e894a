import type { RestClient } from '../../foundation/rest/client.ts';
import { pageQuery } from '../../foundation/rest/paging.ts';
import { nullIfNotFound } from '../../foundation/rest/refusal.ts';
import type {
  BulkActionRowsArgs,
  BulkRedemptionsInput,
  MutationStopBulkActionArgs,
  QueryBulkActionsArgs,
} from '../../sdl/types.generated.ts';
import { redemptionFilterOf } from './redemptionFilterSource.ts';

/** Maximum milliseconds that the platform takes to check ten thousand redemptions. */
const ACCEPT_TIME = 8000;

/** The only file that knows `/redemptions/bulk`. */
export function redemptionBulkSource(rest: RestClient) {
  return {
    byId: async (id: string) => nullIfNotFound(rest.call('GET /api/redemptions/bulk/{id}', { path: { id } })),
    page: async ({ state, page }: QueryBulkActionsArgs) =>
      rest.call('GET /api/redemptions/bulk', { query: { ...pageQuery(page), state } }),
    rows: async (id: string, { outcome, page }: BulkActionRowsArgs) =>
      nullIfNotFound(
        rest.call('GET /api/redemptions/bulk/{id}/rows', {
          path: { id },
          query: { ...pageQuery(page), outcome },
        }),
      ),
    create: ({ action, selectAll, idempotencyKey, dryRun, ...input }: BulkRedemptionsInput) =>
      rest.call('POST /api/redemptions/bulk', {
        idempotencyKey,
        dryRun,
        patience: ACCEPT_TIME,
        body: {
          action,
          select_all: selectAll,
          data: input.comment == null ? {} : { comment: input.comment },
          redemption_list: input.redemptionList ?? [],
          exclude_redemption_list: input.excludeRedemptionList ?? [],
          ...(selectAll ? { filter: redemptionFilterOf(input.filter) } : {}),
          ...(input.fingerprint == null ? {} : { fingerprint: input.fingerprint }),
        },
      }),
    stop: ({ id, dryRun }: MutationStopBulkActionArgs) =>
      rest.call('POST /api/redemptions/bulk/{id}/stop', { path: { id }, dryRun }),
  };
}
