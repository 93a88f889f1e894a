import type {
  DimensionConfigurationInput,
  DimensionValueInput,
} from '../../../../operations/schema.generated.ts';
import {
  type DimensionType,
  dimensionIssue,
  initialValueOf,
  MANDATORY_DIMENSIONS,
} from '../../../../schema/catalog/dimensions.ts';
import { dimensionTexts, dimensionValueOf } from '../../../../schema/catalog/dimensionTexts.ts';
import type { ProductType } from '../../../../schema/catalog/products.ts';
import type { FieldError } from '../../../../schema/foundation/text/fieldErrors.ts';
import { z } from '../../../../schema/foundation/text/zod.ts';
import type { Definition } from './DimensionField.tsx';

/** Use of a dimension by a product: none, one value for all SKUs, or one value per SKU. */
export const DIMENSION_USES = ['none', 'same', 'varies'] as const;
export type DimensionUse = (typeof DIMENSION_USES)[number];

/** Rules of one form row: a dimension, its use, and its value as texts. */
export type DimensionRowRules = z.ZodObject<{
  dimension: z.ZodString;
  isRequired: z.ZodBoolean;
  use: z.ZodEnum<{ [Use in DimensionUse]: Use }>;
  texts: z.ZodArray<z.ZodString>;
}>;
export type DimensionRow = z.output<DimensionRowRules>;

/**
 * The rules of these rows, for a product or a SKU; a value is checked if it is the same for all SKUs. A SKU's value is required if its product
 * says so.
 */
export function dimensionRowRules(
  definitions: readonly Definition[],
  of: 'product' | 'sku',
): z.ZodArray<DimensionRowRules> {
  const isDue = (row: DimensionRow, definitionOfRow: Definition | undefined) =>
    row.isRequired ||
    (of === 'product' && definitionOfRow !== undefined && asksForSameValue(definitionOfRow));
  const row = z
    .object({
      dimension: z.string(),
      isRequired: z.boolean(),
      use: z.enum(DIMENSION_USES),
      texts: z.array(z.string()),
    })
    .superRefine((one, context) => {
      const definitionOfRow = definitions.find(({ id }) => id === one.dimension);
      const message = one.use === 'same' ? issueOf(one, definitionOfRow, isDue(one, definitionOfRow)) : null;
      if (message) context.addIssue({ code: 'custom', message, path: ['texts'] });
    });
  return z.array(row);
}

/** A dimension with one value for all SKUs requires that value, unless it is a multiple choice, which may be empty (DIM-12, DIM-13). */
export const asksForSameValue = ({ type, multiple }: Definition) => !multiple && type !== 'multi-select';

function issueOf({ texts }: DimensionRow, definitionOfRow: Definition | undefined, isDue: boolean) {
  const enteredTexts = saidIn(texts);
  if (enteredTexts.length === 0) return isDue ? 'required' : null;
  return definitionOfRow
    ? dimensionIssue(definitionOfRow, dimensionValueOf(definitionOfRow, enteredTexts))
    : 'unknown_dimension';
}

const saidIn = (texts: readonly string[]) => texts.map((text) => text.trim()).filter(Boolean);

/** The dimensions of a product. */
export interface ProductDimensions {
  dimensionConfigurations: readonly { required: boolean; vary: boolean; dimension: { id: string } }[];
  dimensionValues: readonly { values: readonly string[]; dimension: { id: string } }[];
}

/** A row for every dimension; dimensions that the product type requires cannot be omitted. */
export function rowsOfProduct(
  definitions: readonly Definition[],
  type: ProductType,
  { dimensionConfigurations, dimensionValues }: ProductDimensions = {
    dimensionConfigurations: [],
    dimensionValues: [],
  },
): DimensionRow[] {
  return definitions.map(({ id }) => {
    const isMandatory = MANDATORY_DIMENSIONS[type].includes(id);
    const has = dimensionConfigurations.find(({ dimension }) => dimension.id === id);
    return {
      dimension: id,
      isRequired: isMandatory || (has?.required ?? false),
      use: has ? (has.vary ? 'varies' : 'same') : isMandatory ? 'same' : 'none',
      texts: [...(dimensionValues.find(({ dimension }) => dimension.id === id)?.values ?? [])],
    };
  });
}

/** Required by default (DIM-12, DIM-13). */
const BEGINS_REQUIRED: readonly DimensionType[] = ['text', 'number', 'period'];

/** A row after its use was chosen; some dimensions have an initial value (DIM-14). */
export function withUse(row: DimensionRow, use: DimensionUse, definition: Definition): DimensionRow {
  const first = initialValueOf(row.dimension);
  const begins = use === 'same' && row.texts.length === 0 && first !== undefined;
  const isBegun = row.use === 'none' && use !== 'none';
  return {
    ...row,
    use,
    texts: begins ? dimensionTexts(first) : row.texts,
    isRequired: isBegun
      ? asksForSameValue(definition) && BEGINS_REQUIRED.includes(definition.type)
      : use !== 'none' && row.isRequired,
  };
}

/** Values in the format of a save. */
export function valuesOfRows(rows: readonly DimensionRow[]): DimensionValueInput[] {
  return rows.flatMap(({ dimension, use, texts }) => {
    const values = use === 'same' ? saidIn(texts) : [];
    return values.length > 0 ? [{ dimension, values }] : [];
  });
}

/** The dimensions of a product in the format of a save. */
export function configurationsOfRows(rows: readonly DimensionRow[]): DimensionConfigurationInput[] {
  return rows.flatMap(({ dimension, use, isRequired }) =>
    use === 'none' ? [] : [{ dimension, required: isRequired, vary: use === 'varies' }],
  );
}

/** Maps an error of the platform to the field of its row: the platform names dimensions, and configurations by their index in the request. */
export function atDimensionRow(error: FieldError, rows: readonly DimensionRow[]): FieldError {
  const [, place, value] = /^dimension(?:Configurations\.(\d+)\.|Values\.(\w+)$)/.exec(error.field) ?? [];
  const used = configurationsOfRows(rows)[Number(place)]?.dimension;
  const at = rows.findIndex(({ dimension }) => dimension === used || (value && camel(dimension) === value));
  return at < 0 ? error : { ...error, field: `dimensions.${at}.${value ? 'texts' : 'use'}` };
}

/** The dimension of a field's row. */
export function dimensionOfField(
  field: string,
  rows: readonly { key: string; values: { dimension?: string | null | undefined } }[],
  definitions: readonly Definition[],
): Definition | undefined {
  const row = rows.find(({ key }) => field.split('.')[1] === key);
  return definitions.find(({ id }) => id === row?.values.dimension);
}

const camel = (id: string) => id.replace(/_([a-z\d])/g, (_all, letter: string) => letter.toUpperCase());

/** Dimensions of the graph, with known types. */
export const definitionsOf = (
  dimensions: readonly (Omit<Definition, 'type'> & { type: string })[],
): Definition[] => dimensions.map((dimension) => ({ ...dimension, type: dimension.type as DimensionType }));
