import type { Resolvers } from '../context/resolvers.generated.ts';

/** Dimensions, which distinguish products. */
export const dimensionResolvers: Resolvers = {
  Query: {
    dimensions: async (_root, { mayVary }, { sources }) =>
      (await sources.dimensions.all()).filter(
        ({ may_vary: varies }) => mayVary == null || varies === mayVary,
      ),
  },
  DimensionConfiguration: {
    dimension: async ({ dimension: id }, _args, { sources }) => {
      const match = (await sources.dimensions.all()).find((dimension) => dimension.id === id);
      if (!match) throw new Error(`The platform names a dimension that it does not list: ${id}`);
      return match;
    },
  },
};
