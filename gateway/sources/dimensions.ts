import { askOnce } from '../rest/askOnce.ts';
import type { RestClient } from '../rest/client.ts';
import type { Dimension } from '../rest/rest.generated.ts';

/** A dimension with what a product or a SKU has of it. */
export interface DimensionValueRow {
  dimension: Dimension;
  values: string[];
}

/** The only file that knows `/dimensions`. There are a few of them: a request reads them all, once. */
export function dimensionSource(rest: RestClient) {
  const all = askOnce(rest, async () => (await rest.call('GET /api/dimensions')).items);
  return { all };
}
