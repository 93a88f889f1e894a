import { type SQL, sql } from 'drizzle-orm';
import { idArray } from '../../foundation/access/visibleAdvertisers.ts';
import type { Queries } from '../../foundation/database/connections/connection.ts';
import { listOf, nullable, rowsOf, text } from '../../foundation/database/rows.ts';
import { REDEMPTION_LOOKS } from './redemptionLooks.ts';

/** The possible findings of a check of the books. */
export const CHECKS = [
  ...([
    'balance',
    'listed',
    'summed',
    'posting',
    'line',
    'unexplained',
    'stock',
    'counted',
    'paged',
  ] as const),
  ...(['held', 'claimed', 'quota', 'dispatched', 'job'] as const),
] as const;
export type Check = (typeof CHECKS)[number];

/** One difference in the books, and its accounts. */
export interface Finding {
  check: Check;
  advertiserId: string | null;
  accountIds: string[];
  /** The discrepancy, in a few words for the log: `line 7: 100.00 EUR and no posting`. */
  detail: string;
}

const FINDING_ROW = {
  advertiser_id: nullable(text),
  account_ids: nullable(listOf(text)),
  detail: text,
};

/** The account a budget's lines pass through; what they do wrong stops there. */
const UNALLOCATED = sql`array(select u.id::text from ledger_accounts u
  where u.advertiser_id = l.advertiser_id and u.currency = l.currency and u.kind = 'unallocated')`;

/** Kinds of the postings that lines of a budget make. */
const LINE_KINDS = sql`('credit', 'debit', 'allocate', 'deallocate')`;

