import type { Resolvers } from '../../context/resolvers.generated.ts';
import { redemptionFilterOf } from './redemptionFilter.ts';

/** Maximum milliseconds that the platform takes to check ten thousand redemptions. */
const ACCEPT_TIME = 8000;

/** Bulk actions on redemptions. */
export const redemptionBulkResolvers: Resolvers = {
  Mutation: {
    bulkRedemptions(_root, { input: { action, selectAll, idempotencyKey, dryRun, ...input } }, { rest }) {
      return rest.call('POST /api/redemptions/bulk', {
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
      });
    },
  },
};
