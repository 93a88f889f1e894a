import { sql } from 'drizzle-orm';
import {
  type DimensionConfiguration,
  type DimensionValues,
  MANDATORY_DIMENSIONS,
  parentOf,
} from '../../../schema/catalog/dimensions.ts';
import type { ProductType } from '../../../schema/catalog/products.ts';
import type { FieldError } from '../../../schema/foundation/text/fieldErrors.ts';
import type { Scope } from '../../foundation/access/scope.ts';
import type { Change } from '../../foundation/changes/change.ts';
import { runChange } from '../../foundation/changes/runChange.ts';
import { updateRow } from '../../foundation/changes/updateRow.ts';
import type { Queries } from '../../foundation/database/connections/connection.ts';
import { boolean, listOf, number, rowCountOf, rowsOf, text } from '../../foundation/database/rows.ts';
import { forbidden, invalid, refused } from '../../foundation/http/refusals/refusal.ts';
import { dimensionFacts } from '../dimensions/store.ts';
import { productDimensions } from './dimensionTable.ts';
import { lockProduct, type ProductRow } from './lock.ts';
import type { ProductJson } from './shape.ts';
import { productById } from './store.ts';
import { products } from './table.ts';
import { valueErrors } from './values.ts';

/** A product's dimensions, in their order, and its own values of those that do not vary. */
export interface ProductDimensions {
  dimensionConfigurations: DimensionConfiguration[];
  dimensionValues: DimensionValues;
}

/**
 * Sets a product's dimensions (PRODUCT-30, DIM-6) and its values of those that do not vary; stale when `version` is not the
 * product's. A dimension for which SKUs have values can neither be removed nor stop varying; one without SKU values is not required of them.
 * A user who may only create products sets them once, for their own creations.
 */
export function saveProductDimensions(
  scope: Scope,
  id: string,
  { version, draft }: { version: number; draft: ProductDimensions },
): Promise<ProductJson> {
  return runChange({ scope, version }, async (change) => {
    const { tx } = change;
    const row = await lockProduct(tx, id);
    await change.checkVersion(row, () => productById(tx, scope, id));
    const { dimensionConfigurations: configurations, dimensionValues } = draft;
    const present = await configurationsOf(tx, id);
    await checkMaker(change, row, present);
    const facts = await dimensionFacts(tx);
    const errors = [
      ...configurationErrors(configurations, { type: row.productType, facts }),
      ...valueErrors(dimensionValues, { configurations: configurations.filter(({ vary }) => !vary), facts }),
    ];
    if (errors.length > 0) throw invalid(errors);
    const varying = new Set(configurations.filter(({ vary }) => vary).map(({ dimension }) => dimension));
    for (const used of await usedDimensions(tx, id))
      if (!varying.has(used)) throw refused(scope, 'dimension_in_use', { dimension: used });
    for (const dimension of newlyDue(present, configurations)) await checkGiven(change, { id, dimension });
    const saved = await updateRow(change, {
      table: products,
      row: { ...row, dimensionConfigurations: present },
      values: { dimensionValues, dimensionConfigurations: configurations },
      noun: 'products',
      advertiserId: null,
    });
    if (saved) await replace(tx, id, configurations);
    return productById(tx, scope, id);
  });
}

/** @throws Refusal forbidden: whoever may only create gives dimensions to a product of theirs that has none yet. */
async function checkMaker(
  { tx, scope }: Change,
  { mediaSetId }: ProductRow,
  present: readonly DimensionConfiguration[],
): Promise<void> {
  if (scope.abilities.has('editRewards')) return;
  const ownProduct = await rowCountOf(
    tx,
    sql`select 1 from media_sets where id = ${mediaSetId} and account_id = ${scope.accountId}`,
  );
  if (!ownProduct || present.length > 0) throw forbidden();
}

/** Dimensions that each SKU has to have a value of from now on. */
function newlyDue(
  present: readonly DimensionConfiguration[],
  configurations: readonly DimensionConfiguration[],
): string[] {
  const due = (configurations: readonly DimensionConfiguration[]) =>
    configurations.filter(({ required, vary }) => required && vary).map(({ dimension }) => dimension);
  const before = due(present);
  return due(configurations).filter((dimension) => !before.includes(dimension));
}

