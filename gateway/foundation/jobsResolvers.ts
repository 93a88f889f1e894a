import type { Resolvers } from '../context/resolvers.generated.ts';

/** Background jobs, for operator staff. */
export const jobResolvers: Resolvers = {
  Query: { jobs: (_root, args, { sources }) => sources.jobs.page(args) },
  Mutation: { retryJob: (_root, { input }, { sources }) => sources.jobs.retry(input) },
};
