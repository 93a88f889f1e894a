import { eq, sql } from 'drizzle-orm';
import { parseMoney } from '../../../schema/money.ts';
import type { DimensionValues } from '../../../schema/rules/dimensions.ts';
import type { NewSku } from '../../../schema/rules/skus.ts';
import type { Scope } from '../../access/scope.ts';
import type { Change } from '../../changes/change.ts';
import { runChange } from '../../changes/runChange.ts';
import { type Queries, rowsOf } from '../../database/connection.ts';
import { invalidField, refused } from '../../http/refusal.ts';
import { queueEntries } from '../../search/indexEntries.ts';
import { brands } from '../brands/table.ts';
import { lockProduct, type ProductRow } from '../products/lock.ts';
import { products } from '../products/table.ts';
import { checkAccepted, checkSku, checkValues, orEanTaken } from './judge.ts';
import type { SkuJson } from './shape.ts';
import { skuById } from './store.ts';
import { skus } from './table.ts';

/** A SKU to be created: its fields, its values of the product's varying dimensions, and the caller's idempotency key, if any. */
export interface SkuCreation {
  draft: NewSku & { dimensionValues: DimensionValues };
  key: string | undefined;
}

/** Stands for the advertiser in the keys of what belongs to none. */
const NO_ADVERTISER = '0';

/**
 * Creates a SKU of a product, enabled; its id is the product's with the next number (SKU-35). With a key at most once. Whoever may only
 * create adds none to what a seller offers already: it would be in that catalogue at once.
 */
export function createSku(scope: Scope, productId: string, { draft, key }: SkuCreation): Promise<SkuJson> {
  const keyed =
    key === undefined
      ? undefined
      : { key, body: { productId, ...draft }, advertiserId: async () => NO_ADVERTISER };
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
  await checkOnSale(change, product);
  await checkSku(change.tx, null, { ...draft, productType: product.productType });
  checkAccepted(product, draft);
  await checkValues(change.tx, productId, draft);
  return insert(change, product, draft);
}

/** @throws Refusal product_offered, and of `featured`, for whoever may only create. */
async function checkMaker(
  { tx, scope }: Change,
  { id, name }: ProductRow,
  { featured }: SkuCreation['draft'],
): Promise<void> {
  if (scope.abilities.has('editRewards')) return;
  const [row] = await rowsOf<{ offered: boolean }>(tx, sql`select guerdon_is_offered(${id}) as offered`);
  if (row?.offered) throw refused(scope, 'product_offered', { product: name });
  if (featured) throw invalidField('featured', 'editors_feature');
}

/** @throws Refusal product_disabled, brand_deactivated. */
async function checkOnSale({ tx, scope }: Change, { brandId, name, status }: ProductRow): Promise<void> {
  if (status !== 'enabled') throw refused(scope, 'product_disabled', { product: name });
  const [brand] = await tx.select().from(brands).where(eq(brands.id, brandId)).for('share');
  if (brand?.status !== 'enabled')
    throw refused(scope, 'brand_deactivated', { brand: brand?.name ?? brandId });
}

async function insert(
  { tx, record }: Change,
  product: ProductRow,
  draft: SkuCreation['draft'],
): Promise<string> {
  const { faceValue, catalogPrice, catalogCurrency, ...rest } = draft;
  const values = {
    ...rest,
    faceValue: parseMoney(faceValue, draft.currency) ?? 0n,
    catalogPrice: catalogPrice === null ? null : parseMoney(catalogPrice, catalogCurrency ?? draft.currency),
    catalogCurrency,
  };
  const sku = await nextSku(tx, product);
  await tx
    .insert(skus)
    .values({ sku, productId: product.id, brandSku: await brandSkuOf(tx, product), ...values });
  await record({
    ...{ noun: 'skus', nounId: sku, action: 'created', advertiserId: null },
    after: { productId: product.id, ...values },
  });
  await queueEntries(tx, [product.id]);
  return sku;
}

/** The product's id with its next number that is free; numbers of a locked product are given one at a time. */
async function nextSku(tx: Queries, { id, nextSku }: ProductRow): Promise<string> {
  const [free] = await rowsOf<{ number: number }>(
    tx,
    sql`select n as number from generate_series(${nextSku}::int, ${nextSku}::int + 10000) n
      where not exists (select from skus where sku = ${id} || '-' || lpad(n::text, 4, '0')) order by n limit 1`,
  );
  const number = free?.number ?? nextSku;
  await tx
    .update(products)
    .set({ nextSku: number + 1 })
    .where(eq(products.id, id));
  return `${id}-${String(number).padStart(4, '0')}`;
}

async function brandSkuOf(tx: Queries, { brandId }: ProductRow): Promise<string> {
  const [brand] = await rowsOf<{ sku: string }>(tx, sql`select sku from brands where id = ${brandId}`);
  return brand?.sku ?? '';
}
