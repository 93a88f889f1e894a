import { type SQL, sql } from 'drizzle-orm';
import { draw, drawAdvertiser, drawMoment } from './draws.ts';
import type { VolumeSize } from './volumeSize.ts';

/** Minor units: each advertiser's first credit, the amount of its open allocation, the price of a committed piece. */
const FUNDS = 500_000_000;
const OPEN = 5_000_000;
const PRICE = 1000;
const PIECES = 20;

/** Upper bounds per hundred drawn lines: credits, debits, granted, waiting; the rest are rejected requests. */
const SHARES = { credit: 50, debit: 70, granted: 90, waiting: 95 };

/**
 * Allocations, their rewards and the lines of the budgets. `volume_allocations` and `volume_lines` stay for the steps after it: an approved
 * line has the number of the posting that moves its money.
 */
export function volumeLines({ advertisers, lines }: VolumeSize): SQL[] {
  const allocations = Math.ceil((advertisers * 3) / 4);
  const drawn = Math.max(0, lines - advertisers - allocations);
  const g = sql`g::bigint`;
  const isOpen = sql`x.type = 'open'`;
  const share = draw(g, 12, 100);
  return [
    sql`create temporary table volume_allocations on commit drop as
      select v.n, v.id as advertiser_id, v.currency, nextval('allocations_id_seq') as id,
        case when v.n % 2 = 0 then 'open' else 'committed' end as type,
        case when v.n % 2 = 0 then ${OPEN}::bigint else ${PIECES * PRICE}::bigint end as amount,
          ${drawMoment(sql`v.id`, 11)} as at
      from volume_advertisers v where v.n % 4 <> 3`,
    sql`create temporary table volume_lines on commit drop as
      select nextval('budget_lines_id_seq') as id, l.*, case l.status when 'approved' then nextval('ledger_txns_id_seq') end as txn_id
      from (
        select v.id as advertiser_id, v.currency, 'credit' as type, 'approved' as status, ${FUNDS}::bigint as amount,
          null::bigint as allocation_id, (current_date - interval '400 days')::timestamptz as at, 'Funding' as description
        from volume_advertisers v
        union all
        select x.advertiser_id, x.currency, 'allocate', 'approved', x.amount, x.id, x.at, 'Allocation'
        from volume_allocations x
        union all
        select v.id, v.currency,
          case when ${share} < ${SHARES.credit} or (${share} >= ${SHARES.debit} and (${isOpen}) is not true) then 'credit'
            when ${share} < ${SHARES.debit} then 'debit' else 'allocate' end,
          case when ${share} < ${SHARES.granted} or (${isOpen}) is not true then 'approved'
            when ${share} < ${SHARES.waiting} then 'pending' else 'rejected' end,
          100 * (1 + ${draw(g, 13, 90)}), case when ${share} >= ${SHARES.debit} and ${isOpen} then x.id end,
          ${drawMoment(g, 14)}, 'Reference ' || g
        from generate_series(1, ${drawn}::int) g
        join volume_advertisers v on v.n = ${drawAdvertiser(g, 15, advertisers)}
        left join volume_allocations x on x.n = v.n
        order by at
      ) l`,
    sql`insert into allocations (advertiser_id, id, type, status, currency, requested_amount, external_id, ordered_at)
      select advertiser_id, id, type, 'enabled', currency, amount, case type when 'committed' then 'IO-' || id end,
        at
      from volume_allocations`,
    sql`insert into budget_lines (advertiser_id, id, type, status, currency, amount, description, allocation_id, txn_id, requester_id,
        grantor_id, created_at, decided_at)
      select l.advertiser_id, l.id, l.type, l.status, l.currency, l.amount, l.description, l.allocation_id, l.txn_id,
        case l.type when 'allocate' then m.id else o.id end, case when l.type = 'allocate' and l.status <> 'pending' then o.id end,
        l.at, case when l.status <> 'pending' then l.at end
      from volume_lines l
      join advertisers a on a.id = l.advertiser_id
      left join accounts m on m.organization_id = a.organization_id and m.subject like 'volume-%'
      left join accounts o on o.login = 'second.operator@guerdon.example'`,
    sql`insert into allocated_rewards (advertiser_id, allocation_id, sku, status, quantity, selling_price, line_id)
      select x.advertiser_id, x.id, s.sku, 'enabled', case x.type when 'committed' then ${PIECES}::int end,
        case x.type when 'committed' then ${PRICE}::bigint end, l.id
      from volume_allocations x
      join volume_lines l on l.allocation_id = x.id and l.description = 'Allocation'
      join lateral (select sku from skus where currency = x.currency and status = 'enabled' order by sku limit 1) s on true`,
  ];
}
