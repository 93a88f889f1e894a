import { eq, sql } from 'drizzle-orm';
import type { DimensionValues } from '../../../schema/catalog/dimensions.ts';
import type { NewSku } from '../../../schema/catalog/skus.ts';
import { parseMoney } from '../../../schema/foundation/money/money.ts';
import type { Scope } from '../../foundation/access/scope.ts';
import type { Change } from '../../foundation/changes/change.ts';
import { keyWithoutAdvertiser } from '../../foundation/changes/keyWithoutAdvertiser.ts';
import { runChange } from '../../foundation/changes/runChange.ts';
import { boolean, rowsOf } from '../../foundation/database/rows.ts';
import { invalidField, refused } from '../../foundation/http/refusals/refusal.ts';
import { brands } from '../brands/table.ts';
import { lockProduct, nextSkuOf, type ProductRow } from '../products/lock.ts';
import { queueEntriesAtEnd } from '../search/store/indexEntries.ts';
import { checkAccepted, checkProvider, checkSku, checkValues, orEanTaken } from './judge.ts';
import type { SkuJson } from './shape.ts';
import { skuById } from './store.ts';
import { skus } from './table.ts';

/** A SKU to be created: its fields, its values of the product's varying dimensions, and the caller's idempotency key, if any. */
export interface SkuCreation {
  draft: NewSku & { dimensionValues: DimensionValues };
  key: string | undefined;
}

/**
 * Creates a SKU of a product, enabled; its id is the product's with the next number (SKU-35). With a key at most once. A user who may only
 * create cannot add one to a product that a seller already offers: it would be in that catalog at once.
 */
export function createSku(scope: Scope, productId: string, { draft, key }: SkuCreation): Promise<SkuJson> {
  const keyed = keyWithoutAdvertiser(key, { productId, ...draft });
  return runChange({ scope, keyed }, async (change) => {
    const id = await addSku(change, productId, draft);
    return skuById(change.tx, scope, id);
  }).catch((error: unknown) => orEanTaken(scope, draft.ean, error));
}

/** Judges a new SKU and adds it to its product, which it locks; answers its id. */
export async function addSku(
  change: Change,
  productId: string,
  draft: SkuCreation['draft'],
): Promise<string> {
  const product = await lockProduct(change.tx, productId);
  await checkMaker(change, product, draft);
  if (draft.providerId !== null) await checkProvider(change, draft.providerId);
  const brandSku = await checkOnSale(change, product);
  await checkSku(change.tx, null, { ...draft, productType: product.productType });
  checkAccepted(product, draft);
  await checkValues(change.tx, productId, draft);
  return insert(change, product, { ...draft, brandSku });
}

/** @throws Refusal product_offered; editors_feature of `featured` if the caller may only create */
async function checkMaker(
  { tx, scope }: Change,
  { id, name }: ProductRow,
  { featured }: SkuCreation['draft'],
): Promise<void> {
  if (scope.abilities.has('editRewards')) return;
  const [row] = await rowsOf(tx, { offered: boolean }, sql`select guerdon_is_offered(${id}) as offered`);
  if (row?.offered) throw refused(scope, 'product_offered', { product: name });
  if (featured) throw invalidField('featured', 'editors_feature');
}

/** Answers the SKU of the brand. @throws Refusal product_disabled, brand_deactivated. */
async function checkOnSale({ tx, scope }: Change, { brandId, name, status }: ProductRow): Promise<string> {
  if (status !== 'enabled') throw refused(scope, 'product_disabled', { product: name });
  const [brand] = await tx.select().from(brands).where(eq(brands.id, brandId)).for('share');
  if (brand?.status !== 'enabled')
    throw refused(scope, 'brand_deactivated', { brand: brand?.name ?? brandId });
  return brand.sku;
}

async function insert(
  change: Change,
  product: ProductRow,
  { brandSku, ...draft }: SkuCreation['draft'] & { brandSku: string },
): Promise<string> {
  const { tx, record } = change;
  const { faceValue, catalogPrice, catalogCurrency, ...rest } = draft;
  const values = {
    ...rest,
    faceValue: parseMoney(faceValue, draft.currency) ?? 0n,
    catalogPrice: catalogPrice === null ? null : parseMoney(catalogPrice, catalogCurrency ?? draft.currency),
    catalogCurrency,
  };
  const sku = await nextSkuOf(tx, product);
  await tx.insert(skus).values({ sku, productId: product.id, brandSku, ...values });
  await record({
    noun: 'skus',
    nounId: sku,
    action: 'created',
    advertiserId: null,
    after: { productId: product.id, ...values },
  });
  queueEntriesAtEnd(change, product.id);
  return sku;
}
