import type { Resolvers } from '../context/resolvers.generated.ts';

/** The search key for the caller's catalogue, which needs no account. */
export const catalogSearchResolvers: Resolvers = {
  Viewer: { catalogSearch: (_viewer, _args, { sources }) => sources.catalogSearch.mine() },
};
