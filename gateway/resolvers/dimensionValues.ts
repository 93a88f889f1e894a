import type { Period } from '../../schema/rules/dimensions.ts';
import type { GraphContext } from '../context/context.ts';
import type { DimensionValueRow, ProductRow } from '../context/rows.generated.ts';

type Values = ProductRow['dimension_values'];

/** Values by dimension as the graph lists them: in the order of the dimensions, as text. The dimensions are read only where there is a value. */
export async function dimensionValuesOf(
  values: Values,
  { sources }: GraphContext,
): Promise<DimensionValueRow[]> {
  if (Object.keys(values).length === 0) return [];
  return (await sources.dimensions.all()).flatMap((dimension) => {
    const value = values[dimension.id];
    return value === undefined ? [] : [{ dimension, values: [value].flat().map(textOf) }];
  });
}

function textOf(value: Exclude<Values[string], unknown[]> | string | number): string {
  return typeof value === 'object' ? durationOf(value as Period) : String(value);
}

/** A period as an ISO 8601 duration: `P1Y6M`; `P0D` where it is none. */
function durationOf({ years, months, weeks, days }: Period): string {
  const spans = [
    [years, 'Y'],
    [months, 'M'],
    [weeks, 'W'],
    [days, 'D'],
  ] as const;
  const said = spans.flatMap(([count, unit]) => (count > 0 ? [`${count}${unit}`] : []));
  return `P${said.join('') || '0D'}`;
}
