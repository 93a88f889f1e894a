import type { DimensionEntry } from '../../schema/catalog/dimensions.ts';
import { newProduct, productDraft } from '../../schema/catalog/products.ts';
import { toRest } from '../foundation/rest/casing.ts';
import type { RestClient } from '../foundation/rest/client.ts';
import { pageQuery, sortQuery } from '../foundation/rest/paging.ts';
import { rowLoader } from '../foundation/rest/rowLoader.ts';
import type {
  CreateProductInput,
  QueryProductsArgs,
  QuerySimilarProductsArgs,
  SaveProductDimensionsInput,
  UpdateProductInput,
} from '../sdl/types.generated.ts';
import { dimensionsFrom } from './dimensionsSource.ts';
import { translationsFrom } from './translationsSource.ts';

const NEW = newProduct.omit({ status: true }).keyof().options;
const DRAFT = productDraft.keyof().options;

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
        body: toRest(translationsFrom(draft), DRAFT),
      }),
    create: ({ brandId, dryRun, ...draft }: CreateProductInput) =>
      rest.call('POST /api/brands/{id}/products', {
        path: { id: brandId },
        dryRun,
        body: toRest(translationsFrom(draft), NEW),
      }),
    saveDimensions: (
      { id, version, dimensionConfigurations, dryRun }: SaveProductDimensionsInput,
      dimensionValues: readonly DimensionEntry[],
    ) =>
      rest.call('PUT /api/products/{id}/dimension_configurations', {
        path: { id },
        ifMatch: version,
        dryRun,
        body: {
          dimension_configurations: dimensionConfigurations,
          dimension_values: dimensionsFrom(dimensionValues),
        },
      }),
    similar: ({ brandId, productId, name }: QuerySimilarProductsArgs) =>
      rest.call('GET /api/brands/{id}/similar_products', {
        path: { id: brandId },
        query: { product_id: productId || undefined, name: name || undefined },
      }),
  };
}
