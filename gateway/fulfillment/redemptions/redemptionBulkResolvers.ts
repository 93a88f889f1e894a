import type { Resolvers } from '../../context/resolvers.generated.ts';
import { redemptionFilterNames, redemptionFilterOf } from './redemptionFilter.ts';

/** Maximum milliseconds that the platform takes to check ten thousand redemptions. */
const ACCEPT_TIME = 8000;

const REFUSED_NAMES = { ...redemptionFilterNames('filter.'), 'data.comment': 'comment' };

/** Bulk actions on redemptions. */
export const redemptionBulkResolvers: Resolvers = {
  Mutation: {
    bulkRedemptions(_root, { input: { action, selectAll, idempotencyKey, dryRun, ...input } }, { rest }) {
      return rest.call('POST /api/redemptions/bulk', {
        names: REFUSED_NAMES,
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
