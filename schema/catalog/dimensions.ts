import { lineText } from '../foundation/text/lineText.ts';
import { z } from '../foundation/text/zod.ts';
import type { ProductType } from './products.ts';

/** The type of a dimension's values (DIM-2). */
export const DIMENSION_TYPES = [
  'boolean',
  'range',
  'period',
  'number',
  'text',
  'select',
  'multi-select',
] as const;
export type DimensionType = (typeof DIMENSION_TYPES)[number];

/** Facts of a dimension that rules look at. */
export interface DimensionFacts {
  id: string;
  type: DimensionType;
  /** Values to choose from; none where any is accepted. */
  values: readonly { value: string }[];
  /** Values besides those to choose from are accepted. */
  freeValues: boolean;
  /** Several values are accepted, as a list. */
  multiple: boolean;
  /** Numbers are whole. */
  isWhole: boolean;
}

/** Dimensions that a product of a type has in any case; all of them are required. */
export const MANDATORY_DIMENSIONS: Readonly<Record<ProductType, readonly string[]>> = {
  gift_card: ['duration'],
  item: ['weight', 'weight_unit'],
  legacy: [],
};

/** Spans of a period, all of them said (DIM-13). */
const span = z.int().min(0).max(9999);
const period = z.strictObject({ years: span, months: span, weeks: span, days: span });
export type Period = z.output<typeof period>;

/** The largest number a dimension holds. */
const MAX_NUMBER = 1_000_000_000;
const number = z.number().min(0).max(MAX_NUMBER);
const text = lineText().min(1).max(200);

/** A value of any dimension (DIM-5); whether it is one of its own dimension's is `dimensionIssue`. */
export const dimensionValue = z.union([
  z.boolean(),
  number,
  text,
  z.array(z.union([number, text])).max(100),
  period,
]);
export type DimensionValue = z.output<typeof dimensionValue>;

const dimensionId = z.string().regex(/^[a-z][a-z0-9_]{1,39}$/, { error: 'unknown_dimension' });

/** Values by dimension; keys are ids of dimensions and stay as they are. */
export const dimensionValues = z.record(dimensionId, dimensionValue);
export type DimensionValues = z.output<typeof dimensionValues>;

/** A dimension and its value, as a list of them comes in. */
export type DimensionEntry = readonly [dimension: string, value: DimensionValue];

/** Dimensions of a product (DIM-6). */
export const dimensionConfiguration = z.strictObject({
  dimension: dimensionId,
  required: z.boolean(),
  vary: z.boolean(),
});
export type DimensionConfiguration = z.output<typeof dimensionConfiguration>;

/** The dimension of which this one is the unit or the currency: `weight` of `weight_unit` (DIM-4); null of all others. */
export function parentOf(dimensionId: string): string | null {
  return /^(.+)_(?:unit|currency)$/.exec(dimensionId)?.[1] ?? null;
}

/** The value that a dimension begins with when it is chosen (DIM-14). */
export function initialValueOf(dimensionId: string): DimensionValue | undefined {
  return dimensionId === 'varying_duration' ? 1 : undefined;
}

/** Text is typed freely only where there is nothing to choose from (DIM-15). */
export function acceptsFreeText({ type, values }: Pick<DimensionFacts, 'type' | 'values'>): boolean {
  return type === 'text' && values.length === 0;
}

/** The rule that a value breaks in its dimension; null where it breaks none. */
export function dimensionIssue(dimension: DimensionFacts, value: DimensionValue): string | null {
  const { type, multiple } = dimension;
  if (Array.isArray(value)) {
    if (!multiple && type !== 'multi-select') return 'type';
    if (value.length === 0) return 'required';
    if (new Set(value).size !== value.length) return 'duplicate_value';
    return value.map((one) => issueOfOne(dimension, one)).find((issue) => issue !== null) ?? null;
  }
  return type === 'multi-select' ? 'type' : issueOfOne(dimension, value);
}

function issueOfOne(dimension: DimensionFacts, value: DimensionValue): string | null {
  switch (dimension.type) {
    case 'boolean':
      return typeof value === 'boolean' ? null : 'type';
    case 'period':
      return period.safeParse(value).success ? null : 'period_fields';
    case 'number':
      return typeof value === 'number'
        ? issueOfNumber(dimension, String(value))
        : issueOfTyped(dimension, value);
    case 'range':
      return typeof value === 'string' ? issueOfRange(dimension, value) : 'range_format';
    default:
      return typeof value === 'string' ? issueOfText(dimension, value) : 'type';
  }
}

/** The text is judged, not what it amounts to: digits only where numbers are whole (DIM-7), else two decimals (DIM-8). */
function issueOfNumber({ isWhole }: DimensionFacts, text: string): string | null {
  if (Number(text) < 0) return 'amount_negative';
  if (isWhole) return /^\d+$/.test(text) ? null : 'whole_number';
  return hasTwoDecimals(text) ? null : 'price_two_decimals';
}

/** The issue of a typed text: a fraction where a whole number is expected has its own; every other text is no number. */
function issueOfTyped({ isWhole }: DimensionFacts, value: DimensionValue): string {
  return isWhole && typeof value === 'string' && /^\d+\.\d+$/.test(value)
    ? 'whole_number'
    : 'expect_a_number';
}

/** `from..to`, both numbers, the second not below the first (DIM-5, DIM-11). */
function issueOfRange(dimension: DimensionFacts, value: string): string | null {
  const [, from, to] = /^(\d{1,10}(?:\.\d+)?)\.\.(\d{1,10}(?:\.\d+)?)$/.exec(value) ?? [];
  if (from === undefined || to === undefined) return 'range_format';
  const issue = issueOfNumber(dimension, from) ?? issueOfNumber(dimension, to);
  if (issue !== null) return issue;
  return Number(to) >= Number(from) ? null : 'range_order';
}

function issueOfText({ values, freeValues }: DimensionFacts, text: string): string | null {
  if (values.length === 0 || freeValues) return null;
  return values.some(({ value }) => value === text) ? null : 'choice';
}

const hasTwoDecimals = (text: string) => /^\d+(\.\d{1,2})?$/.test(text);
