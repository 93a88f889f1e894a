import { orRefusal } from '../graph/mutationResults.ts';
import type { Resolvers } from '../graph/resolvers.generated.ts';

/** Background work as operator staff look after it. */
export const jobResolvers: Resolvers = {
  Query: { jobs: (_root, { filter, page }, { sources }) => sources.jobs.page(filter, page) },
  Mutation: {
    retryJob: (_root, { input: { id } }, { sources }) =>
      orRefusal(sources.jobs.retry(id).then((job) => ({ __typename: 'RetryJobSuccess' as const, job }))),
  },
};
