import { type SQL, sql } from 'drizzle-orm';
import { isoTimestamp } from '../../access/visibleAdvertisers.ts';
import { type Queries, rowsOf } from '../../database/connection.ts';
import { isCommitted } from '../../ledger/figures.ts';
import type { Formula } from '../../ledger/formulas.ts';

/** Whose entries are looked at: of an advertiser in one currency, of one allocation or of all, now or up to a moment. */
export interface TrailOf {
  advertiserId: string;
  currency: string;
  allocationId?: string | undefined;
  asOf?: Date | undefined;
  formula: Formula;
}

/** All entries of one kind together; the amount in minor units, signed as the formula counts it. */
export interface TrailSum {
  kind: string;
  count: number;
  amount: bigint;
}

/** What one posting, or one request, did to a figure; amounts in minor units. */
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
  const rows = await rowsOf<{ kind: string; count: number; amount: string }>(
    tx,
    sql`select t.kind, count(*)::int as count, sum(e.amount * w.weight)::text as amount ${entriesOf(trail)}
      group by t.kind order by min(t.at), t.kind`,
  );
  return rows.map((row) => ({ ...row, amount: BigInt(row.amount) }));
}

/** A page of the entries behind a figure, newest first. */
export async function trailEntries(
  tx: Queries,
  trail: TrailOf,
  { page, size }: { page: number; size: number },
): Promise<TrailEntry[]> {
  const rows = await rowsOf<EntryRow>(
    tx,
    sql`with newest as (
        select t.advertiser_id, t.id, t.kind, t.at, t.reference, t.reverses, e.amount * w.weight as amount ${entriesOf(trail)}
        order by t.at desc, t.id desc limit ${page * size}
      ), placed as (
        select *, row_number() over latest as place, sum(amount) over latest - amount as newer
        from newest window latest as (order by at desc, id desc)
      )
      select p.id, ${isoTimestamp(sql`p.at`)} as at, p.kind, p.amount::text, p.newer::text, p.reference, p.reverses,
        s.source as from, s.target as to, s.allocation_id, o.external_id, l.description
      from placed p
      cross join lateral (
        select max(a.kind) filter (where e.amount < 0) as source, max(a.kind) filter (where e.amount > 0) as target,
          max(a.allocation_id) as allocation_id
        from ledger_entries e join ledger_accounts a on a.advertiser_id = e.advertiser_id and a.id = e.account_id
        where e.advertiser_id = p.advertiser_id and e.txn_id = p.id
      ) s
      left join budget_lines l on l.advertiser_id = p.advertiser_id and l.txn_id = p.id
      left join allocations o on o.advertiser_id = p.advertiser_id and o.id = s.allocation_id
      where p.place > ${(page - 1) * size} order by p.place`,
  );
  return rows.map(entryOf);
}

/** An entry, or a request in its place, as the database gives it. */
export interface EntryRow {
  id: string;
  at: string;
  kind: string;
  amount: string;
  newer: string;
  from: string | null;
  to: string | null;
  allocation_id: string | null;
  external_id: string | null;
  reference: string | null;
  description: string | null;
  reverses: string | null;
}

export function entryOf({
  allocation_id: allocationId,
  external_id: externalId,
  amount,
  newer,
  ...row
}: EntryRow): TrailEntry {
  return { ...row, allocationId, externalId, amount: BigInt(amount), newer: BigInt(newer) };
}

function entriesOf({ advertiserId, currency, allocationId, asOf, formula }: TrailOf): SQL {
  const weights = JSON.stringify(
    Object.entries(formula.accounts).map(([kind, weight]) => ({ kind, weight })),
  );
  return sql`from ledger_accounts a
    join jsonb_to_recordset(${weights}::jsonb) as w (kind text, weight int) on w.kind = a.kind
    join ledger_entries e on e.advertiser_id = a.advertiser_id and e.account_id = a.id
    join ledger_txns t on t.advertiser_id = e.advertiser_id and t.id = e.txn_id
    where a.advertiser_id = ${advertiserId} and a.currency = ${currency}
      and t.kind = any (${`{${formula.kinds.join(',')}}`}::text[])
      ${formula.isWithoutStock ? sql`and not (a.kind = 'allocation' and ${isCommitted}) and ${changesMoreThanOpen}` : sql``}
      ${allocationId === undefined ? sql`` : sql`and a.allocation_id = ${allocationId}`}
      ${asOf ? sql`and t.at <= ${asOf.toISOString()}::timestamptz` : sql``}`;
}

/** A posting that only moves money between what is free and an open allocation changes no figure made of both. */
const changesMoreThanOpen = sql`(t.kind not in ('allocate', 'deallocate') or exists (select from ledger_entries o
  join ledger_accounts a on a.advertiser_id = o.advertiser_id and a.id = o.account_id
  where o.advertiser_id = t.advertiser_id and o.txn_id = t.id and a.kind = 'allocation' and ${isCommitted}))`;
