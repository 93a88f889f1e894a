import type {
  DimensionConfigurationInput,
  DimensionValueInput,
} from '../../../operations/schema.generated.ts';
import {
  type DimensionType,
  dimensionIssue,
  initialValueOf,
  MANDATORY_DIMENSIONS,
} from '../../../schema/rules/dimensions.ts';
import { dimensionTexts, dimensionValueOf } from '../../../schema/rules/dimensionTexts.ts';
import type { FieldError } from '../../../schema/rules/fieldErrors.ts';
import type { ProductType } from '../../../schema/rules/products.ts';
import { z } from '../../../schema/zod.ts';
import type { Definition } from './DimensionField.tsx';

/** What a product does with a dimension: nothing, one value for all its SKUs, or one for each. */
export const DIMENSION_USES = ['none', 'same', 'varies'] as const;
export type DimensionUse = (typeof DIMENSION_USES)[number];

/** Rules of one row of a form: a dimension, what is done with it, and its value as texts. */
export type DimensionRowRules = z.ZodObject<{
  dimension: z.ZodString;
  isRequired: z.ZodBoolean;
  use: z.ZodEnum<{ [Use in DimensionUse]: Use }>;
  texts: z.ZodArray<z.ZodString>;
}>;
export type DimensionRow = z.output<DimensionRowRules>;

/**
 * The rules of such rows, of a product or of a SKU; a value is judged where it is the same for all. A SKU's is asked for where its product
 * says so.
 */
export function dimensionRowRules(
  definitions: readonly Definition[],
  of: 'product' | 'sku',
): z.ZodArray<DimensionRowRules> {
  const isDue = (row: DimensionRow, known: Definition | undefined) =>
    row.isRequired || (of === 'product' && known !== undefined && asksForSameValue(known));
  const row = z
    .object({
      dimension: z.string(),
      isRequired: z.boolean(),
      use: z.enum(DIMENSION_USES),
      texts: z.array(z.string()),
    })
    .superRefine((one, context) => {
      const known = definitions.find(({ id }) => id === one.dimension);
      const message = one.use === 'same' ? issueOf(one, known, isDue(one, known)) : null;
      if (message) context.addIssue({ code: 'custom', message, path: ['texts'] });
    });
  return z.array(row);
}

/** What is the same for all SKUs has a value, unless it is a list of several, which may be empty (DIM-12, DIM-13). */
export const asksForSameValue = ({ type, multiple }: Definition) => !multiple && type !== 'multi-select';

function issueOf({ texts }: DimensionRow, known: Definition | undefined, isDue: boolean) {
  const said = saidIn(texts);
  if (said.length === 0) return isDue ? 'required' : null;
  return known ? dimensionIssue(known, dimensionValueOf(known, said)) : 'unknown_dimension';
}

const saidIn = (texts: readonly string[]) => texts.map((text) => text.trim()).filter(Boolean);

/** What a product has of its dimensions. */
export interface ProductDimensions {
  dimensionConfigurations: readonly { required: boolean; vary: boolean; dimension: { id: string } }[];
  dimensionValues: readonly { values: readonly string[]; dimension: { id: string } }[];
}

/** A row for every dimension there is; what the type of the product asks for cannot be left out. */
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

/** Asked for until somebody says otherwise (DIM-12, DIM-13). */
const BEGINS_REQUIRED: readonly DimensionType[] = ['text', 'number', 'period'];

/** A row after its use was chosen; some dimensions begin with a value (DIM-14). */
export function withUse(row: DimensionRow, use: DimensionUse, definition: Definition): DimensionRow {
  const first = initialValueOf(row.dimension);
  const begins = use === 'same' && row.texts.length === 0 && first !== undefined;
  const isBegun = row.use === 'none' && use !== 'none';
  return {
    ...{ ...row, use, texts: begins ? dimensionTexts(first) : row.texts },
    isRequired: isBegun
      ? asksForSameValue(definition) && BEGINS_REQUIRED.includes(definition.type)
      : use !== 'none' && row.isRequired,
  };
}

/** Values as a save names them. */
export function valuesOfRows(rows: readonly DimensionRow[]): DimensionValueInput[] {
  return rows.flatMap(({ dimension, use, texts }) => {
    const values = use === 'same' ? saidIn(texts) : [];
    return values.length > 0 ? [{ dimension, values }] : [];
  });
}

/** The dimensions of a product as a save names them. */
export function configurationsOfRows(rows: readonly DimensionRow[]): DimensionConfigurationInput[] {
  return rows.flatMap(({ dimension, use, isRequired }) =>
    use === 'none' ? [] : [{ dimension, required: isRequired, vary: use === 'varies' }],
  );
}

/** An error of the platform at the field of its row: it names dimensions, and configurations by their place among those sent. */
export function atDimensionRow(error: FieldError, rows: readonly DimensionRow[]): FieldError {
  const [, place, value] = /^dimension(?:Configurations\.(\d+)\.|Values\.(\w+)$)/.exec(error.field) ?? [];
  const used = configurationsOfRows(rows)[Number(place)]?.dimension;
  const at = rows.findIndex(({ dimension }) => dimension === used || (value && camel(dimension) === value));
  return at < 0 ? error : { ...error, field: `dimensions.${at}.${value ? 'texts' : 'use'}` };
}

/** The dimension whose row a field is in. */
export function dimensionOfField(
  field: string,
  rows: readonly { key: string; values: { dimension?: string | null | undefined } }[],
  definitions: readonly Definition[],
): Definition | undefined {
  const row = rows.find(({ key }) => field.split('.')[1] === key);
  return definitions.find(({ id }) => id === row?.values.dimension);
}

const camel = (id: string) => id.replace(/_([a-z\d])/g, (_all, letter: string) => letter.toUpperCase());

/** Dimensions as the graph has them, their types known. */
export const definitionsOf = (
  dimensions: readonly (Omit<Definition, 'type'> & { type: string })[],
): Definition[] => dimensions.map((dimension) => ({ ...dimension, type: dimension.type as DimensionType }));
