import { type SQL, sql } from 'drizzle-orm';
import {
  type DimensionDescription,
  describeDimensions,
} from '../../../../schema/catalog/describeDimensions.ts';
import { dimensionTexts } from '../../../../schema/catalog/dimensionTexts.ts';
import type { UiLocale } from '../../../../schema/foundation/contacts/languages.ts';
import { boolean, json, listOf, objectOf, type RowOf, text } from '../../../foundation/database/rows.ts';

/** A reward's values of one dimension, as stored. */
export const REWARD_DIMENSION = {
  id: text,
  name: text,
  type: text,
  choices: listOf(objectOf({ value: text, name: json<Record<'en' | 'fr', string>>() })),
  value: json<
    | string
    | number
    | boolean
    | (string | number)[]
    | { years: number; months: number; weeks: number; days: number }
  >(),
  /** Each SKU of the product has its own value. */
  varies: boolean,
};
export type RewardDimension = RowOf<typeof REWARD_DIMENSION>;

/**
 * The dimensions of `s` skus and `p` products that customers see, in the product's order, as JSON; null if there are none. One that
 * varies has the SKU's value, every other one the product's; a leftover value of a dimension that no longer varies is ignored (SKU-18).
 */
export const selectDimensions = (locale: UiLocale): SQL => sql`(select jsonb_agg(jsonb_build_object(
    'id', d.id, 'name', ${sql.raw(`d.name_${locale}`)}, 'type', d.type, 'choices', d.values, 'value', held.value, 'varies', k.vary)
    order by k.position)
  from product_dimensions k join dimensions d on d.id = k.dimension_id and d.is_public
  cross join lateral (select case when not k.vary then p.dimension_values -> d.id
    when not s.variable_value then s.dimension_values -> d.id end as value) held
  where k.product_id = p.id and held.value is not null)`;

/** A period of zero is omitted. */
const NOTHING = 'P0D';

/** Dimensions in words. */
export function describedDimensions(
  dimensions: readonly RewardDimension[] | null,
  locale: UiLocale,
): DimensionDescription[] {
  const descriptions = (dimensions ?? []).map(({ id, name, type, choices, value }) => ({
    dimension: {
      id,
      name,
      type,
      values: choices.map((one) => ({ value: one.value, name: one.name[locale] })),
    },
    values: dimensionTexts(value).filter((text) => text !== NOTHING),
  }));
  return describeDimensions(
    descriptions.filter(({ values }) => values.length > 0),
    locale,
  );
}

/** Maximum number of varying dimensions in a name. More would make it a list. */
const MAX_NAME_DIMENSIONS = 2;

/** The values that distinguish a SKU within its product, one for each varying dimension. Empty if nothing varies. */
export const ownValues = (dimensions: readonly RewardDimension[] | null, locale: UiLocale): string => {
  const varying = new Set(dimensions?.filter(({ varies }) => varies).map(({ id }) => id));
  // Described together with all others: a varying weight may have a fixed unit.
  return describedDimensions(dimensions, locale)
    .filter(({ id }) => varying.has(id))
    .slice(0, MAX_NAME_DIMENSIONS)
    .map(({ text }) => text)
    .join(', ');
};