/** A check of the books of advertisers `ids`, a `bigint[]`: one statement, so that it reads a single moment. */
const LOOKS = {
  /** A balance is the sum of its entries. */
  balance: (ids) => sql`select a.advertiser_id, array[a.id::text] as account_ids,
      format('account %s (%s %s): balance %s, entries %s', a.id, a.kind, a.currency, a.balance, coalesce(sum(e.amount), 0)) as detail
    from ledger_accounts a
    left join ledger_entries e on e.advertiser_id = a.advertiser_id and e.account_id = a.id
    where a.advertiser_id = any (${ids})
    group by a.advertiser_id, a.id having a.balance <> coalesce(sum(e.amount), 0) order by a.id`,
  /** The balance that lists show of an advertiser is the sum of its entries. It decides about no money: nothing is stopped for it. */
  listed: (ids) => sql`select o.id as advertiser_id, null::text[] as account_ids,
      format('listed balance %s %s, entries %s %s', coalesce(b.balance::text, 'missing'), b.currency, s.balance, o.billing_currency) as detail
    from advertisers o
    cross join lateral (
      select coalesce(sum(e.amount), 0) as balance from ledger_accounts a
      join ledger_entries e on e.advertiser_id = a.advertiser_id and e.account_id = a.id
      where a.advertiser_id = o.id and a.currency = o.billing_currency and a.kind in ('unallocated', 'allocation', 'pending')
    ) s
    left join advertiser_balances b on b.advertiser_id = o.id
    where o.id = any (${ids}) and (b.currency, b.balance) is distinct from (o.billing_currency, s.balance)`,
  /** Days and months are what their entries add up to. Figures at past moments are read from them; they decide about no money: nothing is stopped for them. */
  summed: (
    ids,
  ) => sql`select advertiser_id, account_ids, detail from (select advertiser_id, null::text[] as account_ids,
      format('account %s, %s %s, %s: summed up %s in %s entries since %s, they are %s in %s since %s', account_id, grain, period, kind,
        coalesce(s.amount, 0), coalesce(s.entries, 0), s.first_at, coalesce(c.amount, 0), coalesce(c.entries, 0), c.first_at) as detail,
      row_number() over (partition by advertiser_id order by account_id, grain, period, kind) as place
    from (select * from ledger_sums where advertiser_id = any (${ids})) s
    full join (select c.* from unnest(${ids}) o (id) cross join lateral ledger_count_sums(o.id) c) c
      using (advertiser_id, account_id, grain, period, kind)
    where (s.entries, s.amount, s.first_at) is distinct from (c.entries, c.amount, c.first_at)
    ) found where place <= 100 order by advertiser_id, place`,
  /** A posting has two entries in one currency that sum to zero and bear its kind and moment. */
  posting: (ids) => sql`select t.advertiser_id,
      array_agg(distinct a.id::text) filter (where a.id is not null) as account_ids,
      format('posting %s (%s, %s): %s entries (%s, %s) that sum to %s', t.id, t.kind, t.at, count(e.line), max(e.kind), max(e.at),
        coalesce(sum(e.amount), 0)) as detail
    from ledger_txns t
    left join ledger_entries e on e.advertiser_id = t.advertiser_id and e.txn_id = t.id
    left join ledger_accounts a on a.advertiser_id = e.advertiser_id and a.id = e.account_id
    where t.advertiser_id = any (${ids})
    group by t.advertiser_id, t.id
    having count(e.line) <> 2 or sum(e.amount) <> 0 or count(distinct a.currency) > 1
      or bool_or((e.kind, e.at) is distinct from (t.kind, t.at)) order by t.id`,
  /** An approved line that moves money has its posting, alike in kind, amount, currency and allocation; another has none. Entries are grouped once: looking for each line's took twice as long. */
  line: (ids) => sql`select l.advertiser_id, ${UNALLOCATED} as account_ids,
      format('line %s (%s %s %s, %s): posting %s (%s %s %s)', l.id, l.type, l.amount, l.currency, l.status,
        coalesce(t.id::text, 'missing'), t.kind, s.amount, s.currency) as detail
    from budget_lines l
    left join ledger_txns t on t.advertiser_id = l.advertiser_id and t.id = l.txn_id
    left join (
      select e.advertiser_id, e.txn_id, max(e.amount) as amount, max(a.currency) as currency, max(a.allocation_id) as allocation_id
      from ledger_entries e join ledger_accounts a on a.advertiser_id = e.advertiser_id and a.id = e.account_id
      where e.advertiser_id = any (${ids}) and e.kind in ${LINE_KINDS} group by 1, 2
    ) s on s.advertiser_id = t.advertiser_id and s.txn_id = t.id
    where l.advertiser_id = any (${ids}) and case when l.status = 'approved' and l.amount > 0
      then (t.kind, s.amount, s.currency, s.allocation_id) is distinct from
        (l.type, l.amount, l.currency, case when l.type in ('allocate', 'deallocate') then l.allocation_id end)
      else l.txn_id is not null end
    order by l.id`,
  /** A posting of a budget's own kinds belongs to a line, unless it undoes another or was undone. */
  unexplained: (ids) => sql`with bare as materialized (
      select t.advertiser_id, t.id, t.kind from ledger_txns t
      where t.advertiser_id = any (${ids}) and t.kind in ${LINE_KINDS} and t.reverses is null
        and not exists (select from budget_lines l where l.advertiser_id = t.advertiser_id and l.txn_id = t.id)
        and not exists (select from ledger_txns u where u.advertiser_id = t.advertiser_id and u.reverses = t.id)
    )
    select t.advertiser_id, array_agg(distinct a.id::text) as account_ids,
      format('posting %s (%s of %s): no line of the budget', t.id, t.kind, max(e.amount)) as detail
    from bare t
    join ledger_entries e on e.advertiser_id = t.advertiser_id and e.txn_id = t.id
    join ledger_accounts a on a.advertiser_id = e.advertiser_id and a.id = e.account_id and a.kind <> 'funding'
    group by t.advertiser_id, t.id, t.kind order by t.id`,
  /** An approved committed allocation received the cost of its pieces, whatever was returned since, and was charged for the used ones. */
  stock: (ids) => sql`select x.advertiser_id, array[a.id::text] as account_ids,
      format('allocation %s: given %s for pieces of %s, charged %s for used ones of %s', x.id, m.given, p.cost, m.charged, p.used) as detail
    from allocations x
    join ledger_accounts a on a.advertiser_id = x.advertiser_id and a.allocation_id = x.id
    cross join lateral (
      select coalesce(sum(e.amount) filter (where t.kind = 'allocate'), 0) as given,
        coalesce(-sum(e.amount) filter (where t.kind not in ('allocate', 'deallocate')), 0) as charged
      from ledger_entries e join ledger_txns t on t.advertiser_id = e.advertiser_id and t.id = e.txn_id
      where e.advertiser_id = a.advertiser_id and e.account_id = a.id
    ) m
    cross join lateral (
      select coalesce(sum(r.quantity * r.selling_price), 0) as cost, coalesce(sum(r.quantity_used * r.selling_price), 0) as used
      from allocated_rewards r where r.advertiser_id = x.advertiser_id and r.allocation_id = x.id
    ) p
    where x.advertiser_id = any (${ids}) and x.type = 'committed' and x.status = 'enabled'
      and (m.given, m.charged) is distinct from (p.cost, p.used)
    order by x.id`,
  /** Redemptions of each reward of a promotion are as many as are counted. They decide about no money: nothing is stopped for them. */
  counted: (ids) => sql`select advertiser_id, null::text[] as account_ids,
      format('promotion %s, %s: %s redemptions by state, counted %s', promotion_id, sku, coalesce(r.states::text, 'none'),
        coalesce(c.states::text, 'none')) as detail
    from (
      select advertiser_id, promotion_id, sku, jsonb_object_agg(state, count) as states from (
        select advertiser_id, promotion_id, sku, state, count(*) as count from redemptions where advertiser_id = any (${ids}) group by 1, 2, 3, 4
      ) s group by 1, 2, 3
    ) r
    full join (
      select advertiser_id, promotion_id, sku, coalesce(jsonb_object_agg(key, value) filter (where value <> '0'), '{}') as states
      from promotion_counts n cross join lateral jsonb_each(to_jsonb(n.*) - array['advertiser_id', 'promotion_id', 'sku'])
      where n.advertiser_id = any (${ids}) group by 1, 2, 3
    ) c using (advertiser_id, promotion_id, sku)
    where coalesce(r.states, '{}') <> coalesce(c.states, '{}') order by 1, promotion_id, sku`,
  /** Days of a history count their lines. They decide about no money: nothing is stopped for them. */
  paged: (
    ids,
  ) => sql`select advertiser_id, account_ids, detail from (select advertiser_id, null::text[] as account_ids,
      format('%s, %s %s: %s lines, counted %s', day, type, status, coalesce(l.lines, 0), coalesce(d.lines, 0)) as detail,
      row_number() over (partition by advertiser_id order by day, type, status) as place
    from (
      select advertiser_id, (created_at at time zone 'UTC')::date as day, type, status, count(*) as lines
      from budget_lines where advertiser_id = any (${ids}) group by 1, 2, 3, 4
    ) l
    full join (select * from budget_line_days where advertiser_id = any (${ids})) d using (advertiser_id, day, type, status)
    where coalesce(l.lines, 0) <> coalesce(d.lines, 0)
    ) found where place <= 100 order by advertiser_id, place`,
  ...REDEMPTION_LOOKS,
} as const satisfies Partial<Record<Check, (ids: SQL) => SQL>>;

