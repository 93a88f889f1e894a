import { sql } from 'drizzle-orm';
import { idArray } from '../../foundation/access/visibleAdvertisers.ts';
import type { Queries } from '../../foundation/database/connections/connection.ts';
import { nullable, number, rowsOf, text } from '../../foundation/database/rows.ts';

/** Advertisers of one slice, at most, and how many entries of theirs close it: a look over a slice takes a fraction of a second. */
const ADVERTISERS = 100;
const ENTRIES = 20_000;

/** Maximum age, before a recount, of changes that it may have missed: no posting transaction runs longer. */
const LONGEST_CHANGE = '15 minutes';

/** All advertisers by number, and those that postings name and that are not there: nothing else in the books can lack its advertiser. */
export async function allAdvertisers(tx: Queries): Promise<string[]> {
  const rows = await rowsOf(
    tx,
    { id: text },
    sql`with recursive named (id) as (
        select min(advertiser_id) from ledger_txns
        union all select (select min(t.advertiser_id) from ledger_txns t where t.advertiser_id > n.id) from named n where n.id is not null
      ) select id from advertisers union select id from named where id is not null order by 1`,
  );
  return rows.map(({ id }) => id);
}

/** The result of the last recount: the moment from which changes must be checked; null before the first. */
export async function recountedUntil(tx: Queries): Promise<string | null> {
  const [row] = await rowsOf(
    tx,
    { until: nullable(text) },
    sql`select (recounted_until - ${LONGEST_CHANGE}::interval)::text as until from reconciliation_state`,
  );
  return row?.until ?? null;
}

/** The moment that a recount which begins now answers for. */
export async function moment(tx: Queries): Promise<string> {
  const [row] = await rowsOf(tx, { at: text }, sql`select clock_timestamp()::text as at`);
  if (!row) throw new Error('The database did not answer.');
  return row.at;
}

/** Keeps until when the books were recounted. Of two recounts at once the earlier moment only has more looked at again; a later one that the clock has left again would hide changes. */
export async function keepRecounted(tx: Queries, until: string): Promise<void> {
  await tx.execute(sql`update reconciliation_state set recounted_until = ${until}::timestamptz`);
}

/** Advertisers that changed since: money moved, or an event says so. */
export async function changedSince(tx: Queries, since: string): Promise<string[]> {
  const rows = await rowsOf(
    tx,
    { id: text },
    sql`select advertiser_id as id from ledger_txns where at >= ${since}::timestamptz
      union select advertiser_id from events where at >= ${since}::timestamptz and advertiser_id is not null order by 1`,
  );
  return rows.map(({ id }) => id);
}

/** The first of these advertisers that are checked together: at least one. */
export async function firstSlice(tx: Queries, ids: readonly string[]): Promise<readonly string[]> {
  const most = ids.slice(0, ADVERTISERS);
  const [row] = await rowsOf(
    tx,
    { count: number },
    sql`select count(*)::int as count from (
        select sum(coalesce(n.entries, 0)) over (order by a.place) - coalesce(n.entries, 0) as before
        from unnest(${idArray(most)}::bigint[]) with ordinality a (id, place)
        cross join lateral (select sum(s.entries) as entries from ledger_sums s where s.advertiser_id = a.id and s.grain = 'month') n
      ) counted where before < ${ENTRIES}`,
  );
  return most.slice(0, Math.max(1, row?.count ?? 0));
}
