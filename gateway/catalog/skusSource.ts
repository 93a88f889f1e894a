import type { DimensionEntry } from '../../schema/catalog/dimensions.ts';
import { newSku, skuDraft } from '../../schema/catalog/skus.ts';
import { toRest } from '../foundation/rest/casing.ts';
import type { RestClient } from '../foundation/rest/client.ts';
import { pageQuery, sortQuery } from '../foundation/rest/paging.ts';
import { rowLoader } from '../foundation/rest/rowLoader.ts';
import type {
  CreateSkuInput,
  QuerySkusArgs,
  SaveSkuDimensionsInput,
  UpdateSkuInput,
} from '../sdl/types.generated.ts';
import { dimensionsFrom } from './dimensionsSource.ts';
import { translationsFrom } from './translationsSource.ts';

const NEW = newSku.omit({ status: true }).keyof().options;
const DRAFT = skuDraft.keyof().options;

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
        body: toRest(translationsFrom(draft), DRAFT),
      }),
    create: (
      { productId, idempotencyKey, dryRun, dimensionValues: _unread, ...draft }: CreateSkuInput,
      dimensionValues: readonly DimensionEntry[],
    ) =>
      rest.call('POST /api/products/{id}/skus', {
        path: { id: productId },
        idempotencyKey,
        dryRun,
        body: { ...toRest(translationsFrom(draft), NEW), dimension_values: dimensionsFrom(dimensionValues) },
      }),
    saveDimensions: (
      { id: sku, version, dryRun }: SaveSkuDimensionsInput,
      dimensionValues: readonly DimensionEntry[],
    ) =>
      rest.call('PUT /api/skus/{sku}/dimension_values', {
        path: { sku },
        ifMatch: version,
        dryRun,
        body: { dimension_values: dimensionsFrom(dimensionValues) },
      }),
  };
}
