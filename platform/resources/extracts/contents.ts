import { type SQL, sql } from 'drizzle-orm';
import type { ExtractKind } from '../../../schema/dispatchKinds.ts';
import { type Queries, rowsOf } from '../../database/connection.ts';
import { workingLink } from '../recipients/openLinks.ts';
import type { Extract } from './shape.ts';

/** The batches that a file is of. */
export type ExtractedPart = Pick<Extract, 'advertiserId' | 'dispatchId' | 'batchId'>;

/** Which lines a file holds, of `l` lines, `r` their redemptions, `b` their batch and `p` their promotion. */
export const EXTRACTED: Readonly<Record<ExtractKind, SQL>> = {
  links: sql`r.state in ('booked', 'pending', 'failed', 'redeemed') and b.usage = 'users_notification' and ${workingLink} is not null`,
  // What recipients redeemed themselves is theirs: a file holds what the batch itself ordered.
  codes: sql`r.state = 'redeemed' and 'order' = any (b.plan) and exists (select from redemption_codes c where c.advertiser_id = r.advertiser_id
    and c.redemption_id = r.id and c.dead_at is null)`,
  // As the portal takes them: see `enteredLink`.
  entry_codes: sql`r.state in ('booked', 'pending', 'failed', 'redeemed') and b.usage = 'redemptions_activation'
    and (p.secured_order_ids or cardinality(p.authentication_systems) > 0)`,
};

/** What those are of: so many lines of a batch after one, whatever becomes of them, which the index of lines finds at once. */
export const linesAfter = (
  advertiserId: string,
  batchId: string,
  { after, most }: { after: number; most: number },
): SQL => sql`from (
    select * from batch_lines where advertiser_id = ${advertiserId} and batch_id = ${batchId} and line > ${after} order by line limit ${most}) l
  join redemptions r on r.advertiser_id = l.advertiser_id and r.id = l.redemption_id
  join batches b on b.advertiser_id = l.advertiser_id and b.id = l.batch_id
  join promotions p on p.advertiser_id = r.advertiser_id and p.id = r.promotion_id`;

/** The batches of a file, in their order. */
export async function batchesOf(
  tx: Queries,
  { advertiserId, dispatchId, batchId }: ExtractedPart,
): Promise<{ id: string; amount: number }[]> {
  return rowsOf<{ id: string; amount: number }>(
    tx,
    sql`select b.id::text as id, b.amount from batches b where b.advertiser_id = ${advertiserId} and b.dispatch_id = ${dispatchId}
      ${batchId === null ? sql`` : sql`and b.id = ${batchId}`} order by b.id`,
  );
}