/** A job whose worker was lost is taken up again soon. */
const JOB_LOOK = sql`select j.advertiser_id, null::text[] as account_ids,
    format('job %s (%s): left lying since %s', j.id, j.kind, j.leased_until) as detail
  from jobs j where j.state = 'running' and j.leased_until < now() - interval '1 hour' order by j.id`;

/** The checks of each advertiser. */
export const LOOKED_AT = Object.keys(LOOKS) as (keyof typeof LOOKS)[];

/** Runs one check on the books of advertisers. `tx` must see them. */
export function lookAt(
  tx: Queries,
  check: keyof typeof LOOKS,
  advertiserIds: readonly string[],
): Promise<Finding[]> {
  return lookOver(tx, check, LOOKS[check](sql`${idArray(advertiserIds)}::bigint[]`));
}

/** All looks over the books of one advertiser; empty when they tie. `tx` must see it. */
export async function findingsOf(tx: Queries, advertiserId: string): Promise<Finding[]> {
  const allFindings: Finding[] = [];
  for (const check of LOOKED_AT) allFindings.push(...(await lookAt(tx, check, [advertiserId])));
  return allFindings;
}

/** Jobs that are left lying, whomever they are about. `tx` must see them all. */
export function abandonedJobs(tx: Queries): Promise<Finding[]> {
  return lookOver(tx, 'job', JOB_LOOK);
}

async function lookOver(tx: Queries, check: Check, look: SQL): Promise<Finding[]> {
  const rows = await rowsOf(tx, FINDING_ROW, look);
  return rows.map((row) => ({
    check,
    advertiserId: row.advertiser_id,
    accountIds: row.account_ids ?? [],
    detail: row.detail,
  }));
}
