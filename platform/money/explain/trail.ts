import { sql } from 'drizzle-orm';
import { isoTimestamp } from '../../foundation/access/visibleAdvertisers.ts';
import type { Queries } from '../../foundation/database/connections/connection.ts';
import { nullable, number, type RowOf, rowsOf, text } from '../../foundation/database/rows.ts';
import { pastSums } from '../ledger/pastSums.ts';
import { type TrailOf, trailAccounts } from './trailAccounts.ts';
import { trailStart } from './trailStart.ts';

/** All entries of one kind together; the amount in minor units, signed as the formula counts it. */
export interface TrailSum {
  kind: string;
  count: number;
  amount: bigint;
}

/** Effect of one posting or request on a figure; amounts in minor units. */
export interface TrailEntry {
  id: string;
  at: string;
  kind: string;
  amount: bigint;
  /** Sum of all newer entries: the figure after this entry is the current figure less this. */
  newer: bigint;
  from: string | null;
  to: string | null;
  allocationId: string | null;
  /** The IO number of that allocation, by which it is called. */
  externalId: string | null;
  reference: string | null;
  description: string | null;
  reverses: string | null;
}

/** The entries behind a figure, summed by kind; the sums add up to what the figure takes from the ledger. */
export async function trailSums(tx: Queries, trail: TrailOf): Promise<TrailSum[]> {
  const rows = await rowsOf(
    tx,
    { kind: text, count: number, amount: text },
    sql`select p.kind, sum(p.entries)::int as count, sum(p.amount * a.weight)::text as amount
      from (${trailAccounts(trail)}) a cross join lateral (${pastSums(sql`a`, trail.asOf, sql`a.kinds`)}) p
      group by p.kind order by min(p.first_at), p.kind`,
  );
  return rows.map((row) => ({ ...row, amount: BigInt(row.amount) }));
}

/** A page of the entries behind a figure, newest first. */
export async function trailEntries(
  tx: Queries,
  trail: TrailOf,
  { page, size }: { page: number; size: number },
): Promise<TrailEntry[]> {
  const skipped = (page - 1) * size;
  const start = await trailStart(tx, trail, skipped);
  if (!start) return [];
  const most = skipped - start.skipped + size;
  const rows = await rowsOf(
    tx,
    ENTRY_ROW,
    sql`with newest as (
        select e.*, a.advertiser_id, e.amount * a.weight as change
        from (${trailAccounts(trail)}) a cross join lateral unnest(a.kinds) k (kind)
        cross join lateral (
          select e.txn_id, e.at, e.amount from ledger_entries e
          where e.advertiser_id = a.advertiser_id and e.account_id = a.id and e.kind = k.kind and ${start.isBefore}
          order by e.at desc, e.txn_id desc limit ${most}
        ) e
        order by e.at desc, e.txn_id desc limit ${most}
      ), placed as (
        select *, row_number() over latest as place, sum(change) over latest - change + ${start.newer.toString()}::bigint as newer
        from newest window latest as (order by at desc, txn_id desc)
      )
      select t.id, ${isoTimestamp(sql`t.at`)} as at, t.kind, p.change::text as amount, p.newer::text, t.reference, t.reverses,
        s.source as from, s.target as to, s.allocation_id, o.external_id, l.description
      from placed p
      join ledger_txns t on t.advertiser_id = p.advertiser_id and t.id = p.txn_id
      cross join lateral (
        select max(a.kind) filter (where e.amount < 0) as source, max(a.kind) filter (where e.amount > 0) as target,
          max(a.allocation_id) as allocation_id
        from ledger_entries e join ledger_accounts a on a.advertiser_id = e.advertiser_id and a.id = e.account_id
        where e.advertiser_id = p.advertiser_id and e.txn_id = p.txn_id
      ) s
      left join budget_lines l on l.advertiser_id = p.advertiser_id and l.txn_id = p.txn_id
      left join allocations o on o.advertiser_id = p.advertiser_id and o.id = s.allocation_id
      where p.place > ${skipped - start.skipped} order by p.place`,
  );
  return rows.map(entryOf);
}

/** An entry, or a request in its place, as the database gives it. */
export const ENTRY_ROW = {
  id: text,
  at: text,
  kind: text,
  amount: text,
  newer: text,
  from: nullable(text),
  to: nullable(text),
  allocation_id: nullable(text),
  external_id: nullable(text),
  reference: nullable(text),
  description: nullable(text),
  reverses: nullable(text),
};
export type EntryRow = RowOf<typeof ENTRY_ROW>;

export function entryOf({
  allocation_id: allocationId,
  external_id: externalId,
  amount,
  newer,
  ...row
}: EntryRow): TrailEntry {
  return { ...row, allocationId, externalId, amount: BigInt(amount), newer: BigInt(newer) };
}
