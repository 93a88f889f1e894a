import { type SQL, sql } from 'drizzle-orm';
import { idArray } from '../../foundation/access/visibleAdvertisers.ts';
import type { Queries } from '../../foundation/database/connections/connection.ts';
import { keepPlan } from '../../foundation/database/connections/keepPlan.ts';
import { nullable, number, rowsOf, text } from '../../foundation/database/rows.ts';
import type { LinkBox } from './linkBox.ts';

/** The number of the link of redemption `r` that works: the newest. Null where none does. */
export const workingLink = sql`(select max(k.n) from recipient_links k where k.advertiser_id = r.advertiser_id and k.redemption_id = r.id
  and k.revoked_at is null and (k.expires_at is null or k.expires_at > guerdon_now()))`;

const LINK_NUMBERS_ROW = {
  id: text,
  open: nullable(number),
  last: number,
};

/**
 * The numbers of the links that work, by redemption. A redemption without one gets its next: not every dispatch makes links, and corrected or canceled
 * ones are revoked. Whoever shows or sends a link takes it from here and never finds none.
 */
export async function openLinks(
  tx: Queries,
  {
    advertiserId,
    redemptionIds,
    box,
  }: { advertiserId: string; redemptionIds: readonly string[]; box: LinkBox },
): Promise<Map<string, number>> {
  const ids = idArray([...new Set(redemptionIds)]);
  const rows = await rowsOf(
    tx,
    LINK_NUMBERS_ROW,
    keepPlan(sql`select r.id::text as id, ${workingLink} as open, (select coalesce(max(k.n), 0) from recipient_links k
        where k.advertiser_id = r.advertiser_id and k.redemption_id = r.id) as last
      from redemptions r where r.advertiser_id = ${advertiserId} and r.id = any (${ids}::bigint[]) order by r.id`),
  );
  const missing = rows
    .filter(({ open }) => open === null)
    .map(({ id, last }) => ({ id, n: last + 1, hash: hexOf(box.link(id, last + 1).hash) }));
  // Two requests for the first link of one redemption make the same token.
  if (missing.length > 0)
    await tx.execute(sql`insert into recipient_links (token_hash, advertiser_id, redemption_id, n)
      select decode(w.hash, 'hex'), ${advertiserId}::bigint, w.id, w.n
      from jsonb_to_recordset(${JSON.stringify(missing)}::jsonb) as w (id bigint, n int, hash text) order by w.id on conflict do nothing`);
  return new Map(rows.map(({ id, open, last }) => [id, open ?? last + 1]));
}

/** Revokes the links of a redemption, such as one that was sent to a wrong address, and opens the next. */
export async function renewLink(
  tx: Queries,
  { advertiserId, redemptionId, box }: { advertiserId: string; redemptionId: string; box: LinkBox },
): Promise<void> {
  await tx.execute(sql`update recipient_links set revoked_at = guerdon_now()
    where advertiser_id = ${advertiserId} and redemption_id = ${redemptionId} and revoked_at is null`);
  await openLinks(tx, { advertiserId, redemptionIds: [redemptionId], box });
}

/** The statement that writes first links. `rows` selects the hash of each token, the advertiser and the redemption. */
export const insertLinks = (rows: SQL): SQL =>
  sql`insert into recipient_links (token_hash, advertiser_id, redemption_id) ${rows}`;

/** The statement that revokes the links of redemptions, whose ids are an array of the database. */
export const revokeLinks = ({ advertiserId, ids }: { advertiserId: string; ids: string }): SQL =>
  sql`update recipient_links k set revoked_at = guerdon_now()
    where k.advertiser_id = ${advertiserId} and k.redemption_id = any (${ids}::bigint[]) and k.revoked_at is null`;

/**
 * The statement that claims printed codes, and returns a row for each that was free. `rows` selects the advertiser, the promotion, the hash of the code and
 * the redemption, in the order of the hashes.
 */
export const claimEntries = (rows: SQL): SQL =>
  sql`insert into portal_entries (advertiser_id, promotion_id, entry_hash, redemption_id) ${rows} on conflict do nothing returning 1`;

/** Frees the printed codes of a dispatch. */
export async function freeEntries(
  tx: Queries,
  { advertiserId, dispatchId }: { advertiserId: string; dispatchId: string },
): Promise<void> {
  await tx.execute(sql`delete from portal_entries e
    using batches b join batch_lines o on o.advertiser_id = b.advertiser_id and o.batch_id = b.id and o.entry_hash is not null
    where b.advertiser_id = ${advertiserId} and b.dispatch_id = ${dispatchId}
      and e.advertiser_id = b.advertiser_id and e.promotion_id = b.promotion_id and e.entry_hash = o.entry_hash and e.redemption_id = o.redemption_id`);
}

const hexOf = (bytes: Uint8Array) => Buffer.from(bytes).toString('hex');
