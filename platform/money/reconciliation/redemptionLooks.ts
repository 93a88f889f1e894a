import { type SQL, sql } from 'drizzle-orm';

/** States by the account that holds their money. */
const HOLDERS = [
  ['pending', sql`r.state in ('booked', 'pending', 'failed')`],
  ['delivered', sql`r.state in ('redeemed', 'blocked')`],
  ['expired', sql`r.state = 'expired' and r.state_reason is distinct from 'recredited'`],
] as const;

const charge = sql`coalesce(r.charge, r.face_value)`;

/**
 * Looks at what redemptions, batches and deliveries say of each other and of the money. They decide about no posting: what does not tie is told, and
 * nothing is stopped for it.
 */
export const REDEMPTION_LOOKS = {
  /** Postings for redemptions are pending, delivered or expired, as the redemptions' states say. */
  held: (ids: SQL): SQL => sql`select advertiser_id, null::text[] as account_ids,
      format('%s %s: redemptions %s, their postings %s', kind, currency, coalesce(r.amount, 0), coalesce(a.amount, 0)) as detail
    from (${sql.join(
      HOLDERS.map(
        ([
          kind,
          states,
        ]) => sql`select r.advertiser_id, ${kind}::text as kind, coalesce(r.charge_currency, r.currency) as currency, sum(${charge}) as amount
          from redemptions r where r.advertiser_id = any (${ids}) and ${states}
            and not (r.state = 'expired' and exists (select from ledger_txns t
              where t.advertiser_id = r.advertiser_id and t.reference = 'redemption:' || r.id and t.kind = 'recredit'))
          group by 1, 3`,
      ),
      sql` union all `,
    )}) r
    full join (
      select a.advertiser_id, a.kind, a.currency, sum(e.amount) as amount from ledger_accounts a
      join ledger_entries e on e.advertiser_id = a.advertiser_id and e.account_id = a.id
      join ledger_txns t on t.advertiser_id = e.advertiser_id and t.id = e.txn_id and (t.reference like 'redemption:%' or t.reference like 'batch:%')
      where a.advertiser_id = any (${ids}) and a.kind in ('pending', 'delivered', 'expired') group by 1, 2, 3
    ) a using (advertiser_id, kind, currency)
    where coalesce(r.amount, 0) <> coalesce(a.amount, 0) order by 1, kind, currency`,
  /** Every order ID is claimed by its redemption; a recall gave it back. All are found before the first are taken: else the planner reads everybody's by number. */
  claimed: (
    ids: SQL,
  ): SQL => sql`select advertiser_id, account_ids, detail from (select advertiser_id, null::text[] as account_ids,
      format('redemption %s: its order ID is %s', id, case when redemption_id is null then 'not claimed' else 'of ' || redemption_id end) as detail,
      row_number() over (partition by advertiser_id order by id) as place
    from (
      select r.advertiser_id, r.id, c.redemption_id from redemptions r
      left join order_claims c on c.advertiser_id = r.advertiser_id and c.order_id = r.order_id
      left join dispatches d on d.advertiser_id = r.advertiser_id and d.id = r.dispatch_id
      where r.advertiser_id = any (${ids}) and r.order_id is not null and d.state is distinct from 'recalled'
        and c.redemption_id is distinct from r.id offset 0
    ) wrong) found where place <= 100 order by advertiser_id, place`,
  /** A quota counts the redemptions that hold or have used a reward. */
  quota: (ids: SQL): SQL => sql`select q.advertiser_id, null::text[] as account_ids,
      format('quota of %s: counts %s, redemptions %s', q.sku, q.used, n.count) as detail
    from redemption_quotas q
    cross join lateral (select count(*) as count from redemptions r where r.advertiser_id = q.advertiser_id and r.sku = q.sku
      and r.state not in ('canceled', 'denied', 'refunded') and not (r.state = 'expired' and r.state_reason is not distinct from 'recredited')) n
    where q.advertiser_id = any (${ids}) and q.used <> n.count order by q.sku`,
  /** A batch counts its lines as they are, and each line that was notified has its message. */
  dispatched: (ids: SQL): SQL => sql`select b.advertiser_id, null::text[] as account_ids,
      format('batch %s of %s: done %s, failed %s, canceled %s; lines %s, done %s, failed %s, canceled %s, without a message %s', b.id, b.amount, b.done,
        b.failed, b.canceled, n.lines, n.done, n.failed, n.canceled, n.silent) as detail
    from batches b
    join dispatches d on d.advertiser_id = b.advertiser_id and d.id = b.dispatch_id
    cross join lateral (
      select count(*) as lines, count(*) filter (where l.stage = 'done') as done, count(*) filter (where l.stage = 'failed') as failed,
        count(*) filter (where l.stage = 'canceled') as canceled,
        count(*) filter (where l.stage = 'done' and 'notify' = any (b.plan) and (d.channel is not null or cardinality(b.notifications) > 0)
          and not exists (select from deliveries m where m.advertiser_id = l.advertiser_id and m.redemption_id = l.redemption_id)) as silent
      from batch_lines l where l.advertiser_id = b.advertiser_id and l.batch_id = b.id
    ) n
    where b.advertiser_id = any (${ids})
      and ((b.amount, b.done, b.failed, b.canceled) is distinct from (n.lines::int, n.done::int, n.failed::int, n.canceled::int) or n.silent > 0)
    order by b.id`,
};
