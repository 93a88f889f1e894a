import { eq, sql } from 'drizzle-orm';
import type { z } from 'zod';
import type { DimensionValues } from '../../../schema/catalog/dimensions.ts';
import type { SkuDraft, SkuFacts } from '../../../schema/catalog/skus.ts';
import { formatMinor, parseMoney } from '../../../schema/foundation/money/money.ts';
import { SALE_TRANSITIONS } from '../../../schema/foundation/transitions.ts';
import type { Scope } from '../../foundation/access/scope.ts';
import type { Change } from '../../foundation/changes/change.ts';
import { differences } from '../../foundation/changes/recordEvent.ts';
import { runChange } from '../../foundation/changes/runChange.ts';
import type { Queries } from '../../foundation/database/connections/connection.ts';
import { boolean, nullable, rowsOf, text } from '../../foundation/database/rows.ts';
import { notFound, refused } from '../../foundation/http/refusals/refusal.ts';
import { unreachableStatus } from '../../foundation/http/refusals/statusWords.ts';
import { lockProduct, type ProductRow } from '../products/lock.ts';
import { promotionsWith } from '../products/promotionsWith.ts';
import { queueEntriesAtEnd } from '../search/store/indexEntries.ts';
import { checkAccepted, checkProvider, checkSku, checkValues, orEanTaken } from './judge.ts';
import { type SkuJson, type savedSku, sku as skuCodec, skuSource } from './shape.ts';
import { skus } from './table.ts';

type SkuRow = typeof skus.$inferSelect;

/** Reads one SKU. */
export function readSku(scope: Scope, id: string): Promise<SkuJson> {
  return scope.read((tx) => skuById(tx, scope, id));
}

/** A save: the version last received, and what changes. */
export interface SkuChange {
  version: number;
  draft: SkuDraft;
}

/**
 * Saves what the draft holds (SKU-33); stale when `version` is not the row's. Saving what already is changes nothing. Once it was given or
 * set aside, its face value and currency stay. While its product is disabled it cannot be enabled. A SKU that gets a variable value loses
 * its dimension values (SKU-18). Answers the number of promotions that lose it.
 */
export function updateSku(
  scope: Scope,
  id: string,
  { version, draft }: SkuChange,
): Promise<z.output<typeof savedSku>> {
  return runChange({ scope, version }, async (change) => {
    const locked = await lockSku(change.tx, id);
    const { row } = locked;
    await change.checkVersion(row, () => skuById(change.tx, scope, id));
    await saveDraft(change, locked, draft);
    const isDisabled = row.status === 'enabled' && draft.status === 'disabled';
    return {
      sku: await skuById(change.tx, scope, id),
      promotions: isDisabled ? await promotionsWith(change.tx, [id]) : 0,
    };
  }).catch((error: unknown) => orEanTaken(scope, draft.ean, error));
}

/** A SKU and its product, both locked. */
export interface LockedSku {
  row: SkuRow;
  product: ProductRow;
}

/** Judges a draft on a locked SKU and saves what differs; values of dimensions too, where the draft holds them. */
export async function saveDraft(
  change: Change,
  { row, product }: LockedSku,
  draft: SkuDraft & { dimensionValues?: DimensionValues },
): Promise<void> {
  const { tx, scope } = change;
  const id = row.sku;
  checkStatus(scope, { row, product, status: draft.status ?? row.status });
  if (draft.providerId !== undefined) await checkProvider(change, draft.providerId);
  const facts = factsOf(row, product, draft);
  await checkSku(tx, id, facts);
  checkAccepted(product, facts, row.variableValue);
  if (draft.dimensionValues)
    await checkValues(tx, product.id, { ...facts, dimensionValues: draft.dimensionValues });
  const values = {
    ...draft,
    ...(facts.variableValue ? { dimensionValues: {} } : {}),
    faceValue: parseMoney(facts.faceValue, facts.currency) ?? row.faceValue,
    catalogPrice:
      facts.catalogPrice === null || facts.catalogCurrency === null
        ? null
        : parseMoney(facts.catalogPrice, facts.catalogCurrency),
  };
  const isOtherValue = values.faceValue !== row.faceValue || facts.currency !== row.currency;
  if (isOtherValue && (await isHeld(tx, id))) throw refused(scope, 'value_in_use', { sku: id });
  await save(change, row, values);
}

