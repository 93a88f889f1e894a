import { toRest } from '../rest/casing.ts';
import type { RestClient } from '../rest/client.ts';
import { pageQuery, sortQuery } from '../rest/paging.ts';
import { rowLoader } from '../rest/rowLoader.ts';
import type { QueryProductsArgs, UpdateProductInput } from '../sdl/types.generated.ts';

/** What of a product is saved. */
const DRAFT = ['status'] as const;

/** The only file that knows `/products`. */
export function productSource(rest: RestClient) {
  const byId = rowLoader(rest, {
    one: (id) => rest.call('GET /api/products/{id}', { path: { id } }),
    many: (ids) => rest.call('GET /api/products', { query: { ids, per_page: ids.length } }),
  });
  return {
    byId: (id: string) => byId.load(id),
    page: async ({ filter, sort, page }: QueryProductsArgs) =>
      rest.call('GET /api/products', {
        query: {
          ...pageQuery(page),
          sort: sortQuery(sort),
          name_contains: filter?.name || undefined,
          sku_contains: filter?.sku || undefined,
          brand_id: filter?.brandId,
          statuses: filter?.statuses?.join(',') || undefined,
        },
      }),
    options: async (search: string) =>
      (await rest.call('GET /api/products/on_sale', { query: { search } })).items,
    update: ({ id, version, dryRun, ...draft }: UpdateProductInput) =>
      rest.call('PUT /api/products/{id}', {
        path: { id },
        ifMatch: version,
        dryRun,
        body: toRest(draft, DRAFT),
      }),
  };
}
