import { type SQL, sql } from 'drizzle-orm';
import type { ExtractKind } from '../../../schema/fulfillment/dispatchKinds.ts';
import type { Queries } from '../../foundation/database/connections/connection.ts';
import { number, rowsOf, text } from '../../foundation/database/rows.ts';
import { workingLink } from '../recipients/openLinks.ts';
import type { Extract } from './shape.ts';

/** The dispatch or the batch of a file. */
export type ExtractedPart = Pick<Extract, 'advertiserId' | 'dispatchId' | 'batchId'>;

/** Conditions on the lines of a file: `l` lines, `r` their redemptions, `b` their batch and `p` their promotion. */
export const EXTRACTED: Readonly<Record<ExtractKind, SQL>> = {
  links: sql`r.state in ('booked', 'pending', 'failed', 'redeemed') and b.usage = 'users_notification' and ${workingLink} is not null`,
  // Only codes that the batch ordered: codes that recipients redeemed themselves belong to them.
  codes: sql`r.state = 'redeemed' and 'order' = any (b.plan) and exists (select from redemption_codes c where c.advertiser_id = r.advertiser_id
    and c.redemption_id = r.id and c.dead_at is null)`,
  // The same conditions as `enteredLink` of the portal.
  entry_codes: sql`r.state in ('booked', 'pending', 'failed', 'redeemed') and b.usage = 'redemptions_activation'
    and (p.secured_order_ids or cardinality(p.authentication_systems) > 0)`,
};

/** The `from` clause of EXTRACTED: up to `most` lines of a batch after line `after`, in any state. The index of lines finds them at once. */
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
  return rowsOf(
    tx,
    { id: text, amount: number },
    sql`select b.id::text as id, b.amount from batches b where b.advertiser_id = ${advertiserId} and b.dispatch_id = ${dispatchId}
      ${batchId === null ? sql`` : sql`and b.id = ${batchId}`} order by b.id`,
  );
}