/** Saves the values of a SKU by dimension (SKU-34) under its version; one with a variable value has none (SKU-18). */
export function saveSkuDimensions(
  scope: Scope,
  id: string,
  { version, dimensionValues }: { version: number; dimensionValues: DimensionValues },
): Promise<SkuJson> {
  return runChange({ scope, version }, async (change) => {
    const { row, product } = await lockSku(change.tx, id);
    await change.checkVersion(row, () => skuById(change.tx, scope, id));
    if (row.variableValue) throw refused(scope, 'variable_value', { sku: id });
    await checkValues(change.tx, product.id, { ...row, dimensionValues });
    await save(change, row, { dimensionValues });
    return skuById(change.tx, scope, id);
  });
}

/** One SKU as an answer shows it, within a running transaction. */
export async function skuById(tx: Queries, scope: Scope, id: string): Promise<SkuJson> {
  const [row] = await skuCodec.rows(tx, sql`${skuSource()} where s.sku = ${id}`);
  if (!row) throw notFound();
  return skuCodec.json(row, scope);
}

/**
 * The SKU and its product, locked in this order of all writers: first the product. The SKU is locked against allocations that are made
 * meanwhile, so that none is missed.
 */
export async function lockSku(tx: Queries, id: string): Promise<LockedSku> {
  const [owner] = await rowsOf(
    tx,
    { product_id: nullable(text) },
    sql`select product_id from skus where sku = ${id}`,
  );
  if (!owner?.product_id) throw notFound();
  const product = await lockProduct(tx, owner.product_id);
  const [row] = await tx.select().from(skus).where(eq(skus.sku, id)).for('update');
  if (!row) throw notFound();
  return { row, product };
}

function checkStatus(
  scope: Scope,
  { row, product, status }: { row: SkuRow; product: ProductRow; status: SkuRow['status'] },
): void {
  if (status === row.status) return;
  if (!SALE_TRANSITIONS[row.status].includes(status))
    throw unreachableStatus(scope, 'other', { from: row.status, to: status });
  if (status === 'enabled' && product.status !== 'enabled')
    throw refused(scope, 'product_disabled', { product: product.name });
}

/** The SKU as the draft would leave it, as rules look at it. */
function factsOf(
  row: SkuRow,
  { productType }: ProductRow,
  draft: SkuDraft,
): SkuFacts & Pick<SkuRow, 'status'> {
  const { catalogPrice: price, catalogCurrency: priced } = row;
  const draftValues = Object.fromEntries(Object.entries(draft).filter(([, value]) => value !== undefined));
  return {
    ...row,
    productType,
    faceValue: formatMinor(row.faceValue, row.currency),
    catalogPrice: price === null || priced === null ? null : formatMinor(price, priced),
    ...draftValues,
  };
}

async function isHeld(tx: Queries, id: string): Promise<boolean> {
  const [row] = await rowsOf(tx, { held: boolean }, sql`select guerdon_is_reward_held(${id}) as held`);
  return row?.held ?? false;
}

async function save(
  change: Change,
  row: SkuRow,
  values: { [Key in keyof SkuRow]?: SkuRow[Key] | undefined },
): Promise<void> {
  const { tx, record } = change;
  const newValues = Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined));
  const changed = differences(row, newValues);
  if (!changed) return;
  await tx
    .update(skus)
    .set({ ...changed.after, version: row.version + 1, updatedAt: sql`now()` })
    .where(eq(skus.sku, row.sku));
  await record({ noun: 'skus', nounId: row.sku, action: 'updated', advertiserId: null, ...changed });
  if (row.productId) queueEntriesAtEnd(change, row.productId);
}
