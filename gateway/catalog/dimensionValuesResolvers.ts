import type { DimensionEntry } from '../../schema/catalog/dimensions.ts';
import { dimensionTexts, dimensionValueOf } from '../../schema/catalog/dimensionTexts.ts';
import type { GraphContext } from '../context/context.ts';
import type { DimensionValueRow, ProductRow } from '../context/rows.generated.ts';

type Values = ProductRow['dimension_values'];

/** Values by dimension as the graph lists them: in the order of the dimensions, as text. The dimensions are read only if there is a value. */
export async function dimensionValuesOf(
  values: Values,
  { sources }: GraphContext,
): Promise<DimensionValueRow[]> {
  if (Object.keys(values).length === 0) return [];
  return (await sources.dimensions.all()).flatMap((dimension) => {
    const value = values[dimension.id];
    return value === undefined ? [] : [{ dimension, values: dimensionTexts(value) }];
  });
}

/** Values in a save, in the platform's form. The platform refuses values of an unknown dimension. */
export async function dimensionValuesFrom(
  inputs: readonly { dimension: string; values: readonly string[] }[],
  { sources }: GraphContext,
): Promise<DimensionEntry[]> {
  if (inputs.length === 0) return [];
  const dimensions = await sources.dimensions.all();
  const unknown = { type: 'text', multiple: false, isWhole: false } as const;
  return inputs.map(({ dimension: id, values }) => {
    const dimension = dimensions.find((dimension) => dimension.id === id);
    return [
      id,
      dimensionValueOf(dimension ? { ...dimension, isWhole: dimension.is_whole } : unknown, values),
    ];
  });
}
