import { type SQL, sql } from 'drizzle-orm';
import type { Queries } from '../../foundation/database/connections/connection.ts';
import { number, oneOf, type RowOf, rowsOf, text } from '../../foundation/database/rows.ts';
import { pastSums } from '../ledger/pastSums.ts';
import { type TrailOf, trailAccounts } from './trailAccounts.ts';

/** Where a page of entries is read from, newest first. */
export interface TrailStart {
  /** Condition on entries `e`. */
  isBefore: SQL;
  /** Count and sum of newer entries, in minor units. */
  skipped: number;
  newer: bigint;
}

/** Entries of one span together. */
const SPAN_SUM_ROW = {
  grain: oneOf(['month', 'day', 'part']),
  /** The first day of the span. */
  period: text,
  entries: number,
  amount: text,
};
type SpanSum = RowOf<typeof SPAN_SUM_ROW>;

/**
 * Skips whole months and then whole days by their sums, up to the span that contains the entry after the skipped ones. A late page costs as much as the first
 * one plus the entries of one day. Null if there are fewer entries.
 */
export async function trailStart(tx: Queries, trail: TrailOf, most: number): Promise<TrailStart | null> {
  const { asOf } = trail;
  const isBefore = asOf ? sql`e.at <= ${asOf.toISOString()}::timestamptz` : sql`true`;
  const first: TrailStart = { isBefore, skipped: 0, newer: 0n };
  if (most === 0) return first;
  const spans = await spanSums(tx, trail, pastSums(sql`a`, asOf, sql`a.kinds`));
  const { span, start } = skipSpans(first, spans, most);
  if (span?.grain !== 'month') return span ? start : null;
  const days = sql`select s.grain, s.period, s.entries, s.amount from ledger_sums s
    where s.advertiser_id = a.advertiser_id and s.account_id = a.id and s.kind = any (a.kinds) and s.grain = 'day'
      and s.period >= ${span.period}::date and s.period < ${span.period}::date + interval '1 month'`;
  return skipSpans(start, await spanSums(tx, trail, days), most).start;
}

/** The sums of spans, the latest first. */
function spanSums(tx: Queries, trail: TrailOf, sums: SQL): Promise<SpanSum[]> {
  return rowsOf(
    tx,
    SPAN_SUM_ROW,
    sql`select p.grain, p.period::text, sum(p.entries)::int as entries, sum(p.amount * a.weight)::text as amount
      from (${trailAccounts(trail)}) a cross join lateral (${sums}) p group by p.grain, p.period order by p.period desc`,
  );
}

/** Skips spans that lie wholly before the requested entry; returns the span that contains it, and where that span begins. */
function skipSpans(
  from: TrailStart,
  spans: readonly SpanSum[],
  most: number,
): { span: SpanSum | undefined; start: TrailStart } {
  const start = { ...from };
  for (const span of spans) {
    if (start.skipped + span.entries > most) return { span, start };
    start.skipped += span.entries;
    start.newer += BigInt(span.amount);
    start.isBefore = sql`e.at < ${span.period}::date::timestamp at time zone 'UTC'`;
  }
  return { span: undefined, start };
}
