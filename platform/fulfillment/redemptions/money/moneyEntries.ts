import { type SQL, sql } from 'drizzle-orm';
import { isoTimestamp } from '../../../foundation/access/visibleAdvertisers.ts';
import type { Queries } from '../../../foundation/database/connections/connection.ts';
import { nullable, oneOf, rowsOf, text } from '../../../foundation/database/rows.ts';
import { LEDGER_ACCOUNT_KINDS, type LedgerAccountKind } from '../../../money/ledger/table.ts';

/** The effect of one posting on one redemption, in minor units. */
export interface MoneyEntry {
  id: string;
  at: string;
  kind: string;
  amount: bigint;
  from: LedgerAccountKind;
  to: LedgerAccountKind;
  allocationId: string | null;
  externalId: string | null;
  /** The whole posting if it moved the money of a batch; null for the redemption's own. */
  batchAmount: bigint | null;
}

interface Of {
  advertiserId: string;
  id: string;
  batchId: string | null;
}

/** The postings of the redemption itself, oldest first. */
export const ownEntries = (tx: Queries, { advertiserId, id }: Of): Promise<MoneyEntry[]> =>
  select(tx, sql`t.advertiser_id = ${advertiserId} and t.reference = ${`redemption:${id}`}`);

/**
 * The posting that booked the money of its batch on this allocation, or unallocated. A batch posts once a source, so that one is found.
 */
export async function batchBooking(
  tx: Queries,
  { advertiserId, batchId }: Of,
  allocationId: string | null,
): Promise<MoneyEntry | null> {
  if (batchId === null) return null;
  const bookings = await select(
    tx,
    sql`t.advertiser_id = ${advertiserId} and t.reference = ${`batch:${batchId}`} and t.kind = 'book'`,
  );
  return bookings.find((entry) => entry.allocationId === allocationId) ?? null;
}

/** The posting that returned the money of its batch when this redemption was canceled. Of several, the one of the same moment. */
export async function batchCancellation(
  tx: Queries,
  { advertiserId, id, batchId }: Of,
): Promise<MoneyEntry | null> {
  if (batchId === null) return null;
  const canceledAt = sql`(select max(e.at) from events e where e.noun = 'redemptions' and e.noun_id = ${id}
    and e.advertiser_id = ${advertiserId} and e.action = 'cancel')`;
  const [nearest] = await select(
    tx,
    sql`t.advertiser_id = ${advertiserId} and t.reference = ${`batch:${batchId}`} and t.kind = 'cancel'`,
    sql`abs(extract(epoch from t.at - ${canceledAt})) nulls last`,
  );
  return nearest ?? null;
}

/** Maximum number of postings. A redemption that is reset every day for a year has fewer. */
const MAX_ENTRIES = 1000;

const ROW = {
  id: text,
  kind: text,
  at: text,
  from: oneOf(LEDGER_ACCOUNT_KINDS),
  to: oneOf(LEDGER_ACCOUNT_KINDS),
  allocationId: nullable(text),
  externalId: nullable(text),
  amount: text,
};

/** The postings that `which` selects, in the order of `nearest`, or oldest first without it. */
async function select(tx: Queries, which: SQL, nearest?: SQL): Promise<MoneyEntry[]> {
  const rows = await rowsOf(
    tx,
    ROW,
    sql`select t.id::text as id, ${isoTimestamp(sql`t.at`)} as at, t.kind, s.amount::text as amount, s.source as from, s.target as to,
        s.allocation_id::text as "allocationId", o.external_id as "externalId"
      from ledger_txns t
      cross join lateral (
        select max(a.kind) filter (where e.amount < 0) as source, max(a.kind) filter (where e.amount > 0) as target,
          max(e.amount) as amount, max(a.allocation_id) as allocation_id
        from ledger_entries e join ledger_accounts a on a.advertiser_id = e.advertiser_id and a.id = e.account_id
        where e.advertiser_id = t.advertiser_id and e.txn_id = t.id
      ) s
      left join allocations o on o.advertiser_id = t.advertiser_id and o.id = s.allocation_id
      where ${which} order by ${nearest ? sql`${nearest}, ` : sql``} t.at, t.id limit ${MAX_ENTRIES}`,
  );
  return rows.map(({ amount, ...row }) => ({ ...row, amount: BigInt(amount), batchAmount: null }));
}
