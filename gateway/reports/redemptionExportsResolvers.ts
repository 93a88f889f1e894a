import type { Resolvers } from '../context/resolvers.generated.ts';
import { redemptionFilterNames, redemptionFilterOf } from '../fulfillment/interface.ts';

const REFUSED_NAMES = redemptionFilterNames('filter.');

/** Exports of the redemption report. */
export const redemptionExportResolvers: Resolvers = {
  RedemptionExport: {
    url: ({ id, state }) => (state === 'done' ? `/files/redemption-export/${id}` : null),
  },
  Mutation: {
    exportRedemptions: (_root, { input: { format, idempotencyKey, dryRun, ...input } }, { rest }) =>
      rest.call('POST /api/redemptions/exports', {
        names: REFUSED_NAMES,
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
  },
};
