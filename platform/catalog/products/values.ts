import {
  type DimensionConfiguration,
  type DimensionFacts,
  type DimensionValues,
  dimensionIssue,
} from '../../../schema/catalog/dimensions.ts';
import type { FieldError } from '../../../schema/foundation/text/fieldErrors.ts';

/** The dimensions that may have a value here, and the facts of all dimensions. */
export interface Judge {
  configurations: readonly DimensionConfiguration[];
  facts: ReadonlyMap<string, DimensionFacts>;
}

/** Broken rules of values of dimensions, each under `dimension_values.<dimension>`: of a product or of a SKU. */
export function valueErrors(values: DimensionValues, { configurations, facts }: Judge): FieldError[] {
  const field = (id: string) => `dimension_values.${id}`;
  const here = new Set(configurations.map(({ dimension }) => dimension));
  return [
    ...Object.entries(values).flatMap(([id, value]): FieldError[] => {
      const dimension = here.has(id) ? facts.get(id) : undefined;
      const rule = dimension ? dimensionIssue(dimension, value) : 'unknown_dimension';
      return rule === null ? [] : [{ field: field(id), rule }];
    }),
    ...configurations
      .filter(({ dimension, required }) => required && !(dimension in values))
      .map(({ dimension }) => ({ field: field(dimension), rule: 'required' })),
  ];
}
