import type { Resolvers } from '../context/resolvers.generated.ts';

/** What is running; needs no upstream call. */
export const buildResolvers: Resolvers = {
  Query: { build: (_root, _args, { build }) => build },
};
