import type { DimensionEntry } from '../../schema/catalog/dimensions.ts';
import { newProduct, productDraft } from '../../schema/catalog/products.ts';
import { toRest } from '../foundation/rest/casing.ts';
import type { RestClient } from '../foundation/rest/client.ts';
import type {
  CreateProductInput,
  QuerySimilarProductsArgs,
  SaveProductDimensionsInput,
  UpdateProductInput,
} from '../sdl/types.generated.ts';
import { dimensionsFrom } from './dimensionsSource.ts';
import { translationsFrom } from './translationsSource.ts';

const NEW = newProduct.omit({ status: true }).keyof().options;
const DRAFT = productDraft.keyof().options;

/** Changes of products whose texts and dimensions REST has by language and by name. */
export function productSource(rest: RestClient) {
  return {
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
