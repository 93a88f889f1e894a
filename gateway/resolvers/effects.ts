import type { Resolvers } from '../graph/resolvers.generated.ts';

/** Effects of a change: amounts bear their currency. */
export const effectResolvers: Resolvers = {
  EffectPosting: {
    amount: ({ amount, currency }) => ({ amount, currency }),
  },
  EffectFigure: {
    before: ({ before, currency }) => ({ amount: before, currency }),
    after: ({ after, currency }) => ({ amount: after, currency }),
  },
};
