import type { Resolvers } from '../context/resolvers.generated.ts';

/** Dispatches: rewards sent, downloaded or activated in bulk. Those of a list are loaded with one call. */
export const dispatchResolvers: Resolvers = {
  DispatchRequest: {
    result: (request, _args, { sources }) => sources.dispatches.resultOf(request),
    batchId: ({ batch, dry_run: isDryRun }) => (isDryRun ? null : (batch?.id ?? null)),
    changed: (request, _args, { sources }) => sources.dispatches.changedBy(request),
  },
  // The platform spells this field differently from the usual naming of the graph.
  BatchLine: { last4: ({ last4 }) => last4 },
  Mutation: {
    createDispatch: async (_root, { input }, { sources }) => {
      const answer = await sources.dispatches.create(input);
      // An answer of version 0.1.0 that is given again has no warnings of rows.
      return 'outcomes' in answer
        ? { ...answer, row_warnings: answer.row_warnings ?? [] }
        : { __typename: 'CreateDispatchPending' as const, request: answer };
    },
    recallDispatch: (_root, { input }, { sources }) => sources.dispatches.recall(input),
    releaseDispatch: (_root, { input }, { sources }) => sources.dispatches.release(input),
    cancelDispatch: (_root, { input }, { sources }) => sources.dispatches.cancel(input),
    retryDispatch: (_root, { input }, { sources }) => sources.dispatches.retry(input),
  },
};
