import { sql } from 'drizzle-orm';
import type { AdvertiserDraft } from '../../../schema/advertisers/advertisers.ts';
import { ADVERTISER_TRANSITIONS } from '../../../schema/foundation/transitions.ts';
import type { Scope } from '../../foundation/access/scope.ts';
import type { Change } from '../../foundation/changes/change.ts';
import { runChange } from '../../foundation/changes/runChange.ts';
import { updateRow } from '../../foundation/changes/updateRow.ts';
import type { Queries } from '../../foundation/database/connections/connection.ts';
import { rowCountOf } from '../../foundation/database/rows.ts';
import { invalidField, notFound } from '../../foundation/http/refusals/refusal.ts';
import { unreachableStatus } from '../../foundation/http/refusals/statusWords.ts';
import { watchAdvertiser } from './effects.ts';
import { invoicing } from './invoicingTable.ts';
import { type Advertiser, lockAdvertiser } from './requireAdvertiser.ts';
import { advertisersByIds } from './select.ts';
import { type AdvertiserJson, readableAdvertiser, type SavedAdvertiserJson } from './shape.ts';
import { advertisers } from './table.ts';

/** Reads one advertiser; not found when there is none or the caller may not see it. */
export function readAdvertiser(scope: Scope, id: string): Promise<AdvertiserJson> {
  return scope.read((tx) => advertiserById(tx, scope, id));
}

/** Saves what the draft holds; stale when `version` is not the row's. Saving what already is changes nothing. */
export function updateAdvertiser(
  scope: Scope,
  id: string,
  { version, draft }: { version: number; draft: AdvertiserDraft },
): Promise<SavedAdvertiserJson> {
  return runChange({ scope, version }, async (change) => {
    const row = await lockAdvertiserRow(change, id);
    if (
      draft.status &&
      draft.status !== row.status &&
      !ADVERTISER_TRANSITIONS[row.status].includes(draft.status)
    )
      throw unreachableStatus(scope, 'other', { from: row.status, to: draft.status });
    await checkAvatar(change, { mediaId: draft.avatarMediaId, present: row.avatarMediaId });
    const effects = await watchAdvertiser(change, row, draft.status);
    await saveAdvertiserRow(change, row, draft);
    if (draft.invoiceType && draft.invoiceType !== row.invoiceType) await countInvoicing(change.tx, row.id);
    return { advertiser: await advertiserById(change.tx, scope, id), effects: await effects() };
  });
}

/** Increments the version of the invoicing, which also shows the invoice type: an open form there becomes stale. */
async function countInvoicing(tx: Queries, advertiserId: string): Promise<void> {
  await tx
    .insert(invoicing)
    .values({ advertiserId, version: 2 }) // without a row it was at version 1
    .onConflictDoUpdate({ target: invoicing.advertiserId, set: { version: sql`${invoicing.version} + 1` } });
}

/** The row, locked until the transaction ends, at the version that the caller has read. */
export async function lockAdvertiserRow(change: Change, id: string): Promise<Advertiser> {
  const { tx, scope } = change;
  const row = await lockAdvertiser(tx, scope, id);
  const current = async () => readableAdvertiser.show(scope, await advertiserById(tx, scope, id));
  await change.checkVersion(row, current);
  return row;
}

/** Writes these columns of the row, its version and its event. Answers whether something changed. */
export function saveAdvertiserRow(
  change: Change,
  row: Advertiser,
  values: { [Key in keyof Advertiser]?: Advertiser[Key] | undefined },
): Promise<boolean> {
  return updateRow(change, {
    table: advertisers,
    row,
    values,
    noun: 'advertisers',
    advertiserId: row.id,
  });
}

/** One advertiser as an answer shows it, within a running transaction. */
export async function advertiserById(tx: Queries, scope: Scope, id: string): Promise<AdvertiserJson> {
  const [advertiser] = await advertisersByIds(tx, scope, [id]);
  if (!advertiser) throw notFound();
  return advertiser;
}

/**
 * Refuses a picture that is not the caller's own, not checked yet or made for something else; the one that is already
 * there may stay, whoever sent it.
 */
async function checkAvatar(
  { tx, scope }: Change,
  { mediaId, present }: { mediaId: string | null | undefined; present: string | null },
): Promise<void> {
  if (mediaId === undefined || mediaId === null || mediaId === present) return;
  const own = await rowCountOf(
    tx,
    sql`select from medias where id = ${mediaId} and account_id = ${scope.accountId}
      and status = 'ready' and purpose = 'advertiser_avatar'`,
  );
  if (!own) throw invalidField('avatar_media_id', 'unknown_media');
}
