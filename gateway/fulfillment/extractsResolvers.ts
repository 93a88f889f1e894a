import type { Resolvers } from '../context/resolvers.generated.ts';

/** Files of links and codes. */
export const extractResolvers: Resolvers = {
  Extract: { url: ({ id, ticket }) => `/files/extract/${id}?ticket=${ticket}` },
  Mutation: {
    createExtract: (_root, { input: { dispatchId: id, kind, includePdf, reason, dryRun } }, { rest }) =>
      rest.call('POST /api/dispatches/{id}/extracts', {
        path: { id },
        dryRun,
        body: {
          kind,
          ...(includePdf == null ? {} : { include_pdf: includePdf }),
          ...(reason == null ? {} : { reason }),
        },
      }),
  },
};
