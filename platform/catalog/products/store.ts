import { eq, sql } from 'drizzle-orm';
import type { z } from 'zod';
import {
  fullProductId,
  type NewProduct,
  type ProductDraft,
  type ProductFacts,
  productIssues,
  WORLDWIDE,
} from '../../../schema/catalog/products.ts';
import { SALE_TRANSITIONS } from '../../../schema/foundation/transitions.ts';
import type { Scope } from '../../foundation/access/scope.ts';
import { runChange } from '../../foundation/changes/runChange.ts';
import { updateRow } from '../../foundation/changes/updateRow.ts';
import type { Queries } from '../../foundation/database/connections/connection.ts';
import { constraintOf } from '../../foundation/database/constraint.ts';
import { rowsOf, text } from '../../foundation/database/rows.ts';
import { snake } from '../../foundation/http/casing.ts';
import { invalid, invalidField, notFound, refused } from '../../foundation/http/refusals/refusal.ts';
import { unreachableStatus } from '../../foundation/http/refusals/statusWords.ts';
import { brands } from '../brands/table.ts';
import { queueEntries } from '../search/store/indexEntries.ts';
import { lockProduct } from './lock.ts';
import { promotionsWith } from './promotionsWith.ts';
import { type ProductJson, product, productSource, type savedProduct } from './shape.ts';
import { products } from './table.ts';

/** Reads one product. */
export function readProduct(scope: Scope, id: string): Promise<ProductJson> {
  return scope.read((tx) => productById(tx, scope, id));
}

/**
 * Creates a product of a brand, offered by no seller yet (PRODUCT-30, PRODUCT-61). Its id begins with the brand's; one that is taken is
 * refused. A deactivated brand gets no new products.
 */
export function createProduct(scope: Scope, brandId: string, draft: NewProduct): Promise<ProductJson> {
  const { productId, countryRestrictions, ...fields } = draft;
  checkWhole(draft);
  return runChange({ scope }, async (change) => {
    const { tx } = change;
    const [brand] = await tx.select().from(brands).where(eq(brands.id, brandId)).for('share');
    if (!brand) throw notFound();
    if (brand.status !== 'enabled') throw refused(scope, 'brand_deactivated', { brand: brand.name });
    const id = fullProductId(brandId, productId);
    const values = { ...fields, countryRestrictions: storedCountries(countryRestrictions) };
    await tx.insert(products).values({ id, brandId, ...values });
    await change.record({
      noun: 'products',
      nounId: id,
      action: 'created',
      advertiserId: null,
      after: { brandId, ...values },
    });
    return productById(tx, scope, id);
  }).catch(orTaken);
}

/** A save: the version last received, and what changes. */
export interface ProductChange {
  version: number;
  draft: ProductDraft;
}

/**
 * Saves what the draft holds; stale when `version` is not the row's. Saving what already is changes nothing. Answers how many promotions
 * lose a reward by it.
 */
export function updateProduct(
  scope: Scope,
  id: string,
  { version, draft }: ProductChange,
): Promise<z.output<typeof savedProduct>> {
  return runChange({ scope, version }, async (change) => {
    const { tx } = change;
    const row = await lockProduct(tx, id);
    await change.checkVersion(row, () => productById(tx, scope, id));
    const { status = row.status, countryRestrictions: countries } = draft;
    if (status !== row.status && !SALE_TRANSITIONS[row.status].includes(status))
      throw unreachableStatus(scope, 'other', { from: row.status, to: status });
    checkWhole({ ...row, ...present(draft) });
    const values = { ...draft, countryRestrictions: countries && storedCountries(countries) };
    const isChanged = await updateRow(change, {
      table: products,
      row,
      values,
      noun: 'products',
      advertiserId: null,
    });
    if (isChanged) await queueEntries(tx, [id]);
    const isDisabled = row.status === 'enabled' && status === 'disabled';
    return {
      product: await productById(tx, scope, id),
      promotions: isDisabled ? await promotionsWith(tx, await enabledSkus(tx, id)) : 0,
    };
  });
}

/** One product as an answer shows it, within a running transaction. */
export async function productById(tx: Queries, scope: Scope, id: string): Promise<ProductJson> {
  const [row] = await product.rows(tx, sql`${productSource(scope)} where p.id = ${id}`);
  if (!row) throw notFound();
  return product.json(row, scope);
}

/** SKUs of a product that are on sale by themselves. */
async function enabledSkus(tx: Queries, id: string): Promise<string[]> {
  const rows = await rowsOf(
    tx,
    { sku: text },
    sql`select sku from skus where product_id = ${id} and status = 'enabled'`,
  );
  return rows.map(({ sku }) => sku);
}

/** @throws Refusal for rules across several fields. */
function checkWhole(facts: ProductFacts): void {
  const issues = productIssues(facts);
  if (issues.length > 0) throw invalid(issues.map(({ field, rule }) => ({ field: snake(field), rule })));
}

/** The keys of a draft that are not undefined. */
function present<Draft extends object>(
  draft: Draft,
): { [Key in keyof Draft]: Exclude<Draft[Key], undefined> } {
  return Object.fromEntries(Object.entries(draft).filter(([, value]) => value !== undefined)) as never;
}

/** Countries as stored; worldwide is stored as no restriction. */
const storedCountries = (codes: readonly string[]): string[] => (codes.includes(WORLDWIDE) ? [] : [...codes]);

/** Turns a violated unique constraint on the id into a refusal; rethrows every other error. */
function orTaken(error: unknown): never {
  throw constraintOf(error) === 'products_pkey' ? invalidField('product_id', 'product_id_taken') : error;
}