/** SKUs that a refusal names; the others it counts. */
const MAX_NAMED_SKUS = 3;

/** @throws Refusal dimension_missing, which names the SKUs without a value; those of variable value have none (SKU-18). */
async function checkGiven(
  { tx, scope }: Change,
  { id, dimension }: { id: string; dimension: string },
): Promise<void> {
  const [row] = await rowsOf(
    tx,
    { count: number, first: listOf(text) },
    sql`select count(*)::int as count, coalesce((array_agg(sku order by sku))[1:${MAX_NAMED_SKUS}], '{}') as first from skus
      where product_id = ${id} and not variable_value and not dimension_values ? ${dimension}`,
  );
  if (!row || row.count === 0) return;
  const { count, first } = row;
  const skus = first.join(', ') + (count > first.length ? ', …' : '');
  throw refused(scope, 'dimension_missing', { dimension, count: String(count), skus });
}

/** The dimensions of a product, in their order. */
export function configurationsOf(tx: Queries, productId: string): Promise<DimensionConfiguration[]> {
  return rowsOf(
    tx,
    { dimension: text, required: boolean, vary: boolean },
    sql`select dimension_id as dimension, required, vary from product_dimensions
      where product_id = ${productId} order by position`,
  );
}

async function replace(
  tx: Queries,
  productId: string,
  configurations: DimensionConfiguration[],
): Promise<void> {
  await tx.execute(sql`delete from product_dimensions where product_id = ${productId}`);
  if (configurations.length === 0) return;
  await tx.insert(productDimensions).values(
    configurations.map(({ dimension, required, vary }, position) => ({
      productId,
      dimensionId: dimension,
      required,
      vary,
      position,
    })),
  );
}

/** Dimensions that SKUs of a product have values of; what one of variable value has left counts for nothing. */
async function usedDimensions(tx: Queries, productId: string): Promise<string[]> {
  const rows = await rowsOf(
    tx,
    { dimension: text },
    sql`select distinct jsonb_object_keys(dimension_values) as dimension from skus
      where product_id = ${productId} and not variable_value order by 1`,
  );
  return rows.map(({ dimension }) => dimension);
}

interface Judged {
  type: ProductType;
  facts: Awaited<ReturnType<typeof dimensionFacts>>;
}

function configurationErrors(
  configurations: DimensionConfiguration[],
  { type, facts }: Judged,
): FieldError[] {
  const ids = configurations.map(({ dimension }) => dimension);
  const missing = MANDATORY_DIMENSIONS[type].filter((id) => !ids.includes(id));
  return [
    ...configurations.flatMap(({ dimension, vary, required }, at): FieldError[] => {
      const field = (name: string) => `dimension_configurations.${at}.${name}`;
      const fact = facts.get(dimension);
      const parent = parentOf(dimension);
      if (!fact) return [{ field: field('dimension'), rule: 'unknown_dimension' }];
      if (ids.indexOf(dimension) !== at) return [{ field: field('dimension'), rule: 'duplicate_value' }];
      if (parent !== null && !ids.includes(parent))
        return [{ field: field('dimension'), rule: 'dimension_without_parent', limit: parent }];
      const unit = [...facts.keys()].find((id) => parentOf(id) === dimension);
      if (unit !== undefined && !ids.includes(unit))
        return [{ field: field('dimension'), rule: 'dimension_without_unit', limit: unit }];
      if (vary && !fact.mayVary) return [{ field: field('vary'), rule: 'dimension_never_varies' }];
      if (!required && MANDATORY_DIMENSIONS[type].includes(dimension))
        return [{ field: field('required'), rule: 'dimension_mandatory', limit: dimension }];
      return [];
    }),
    ...(missing.length > 0
      ? [{ field: 'dimension_configurations', rule: 'dimension_mandatory', limit: missing.join(', ') }]
      : []),
  ];
}
