import type { DimensionEntry } from '../../schema/catalog/dimensions.ts';
import { newSku, skuDraft } from '../../schema/catalog/skus.ts';
import { toRest } from '../foundation/rest/casing.ts';
import type { RestClient } from '../foundation/rest/client.ts';
import type { CreateSkuInput, SaveSkuDimensionsInput, UpdateSkuInput } from '../sdl/types.generated.ts';
import { dimensionsFrom } from './dimensionsSource.ts';
import { translationsFrom } from './translationsSource.ts';

const NEW = newSku.omit({ status: true }).keyof().options;
const DRAFT = skuDraft.keyof().options;

/** Changes of SKUs whose texts and dimensions REST has by language and by name. */
export function skuSource(rest: RestClient) {
  return {
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
