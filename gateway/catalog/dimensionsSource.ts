import type { DimensionEntry, DimensionValues } from '../../schema/catalog/dimensions.ts';
import { byKey } from '../foundation/rest/byKey.ts';
import type { RestClient } from '../foundation/rest/client.ts';
import type { Dimension } from '../foundation/rest/rest.generated.ts';

/** A dimension with its values for a product or a SKU. */
export interface DimensionValueRow {
  dimension: Dimension;
  values: string[];
}

/** The only file that knows `/dimensions`. There are few dimensions, so a request reads all of them once; no change of ours touches them. */
export function dimensionSource(rest: RestClient) {
  let dimensionList: Promise<Dimension[]> | undefined;
  return {
    all: () => {
      dimensionList ??= rest.call('GET /api/dimensions').then(({ items }) => items);
      return dimensionList;
    },
  };
}

/** Values of dimensions as REST has them: by dimension instead of in a list. A repeated dimension is refused. */
export const dimensionsFrom = (values: readonly DimensionEntry[]): DimensionValues =>
  byKey(values, 'dimensionValues.*.dimension');
