import type { JobPageJson } from '../graph/models.ts';
import type { JobFilter, PageInput } from '../graph/resolvers.generated.ts';
import type { RestClient } from '../rest/client.ts';
import { pageQuery, toPage } from '../rest/paging.ts';

/** The only file that knows `/jobs`. */
export function jobSource(rest: RestClient) {
  return {
    async page(
      filter: JobFilter | null | undefined,
      page: PageInput | null | undefined,
    ): Promise<JobPageJson> {
      const query = { ...pageQuery(page), state: filter?.state, kind: filter?.kind };
      const list = await rest.call('GET /api/jobs', { query });
      return { ...toPage(list), counts: list.counts };
    },
    retry: (id: string) => rest.call('POST /api/jobs/{id}/retry', { path: { id } }),
  };
}
