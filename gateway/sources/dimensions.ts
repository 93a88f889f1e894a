import type { RestClient } from '../rest/client.ts';
import type { Dimension } from '../rest/rest.generated.ts';

/** A dimension with what a product or a SKU has of it. */
export interface DimensionValueRow {
  dimension: Dimension;
  values: string[];
}

/** The only file that knows `/dimensions`. There are a few of them: a request reads them all, once; no change of ours touches them. */
export function dimensionSource(rest: RestClient) {
  let found: Promise<Dimension[]> | undefined;
  return {
    all: () => {
      found ??= rest.call('GET /api/dimensions').then(({ items }) => items);
      return found;
    },
  };
}
