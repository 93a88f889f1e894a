import { sql } from 'drizzle-orm';
import { z } from 'zod';
import { DIMENSION_TYPES } from '../../../schema/catalog/dimensions.ts';
import type { RowOf } from '../../foundation/database/rows.ts';
import { responseSchema } from '../../foundation/http/responseSchema.ts';
import { codec } from '../../foundation/records/codec.ts';
import { flag, json, oneOf, text } from '../../foundation/records/column.ts';
import { productTypeShape } from './productTypeName.ts';
import type { DimensionChoice } from './table.ts';

const named = z.object({ en: z.string(), fr: z.string() });

/** A dimension that distinguishes products (DIM-1); names in the caller's language. Of `d` dimensions. */
export const dimension = codec('Dimension', {
  columns: {
    id: text(sql`d.id`),
    type: oneOf(DIMENSION_TYPES, sql`d.type`),
    free_values: flag(sql`d.free_values`).describe('Whether values outside the selectable ones are accepted'),
    multiple: flag(sql`d.multiple`).describe('Whether several values are accepted, as a list'),
    may_vary: flag(sql`d.may_vary`).describe('Whether each SKU of a product may have its own value'),
    is_whole: flag(sql`d.is_whole`).describe('Whether numbers are whole'),
  },
  hidden: {
    nameEn: text(sql`d.name_en`),
    nameFr: text(sql`d.name_fr`),
    choices: json<DimensionChoice[]>(sql`d.values`, z.array(z.object({ value: z.string(), name: named }))),
  },
  derived: {
    name: z.string(),
    values: z.array(z.object({ value: z.string(), name: z.string() })).describe('Selectable values'),
  },
  derive: ({ nameEn, nameFr, choices }, { locale }) => ({
    name: locale === 'fr' ? nameFr : nameEn,
    values: choices.map(({ value, name }) => ({ value, name: name[locale] })),
  }),
});
export type DimensionRow = RowOf<typeof dimension>;

export const dimensionsShape = responseSchema('Dimensions', z.object({ items: z.array(dimension.schema) }));

/** Types of products, each with the dimensions that its products have in any case (PRODUCT-64). */
export const productTypesShape = responseSchema(
  'ProductTypes',
  z.object({
    items: z.array(productTypeShape.extend({ mandatory_dimensions: z.array(z.string()) })),
  }),
);
