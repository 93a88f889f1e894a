import { and, eq, sql } from 'drizzle-orm';
import { MEDIA_PURPOSES, type MediaSetItem, mediaKey } from '../../../schema/catalog/mediaSets.ts';
import type { Scope } from '../../foundation/access/scope.ts';
import { idArray } from '../../foundation/access/visibleAdvertisers.ts';
import type { Change } from '../../foundation/changes/change.ts';
import { differences } from '../../foundation/changes/recordEvent.ts';
import { runChange } from '../../foundation/changes/runChange.ts';
import type { Queries } from '../../foundation/database/connections/connection.ts';
import { boolean, rowsOf, text } from '../../foundation/database/rows.ts';
import { forbidden, invalid, notFound } from '../../foundation/http/refusals/refusal.ts';
import { queueEntries, queueEntriesOfBrand } from '../search/store/indexEntries.ts';
import { type MediaSetJson, mediaSetsWhere } from './shape.ts';
import { mediaSetItems, mediaSets } from './table.ts';

type SetRow = typeof mediaSets.$inferSelect;

/** Reads one set of pictures. */
export function readMediaSet(scope: Scope, id: string): Promise<MediaSetJson> {
  return scope.read((tx) => setById(tx, id));
}

/** The sets with these ids, in the order of the ids; unknown ids are skipped. */
export async function listMediaSets(scope: Scope, ids: readonly string[]): Promise<MediaSetJson[]> {
  const condition = sql`where s.id = any (${idArray(ids)}::bigint[])`;
  const sets = await scope.read((tx) => mediaSetsWhere(tx, condition));
  const byId = new Map(sets.map((set) => [set.id, set]));
  return [...new Set(ids.map((id) => String(BigInt(id))))].flatMap((id) => byId.get(id) ?? []);
}

/**
 * Replaces the pictures of a set; stale when `version` is not the row's. A picture is a file of the caller's own, checked and sent for its
 * place, or one that already stands there. Saving what already is changes nothing.
 */
export function saveMediaSet(
  scope: Scope,
  id: string,
  { version, items }: { version: number; items: readonly MediaSetItem[] },
): Promise<MediaSetJson> {
  return runChange({ scope, version }, async (change) => {
    const { tx } = change;
    const [row] = await tx.select().from(mediaSets).where(eq(mediaSets.id, id)).for('no key update');
    if (!row) throw notFound();
    await checkCaller(tx, scope, row);
    await change.checkVersion(row, () => setById(tx, id));
    const present = await tx.select().from(mediaSetItems).where(eq(mediaSetItems.mediaSetId, id));
    const changed = differences({ pictures: pictures(present) }, { pictures: pictures(items) });
    if (!changed) return setById(tx, id);
    await checkItems(change, { row, present, items });
    await tx.delete(mediaSetItems).where(eq(mediaSetItems.mediaSetId, id));
    if (items.length > 0)
      await tx
        .insert(mediaSetItems)
        .values(items.map((item) => ({ ...item, locale: item.locale ?? '', mediaSetId: id })));
    await tx
      .update(mediaSets)
      .set({ version: row.version + 1, updatedAt: sql`now()` })
      .where(and(eq(mediaSets.id, id), eq(mediaSets.version, row.version)));
    // The brand, the product or the SKU counts as changed, so that its followers see picture changes too.
    await change.record({
      noun: row.noun,
      nounId: row.nounId,
      action: 'updated',
      advertiserId: null,
      ...changed,
    });
    await queueEntriesOf(tx, row);
    return setById(tx, id);
  });
}

/** Rewards show the pictures of their SKU, their product and their brand. */
async function queueEntriesOf(tx: Queries, { noun, nounId }: SetRow): Promise<void> {
  if (noun === 'brands') return queueEntriesOfBrand(tx, nounId);
  if (noun === 'products') return queueEntries(tx, [nounId]);
  const [row] = await rowsOf(tx, { id: text }, sql`select product_id as id from skus where sku = ${nounId}`);
  if (row) await queueEntries(tx, [row.id]);
}

/**
 * Only staff manage pictures of brands, as they manage brands (BRAND-9). A user who may only create adds the first pictures to their own
 * creations, as long as no seller offers them.
 * @throws Refusal forbidden.
 */
async function checkCaller(
  tx: Queries,
  { abilities, isStaff, accountId }: Scope,
  row: SetRow,
): Promise<void> {
  if (row.noun === 'brands' && !isStaff) throw forbidden();
  if (abilities.has('editRewards')) return;
  if (row.accountId === null || row.accountId !== accountId || row.version > 1) throw forbidden();
  const product =
    row.noun === 'products'
      ? sql`${row.nounId}`
      : sql`(select product_id from skus where sku = ${row.nounId})`;
  const [offer] = await rowsOf(
    tx,
    { offered: boolean },
    sql`select guerdon_is_offered(${product}) as offered`,
  );
  if (offer?.offered) throw forbidden();
}

/** @throws Refusal that names each picture that does not fit its place. */
async function checkItems(
  { tx, scope }: Change,
  { row, present, items }: { row: SetRow; present: readonly StoredItem[]; items: readonly MediaSetItem[] },
): Promise<void> {
  const currentPictures = pictures(present);
  const mediaIds = items.map(({ mediaId }) => mediaId);
  const own = await rowsOf(
    tx,
    { id: text, purpose: text },
    sql`select id::text, purpose from medias where id = any (${idArray(mediaIds)}::bigint[])
      and account_id = ${scope.accountId} and status = 'ready'`,
  );
  const purposes = new Map(own.map(({ id, purpose }) => [id, purpose]));
  const errors = items.flatMap((item, index) => {
    const purpose = MEDIA_PURPOSES[row.noun][item.name];
    if (!purpose) return [{ field: `items.${index}.name`, rule: 'media_name' }];
    const stays = currentPictures[mediaKey(item)] === item.mediaId;
    if (stays || purposes.get(item.mediaId) === purpose) return [];
    return [{ field: `items.${index}.media_id`, rule: 'unknown_media' }];
  });
  if (errors.length > 0) throw invalid(errors);
}

type StoredItem = typeof mediaSetItems.$inferSelect;

/** Media ids by the key of their picture. */
function pictures(items: readonly { name: string; locale: string | null; mediaId: string }[]) {
  return Object.fromEntries(
    items
      .map((item): [string, string] => [mediaKey({ ...item, locale: item.locale || null }), item.mediaId])
      .sort(([one], [other]) => (one < other ? -1 : 1)),
  );
}

async function setById(tx: Queries, id: string): Promise<MediaSetJson> {
  const [set] = await mediaSetsWhere(tx, sql`where s.id = ${id}`);
  if (!set) throw notFound();
  return set;
}
