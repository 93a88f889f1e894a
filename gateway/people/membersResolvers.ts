import type { Resolvers } from '../context/resolvers.generated.ts';

/** A list of members omits their advertisers, which are read with each member. */
export const memberResolvers: Resolvers = {
  Member: {
    advertisers: async ({ id, advertisers }, _args, { rows }) =>
      advertisers ?? (await rows.byKey('GET /api/members/{id}', id))?.advertisers ?? [],
  },
};
