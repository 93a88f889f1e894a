import type { Resolvers } from '../../context/resolvers.generated.ts';

/** Maximum milliseconds that the platform takes when a provider has to invalidate a code. */
const PROVIDER_TIME = 8000;

/** Commands that wait for a provider. */
export const redemptionCommandResolvers: Resolvers = {
  Mutation: {
    refundRedemption(_root, { input: { id, forceCodeCancel, reason, idempotencyKey, dryRun } }, { rest }) {
      return rest.call('POST /api/redemptions/{id}/refund', {
        path: { id },
        idempotencyKey,
        dryRun,
        patience: PROVIDER_TIME,
        body: { force_code_cancel: forceCodeCancel ?? false, reason: reason ?? null },
      });
    },
    replaceRedemption(_root, { input: { id, former, idempotencyKey, dryRun } }, { rest }) {
      return rest.call('POST /api/redemptions/{id}/replace', {
        path: { id },
        idempotencyKey,
        dryRun,
        patience: PROVIDER_TIME,
        body: { former },
      });
    },
  },
};
