import type { Resolvers } from '../context/resolvers.generated.ts';

/** The figures of a page, read from the REST list itself. */
export const pagingResolvers: Resolvers = {
  PageInfo: {
    number: ({ page }) => page,
    size: ({ per_page }) => per_page,
    totalCount: ({ total }) => total,
    totalPages: ({ total, per_page }) => Math.ceil(total / per_page),
  },
};
