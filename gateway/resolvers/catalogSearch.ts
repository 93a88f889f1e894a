import type { Resolvers } from '../context/resolvers.generated.ts';

/** How the caller's catalogue is searched without an account. */
export const catalogSearchResolvers: Resolvers = {
  Viewer: { catalogSearch: (_viewer, _args, { sources }) => sources.catalogSearch.mine() },
};
