import type { RestClient } from '../../foundation/rest/client.ts';
import { pageQuery, sortQuery } from '../../foundation/rest/paging.ts';
import { rowLoader } from '../../foundation/rest/rowLoader.ts';
import type { QueryRedemptionsArgs } from '../../sdl/types.generated.ts';
import { redemptionFilterOf } from './redemptionFilterSource.ts';

/** The only file that knows `/redemptions`, as the report and as a single redemption. */
export function redemptionSource(rest: RestClient) {
  const byId = rowLoader(rest, {
    one: (id) => rest.call('GET /api/redemptions/{id}', { path: { id } }),
    many: (ids) => rest.call('GET /api/redemptions', { query: { ids, per_page: ids.length } }),
  });
  return {
    byId: (id: string) => byId.load(id),
    page: async ({ filter, sort, page, first, after }: QueryRedemptionsArgs) =>
      rest.call('GET /api/redemptions', {
        query: {
          ...redemptionFilterOf(filter),
          ...pageQuery(page),
          sort: sortQuery(sort),
          first: first ?? undefined,
          after: after ?? undefined,
        },
      }),
  };
}
