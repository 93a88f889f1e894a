import type { RestClient } from '../rest/client.ts';
import { pageQuery } from '../rest/paging.ts';
import { rowLoader } from '../rest/rowLoader.ts';
import type { QueryRedemptionsArgs } from '../sdl/types.generated.ts';

/** The only file that knows `/redemptions` as the report and as one of them. */
export function redemptionSource(rest: RestClient) {
  const byId = rowLoader(rest, {
    one: (id) => rest.call('GET /api/redemptions/{id}', { path: { id } }),
    many: (ids) => rest.call('GET /api/redemptions', { query: { ids, per_page: ids.length } }),
  });
  return {
    byId: (id: string) => byId.load(id),
    page: async ({ page }: QueryRedemptionsArgs) =>
      rest.call('GET /api/redemptions', { query: pageQuery(page) }),
  };
}
