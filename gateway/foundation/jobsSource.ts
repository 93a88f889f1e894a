import type { QueryJobsArgs, RetryJobInput } from '../sdl/types.generated.ts';
import type { RestClient } from './rest/client.ts';
import { pageQuery } from './rest/paging.ts';

/** The only file that knows `/jobs`. */
export function jobSource(rest: RestClient) {
  return {
    page: async ({ filter, page }: QueryJobsArgs) =>
      rest.call('GET /api/jobs', {
        query: { ...pageQuery(page), state: filter?.state, kind: filter?.kind },
      }),
    retry: ({ id, dryRun }: RetryJobInput) =>
      rest.call('POST /api/jobs/{id}/retry', { path: { id }, dryRun }),
  };
}
