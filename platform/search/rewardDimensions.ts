import { type SQL, sql } from 'drizzle-orm';
import { type DimensionDescription, describeDimensions } from '../../schema/describeDimensions.ts';
import type { UiLocale } from '../../schema/languages.ts';
import type { DimensionValue } from '../../schema/rules/dimensions.ts';
import { dimensionTexts } from '../../schema/rules/dimensionTexts.ts';

/** What a reward has of one dimension, as the record keeps it. */
export interface RewardDimension {
  id: string;
  name: string;
  type: string;
  choices: { value: string; name: Record<UiLocale, string> }[];
  value: DimensionValue;
  /** Each SKU of the product has its own value. */
  varies: boolean;
}

/**
 * The dimensions of `s` skus and `p` products that customers are told, in the product's order, as JSON; null where there are none. One that
 * varies has the SKU's value, every other one the product's; what a SKU of variable value has left counts for nothing (SKU-18).
 */
export const selectDimensions = (locale: UiLocale): SQL => sql`(select jsonb_agg(jsonb_build_object(
    'id', d.id, 'name', ${sql.raw(`d.name_${locale}`)}, 'type', d.type, 'choices', d.values, 'value', held.value, 'varies', k.vary)
    order by k.position)
  from product_dimensions k join dimensions d on d.id = k.dimension_id and d.is_public
  cross join lateral (select case when not k.vary then p.dimension_values -> d.id
    when not s.variable_value then s.dimension_values -> d.id end as value) held
  where k.product_id = p.id and held.value is not null)`;

/** A period of nothing says nothing. */
const NOTHING = 'P0D';

/** Dimensions in words. */
export function describedDimensions(
  dimensions: readonly RewardDimension[] | null,
  locale: UiLocale,
): DimensionDescription[] {
  const said = (dimensions ?? []).map(({ id, name, type, choices, value }) => ({
    dimension: {
      id,
      name,
      type,
      values: choices.map((one) => ({ value: one.value, name: one.name[locale] })),
    },
    values: dimensionTexts(value).filter((text) => text !== NOTHING),
  }));
  return describeDimensions(
    said.filter(({ values }) => values.length > 0),
    locale,
  );
}

/** Varying dimensions that a name says; more would be a list. */
const MOST_SAID = 2;

/** What tells a SKU from the others of its product: its values of what varies. Empty where nothing varies. */
export const ownValues = (dimensions: readonly RewardDimension[] | null, locale: UiLocale): string => {
  const varying = new Set(dimensions?.filter(({ varies }) => varies).map(({ id }) => id));
  // Described among all: a weight that varies may have a unit that does not.
  return describedDimensions(dimensions, locale)
    .filter(({ id }) => varying.has(id))
    .slice(0, MOST_SAID)
    .map(({ text }) => text)
    .join(', ');
};
