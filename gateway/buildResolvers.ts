import type { Resolvers } from './context/resolvers.generated.ts';

/** The running build; needs no upstream call. */
export const buildResolvers: Resolvers = {
  Query: { build: (_root, _args, { build }) => build },
};
