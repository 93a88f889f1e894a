import { type SQL, sql } from 'drizzle-orm';
import type { ExtractKind } from '../../../schema/dispatchKinds.ts';
import { type Queries, rowsOf } from '../../database/connection.ts';
import type { Extract } from './shape.ts';

/** The number of the link that works; null where none does. Of `r` redemptions. */
export const liveLink = sql`(select max(k.n) from recipient_links k where k.advertiser_id = r.advertiser_id and k.redemption_id = r.id
  and k.revoked_at is null and (k.expires_at is null or k.expires_at > guerdon_now()))`;

/** Which lines a file holds, of `l` lines, `r` their redemptions, `b` their batch and `p` their promotion. */
export const EXTRACTED: Readonly<Record<ExtractKind, SQL>> = {
  links: sql`r.state in ('booked', 'pending', 'failed', 'redeemed') and b.usage = 'users_notification' and ${liveLink} is not null`,
  // What recipients redeemed themselves is theirs: a file holds what the batch itself ordered.
  codes: sql`r.state = 'redeemed' and 'order' = any (b.plan) and exists (select from redemption_codes c where c.advertiser_id = r.advertiser_id
    and c.redemption_id = r.id and c.dead_at is null)`,
  // As the portal takes them: see \`enteredLink\`.
  entry_codes: sql`r.state in ('booked', 'pending', 'failed', 'redeemed') and b.usage = 'redemptions_activation'
    and (p.secured_order_ids or cardinality(p.authentication_systems) > 0)`,
};

/** What those are of. */
export const extractSource = sql`from batch_lines l
  join redemptions r on r.advertiser_id = l.advertiser_id and r.id = l.redemption_id
  join batches b on b.advertiser_id = l.advertiser_id and b.id = l.batch_id
  join promotions p on p.advertiser_id = r.advertiser_id and p.id = r.promotion_id`;

/** The batches of a file, in their order. */
export async function batchesOf(
  tx: Queries,
  { advertiserId, dispatchId, batchId }: Pick<Extract, 'advertiserId' | 'dispatchId' | 'batchId'>,
): Promise<string[]> {
  const rows = await rowsOf<{ id: string }>(
    tx,
    sql`select b.id::text as id from batches b where b.advertiser_id = ${advertiserId} and b.dispatch_id = ${dispatchId}
      ${batchId === null ? sql`` : sql`and b.id = ${batchId}`} order by b.id`,
  );
  return rows.map(({ id }) => id);
}

/** How many lines a file holds, counted up to `most`. */
export async function countExtracted(
  tx: Queries,
  extract: Pick<Extract, 'advertiserId' | 'dispatchId' | 'batchId' | 'kind'>,
  most: number,
): Promise<number> {
  let count = 0;
  for (const batchId of await batchesOf(tx, extract)) {
    if (count >= most) break;
    const [row] = await rowsOf<{ count: number }>(
      tx,
      sql`select count(*)::int as count from (select ${extractSource} where l.advertiser_id = ${extract.advertiserId} and l.batch_id = ${batchId}
        and ${EXTRACTED[extract.kind]} limit ${most - count}) some`,
    );
    count += row?.count ?? 0;
  }
  return count;
}
