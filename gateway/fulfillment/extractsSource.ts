import type { RestClient } from '../foundation/rest/client.ts';
import type { CreateExtractInput } from '../sdl/types.generated.ts';

/** The only file that knows `/extracts`. */
export function extractSource(rest: RestClient) {
  return {
    create: ({ dispatchId, kind, includePdf, reason, dryRun }: CreateExtractInput) =>
      rest.call('POST /api/dispatches/{id}/extracts', {
        path: { id: dispatchId },
        dryRun,
        body: {
          kind,
          ...(includePdf == null ? {} : { include_pdf: includePdf }),
          ...(reason == null ? {} : { reason }),
        },
      }),
  };
}
