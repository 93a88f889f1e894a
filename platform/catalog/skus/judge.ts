import { eq, sql } from 'drizzle-orm';
import type { DimensionValues } from '../../../schema/catalog/dimensions.ts';
import { type SkuFacts, skuIssues } from '../../../schema/catalog/skus.ts';
import type { Scope } from '../../foundation/access/scope.ts';
import type { Change } from '../../foundation/changes/change.ts';
import type { Queries } from '../../foundation/database/connections/connection.ts';
import { constraintOf } from '../../foundation/database/constraint.ts';
import { rowsOf, text } from '../../foundation/database/rows.ts';
import { snake } from '../../foundation/http/casing.ts';
import { invalid, invalidField } from '../../foundation/http/refusals/refusal.ts';
import { dimensionFacts } from '../dimensions/store.ts';
import { configurationsOf } from '../products/dimensions.ts';
import type { ProductRow } from '../products/lock.ts';
import { valueErrors } from '../products/values.ts';
import { providers } from '../providers/table.ts';

/** Refuses what several fields of a SKU decide together, and an EAN that another SKU has (SKU-21). */
export async function checkSku(tx: Queries, own: string | null, facts: SkuFacts): Promise<void> {
  const issues = skuIssues(facts);
  if (issues.length > 0)
    throw invalid(issues.map(({ field, ...rest }) => ({ field: snake(field), ...rest })));
  if (facts.ean !== null) await checkEan(tx, own, facts.ean);
}

/** The limit of the refusal is the SKU that has the EAN, so that it can be gone to (SKU-22). */
async function checkEan(tx: Queries, own: string | null, ean: string): Promise<void> {
  const [other] = await rowsOf(
    tx,
    { sku: text },
    sql`select sku from skus where ean = ${ean} and sku is distinct from ${own}`,
  );
  if (other) throw invalidField('ean', 'ean_taken', other.sku);
}

/** Refuses an unknown provider, and any provider from callers who are not operator staff: only the operator knows who supplies a SKU. */
export async function checkProvider(
  { tx, scope }: Pick<Change, 'tx' | 'scope'>,
  providerId: string | null,
): Promise<void> {
  if (!scope.isStaff) throw invalidField('provider_id', 'staff_choose_provider');
  if (providerId === null) return;
  const [provider] = await tx
    .select({ id: providers.id })
    .from(providers)
    .where(eq(providers.id, providerId));
  if (!provider) throw invalidField('provider_id', 'unknown_provider');
}

/** Refuses a variable value that the SKU did not have before and its product does not take. */
export function checkAccepted(
  { acceptVariableValue }: ProductRow,
  { variableValue }: { variableValue: boolean },
  had = false,
): void {
  if (variableValue && !had && !acceptVariableValue)
    throw invalidField('variable_value', 'variable_value_not_accepted');
}

/**
 * Refuses values of dimensions that do not vary on the product, or break their rules, or are missing; of a SKU with a variable value all
 * there are (SKU-18).
 */
export async function checkValues(
  tx: Queries,
  productId: string,
  { variableValue, dimensionValues: values }: { variableValue: boolean; dimensionValues: DimensionValues },
): Promise<void> {
  if (variableValue) {
    if (Object.keys(values).length > 0) throw invalidField('dimension_values', 'variable_value_alone');
    return;
  }
  const configurations = await configurationsOf(tx, productId);
  const facts = Object.keys(values).length > 0 ? await dimensionFacts(tx) : new Map();
  const errors = valueErrors(values, { facts, configurations: configurations.filter(({ vary }) => vary) });
  if (errors.length > 0) throw invalid(errors);
}

/** The same refusal for an EAN that another SKU got in the same moment; every other error stays what it is. */
export async function orEanTaken(
  scope: Scope,
  ean: string | null | undefined,
  error: unknown,
): Promise<never> {
  if (constraintOf(error) === 'skus_ean' && ean) await scope.read((tx) => checkEan(tx, null, ean));
  throw error;
}
