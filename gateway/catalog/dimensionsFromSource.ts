import type { DimensionEntry, DimensionValues } from '../../schema/catalog/dimensions.ts';
import { byKey } from '../foundation/rest/byKey.ts';

/** Values of dimensions as REST has them: by dimension instead of in a list. A repeated dimension is refused. */
export const dimensionsFrom = (values: readonly DimensionEntry[]): DimensionValues =>
  byKey(values, 'dimensionValues.*.dimension');
