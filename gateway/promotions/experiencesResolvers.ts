import type { Resolvers } from '../context/resolvers.generated.ts';

/** Experiences that promotions are built from. */
export const experienceResolvers: Resolvers = {
  Query: {
    experiences: (_root, { search }, { sources }) => sources.experiences.all(search),
    experience: (_root, { id }, { sources }) => sources.experiences.byId(id),
  },
};
