import { type SQL, sql } from 'drizzle-orm';
import { LEDGER_KINDS } from './kinds.ts';

const KINDS = `{${Object.keys(LEDGER_KINDS).join(',')}}`;

/** The day and the month of UTC that a moment is in, as `YYYY-MM-DD`. */
function spansOf(moment: Date): { day: string; month: string } {
  const day = moment.toISOString().slice(0, 10);
  return { day, month: `${day.slice(0, 7)}-01` };
}

/**
 * An account's sums up to and including a moment; all of them without one. Rows `(grain, period, kind, first_at, entries, amount)`: the
 * months that were over, the days of the month that were over, and what had been posted of the day, whose grain is `part`. No more is read than these.
 * @param account the account's row: `advertiser_id` and `id`.
 * @param kinds a `text[]`, where not all kinds of posting are asked for.
 */
export function pastSums(account: SQL, asOf: Date | undefined, kinds?: SQL): SQL {
  const of = sql`s.advertiser_id = ${account}.advertiser_id and s.account_id = ${account}.id`;
  const isAsked = kinds ? sql`and s.kind = any (${kinds})` : sql``;
  const sums = (span: SQL) =>
    sql`select s.grain, s.period, s.kind, s.first_at, s.entries, s.amount from ledger_sums s where ${of} and ${span} ${isAsked}`;
  if (!asOf) return sums(sql`s.grain = 'month'`);
  const { day, month } = spansOf(asOf);
  const started = sql`${`${day}T00:00:00Z`}::timestamptz`;
  // Kind by kind, so that the index is entered at the day.
  return sql`${sums(sql`s.grain = 'month' and s.period < ${month}::date`)}
    union all ${sums(sql`s.grain = 'day' and s.period >= ${month}::date and s.period < ${day}::date`)}
    union all select 'part', ${day}::date, k.kind, p.first_at, p.entries, p.amount from unnest(${kinds ?? sql`${KINDS}::text[]`}) k (kind)
      cross join lateral (
        select min(s.at) as first_at, count(*) as entries, sum(s.amount)::bigint as amount from ledger_entries s
        where ${of} and s.kind = k.kind and s.at >= ${started} and s.at <= ${asOf.toISOString()}::timestamptz
      ) p where p.entries > 0`;
}
