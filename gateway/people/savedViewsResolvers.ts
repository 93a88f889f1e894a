import type { Resolvers } from '../context/resolvers.generated.ts';

/** The default view of a screen; without a view, the screen has none. */
export const savedViewResolvers: Resolvers = {
  Mutation: {
    setDefaultView: (_root, { input: { screen, viewId, dryRun } }, { rest }) =>
      rest.call('PUT /api/default_views/{screen}', {
        path: { screen },
        dryRun,
        body: { view_id: viewId ?? null },
      }),
  },
};
