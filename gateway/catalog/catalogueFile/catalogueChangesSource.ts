import type { RestClient } from '../../foundation/rest/client.ts';
import { pageQuery } from '../../foundation/rest/paging.ts';
import type { QueryCatalogueChangesArgs } from '../../sdl/types.generated.ts';

/** The only file that knows `/catalogue_changes`. */
export function catalogueChangeSource(rest: RestClient) {
  return {
    page: async ({ filter, since, page }: QueryCatalogueChangesArgs) =>
      rest.call('GET /api/catalogue_changes', {
        query: {
          ...pageQuery(page),
          since: since ?? undefined,
          noun: filter?.noun,
          kind: filter?.kind,
          from: filter?.from,
          to: filter?.to,
        },
      }),
  };
}
