import type { Resolvers } from '../context/resolvers.generated.ts';

/** Saved views. */
export const savedViewResolvers: Resolvers = {
  Query: {
    savedViews: (_root, { screen }, { sources }) => sources.savedViews.ofScreen(screen),
    savedView: (_root, { id }, { sources }) => sources.savedViews.byId(id),
  },
  Mutation: {
    createSavedView: (_root, { input }, { sources }) => sources.savedViews.create(input),
    updateSavedView: (_root, { input }, { sources }) => sources.savedViews.update(input),
    deleteSavedView: (_root, { input }, { sources }) => sources.savedViews.delete(input),
    setDefaultView: (_root, { input }, { sources }) => sources.savedViews.setDefault(input),
  },
};
