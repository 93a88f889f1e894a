import { sql } from 'drizzle-orm';
import { isoTimestamp } from '../../foundation/access/visibleAdvertisers.ts';
import type { Queries } from '../../foundation/database/connections/connection.ts';
import { rowsOf } from '../../foundation/database/rows.ts';
import { waitingAsOf } from '../budgets/linesAsOf.ts';
import { isRequest } from '../budgets/requested.ts';
import { ENTRY_ROW, entryOf, type TrailEntry } from './trail.ts';
import type { TrailOf } from './trailAccounts.ts';

/**
 * Requests that waited at the moment (now without one), newest first: those of an allocation, which `amount_pending` is made of, or of
 * all of the advertiser's, which `requested` is.
 */
export async function pendingRequests(
  tx: Queries,
  { advertiserId, currency, allocationId, asOf }: Omit<TrailOf, 'formula'>,
): Promise<TrailEntry[]> {
  const lines = asOf ? waitingAsOf(sql`${advertiserId}::bigint`, asOf) : sql`budget_lines`;
  const rows = await rowsOf(
    tx,
    ENTRY_ROW,
    sql`select l.id, ${isoTimestamp(sql`l.created_at`)} as at, l.type as kind, l.amount::text,
        (sum(l.amount) over (order by l.created_at desc, l.id desc) - l.amount)::text as newer,
        null as from, null as to, l.allocation_id, o.external_id, l.external_id as reference, l.description, null as reverses
      from ${lines} l left join allocations o on o.advertiser_id = l.advertiser_id and o.id = l.allocation_id
      where l.advertiser_id = ${advertiserId} and l.currency = ${currency} and ${isRequest}
        ${allocationId === undefined ? sql`` : sql`and l.allocation_id = ${allocationId}`}
      order by l.created_at desc, l.id desc`,
  );
  return rows.map(entryOf);
}
