import type { RestClient } from '../foundation/rest/client.ts';
import { pageQuery } from '../foundation/rest/paging.ts';
import { redemptionFilterOf } from '../fulfillment/interface.ts';
import type { ExportRedemptionsInput, QueryRedemptionExportsArgs } from '../sdl/types.generated.ts';

/** The only file that knows `/redemptions/exports`. */
export function redemptionExportSource(rest: RestClient) {
  return {
    page: async ({ page }: QueryRedemptionExportsArgs) =>
      rest.call('GET /api/redemptions/exports', { query: pageQuery(page) }),
    create: ({ format, idempotencyKey, dryRun, ...input }: ExportRedemptionsInput) =>
      rest.call('POST /api/redemptions/exports', {
        idempotencyKey,
        dryRun,
        body: {
          format,
          additional_fields: input.additionalFields ?? [],
          filter: redemptionFilterOf(input.filter),
          redemption_list: input.redemptionList ?? [],
          exclude_redemption_list: input.excludeRedemptionList ?? [],
        },
      }),
  };
}
