import type { RestClient } from '../foundation/rest/client.ts';
import { pageQuery, sortQuery } from '../foundation/rest/paging.ts';
import type { AdvertiserCatalogArgs } from '../sdl/types.generated.ts';

/** The only file that knows `/advertisers/{id}/catalog`. */
export function advertiserCatalogSource(rest: RestClient) {
  return {
    page: async (id: string, { search, sort, page }: AdvertiserCatalogArgs) =>
      rest.call('GET /api/advertisers/{id}/catalog', {
        path: { id },
        query: { ...pageQuery(page), search: search || undefined, sort: sortQuery(sort) },
      }),
  };
}
