import { toRest } from '../rest/casing.ts';
import type { RestClient } from '../rest/client.ts';
import { pageQuery, sortQuery } from '../rest/paging.ts';
import { rowLoader } from '../rest/rowLoader.ts';
import type { QuerySkusArgs, UpdateSkuInput } from '../sdl/types.generated.ts';

/** What of a SKU is saved. */
const DRAFT = ['status'] as const;

/** The only file that knows `/skus`. */
export function skuSource(rest: RestClient) {
  const byId = rowLoader(rest, {
    one: (sku) => rest.call('GET /api/skus/{sku}', { path: { sku } }),
    many: (ids) => rest.call('GET /api/skus', { query: { ids, per_page: ids.length } }),
  });
  return {
    byId: (sku: string) => byId.load(sku),
    page: async ({ filter, sort, page }: QuerySkusArgs) =>
      rest.call('GET /api/skus', {
        query: {
          ...pageQuery(page),
          sort: sortQuery(sort),
          name_contains: filter?.name || undefined,
          sku_contains: filter?.sku || undefined,
          ean: filter?.ean || undefined,
          brand_id: filter?.brandId,
          product_id: filter?.productId,
          statuses: filter?.statuses?.join(',') || undefined,
        },
      }),
    update: ({ id: sku, version, dryRun, ...draft }: UpdateSkuInput) =>
      rest.call('PUT /api/skus/{sku}', {
        path: { sku },
        ifMatch: version,
        dryRun,
        body: toRest(draft, DRAFT),
      }),
  };
}
