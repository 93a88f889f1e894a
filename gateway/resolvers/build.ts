import type { Resolvers } from '../graph/resolvers.generated.ts';

/** What is running; asks nobody. */
export const buildResolvers: Resolvers = {
  Query: { build: (_root, _args, { build }) => build },
};
