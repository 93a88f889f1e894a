import type { Resolvers } from '../context/resolvers.generated.ts';

/** Idempotency keys. */
export const idempotencyKeyResolvers: Resolvers = {
  Query: {
    keyOutcome: (_root, { key }, { sources }) => sources.idempotencyKeys.outcome(key),
  },
};
