import { type SQL, sql } from 'drizzle-orm';
import { BILLING_CURRENCIES, maxBudget } from '../../../../schema/foundation/money/money.ts';

/** The ledger of the rows from previous steps: accounts with their balances, postings, and two entries for each. */
export function volumeMoney(): SQL[] {
  const floors = BILLING_CURRENCIES.map((currency) => `('${currency}', -${maxBudget(currency)})`).join(', ');
  return [
    sql`create temporary table volume_moves on commit drop as
      select l.txn_id, l.advertiser_id, l.currency, l.type as kind, l.amount, l.allocation_id, l.at, 'budget_line:' || l.id as reference
      from volume_lines l where l.txn_id is not null
      union all
      select nextval('ledger_txns_id_seq'), r.advertiser_id, r.currency, m.kind, r.face_value, null, m.at, 'redemption:' || r.id
      from volume_redemptions r
      cross join lateral (values ('book', r.booked_at, true), ('redeem', r.redeemed_at, r.redeemed_at is not null),
        ('refund', r.updated_at, r.state = 'refunded' and not r.is_reversed),
        ('reverse', r.updated_at, r.state = 'refunded' and r.is_reversed), ('deny', r.updated_at, r.state = 'denied'), ('cancel', r.updated_at, r.state = 'canceled'),
        ('expire', r.updated_at, r.state = 'expired')) m (kind, at, is_moved)
      where m.is_moved`,
    sql`create temporary table volume_sides on commit drop as
      select m.txn_id, m.kind as txn_kind, m.at, m.advertiser_id, m.currency, s.line, s.amount, s.account_kind,
        case s.account_kind when 'allocation' then m.allocation_id end as allocation_id
      from volume_moves m
      join ledger_kinds k on k.kind = m.kind
      cross join lateral (values (1, k.from_account, -m.amount), (2, k.to_account, m.amount)) side (line, account, amount)
      cross join lateral (select side.line, side.amount,
        case side.account when 'source' then 'unallocated' else side.account end as account_kind) s`,
    sql`insert into ledger_accounts (advertiser_id, currency, kind, allocation_id, balance, floor)
      select s.advertiser_id, s.currency, s.account_kind, s.allocation_id, sum(s.amount),
        case s.account_kind when 'funding' then f.floor else 0 end
      from volume_sides s join (values ${sql.raw(floors)}) f (currency, floor) on f.currency = s.currency
      group by s.advertiser_id, s.currency, s.account_kind, s.allocation_id, f.floor`,
    sql`insert into ledger_txns (id, advertiser_id, kind, reference, at) overriding system value
      select txn_id, advertiser_id, kind, reference, at from volume_moves order by txn_id`,
    sql`analyze volume_sides`,
    sql`insert into ledger_entries (advertiser_id, txn_id, line, account_id, amount, kind, at)
      select s.advertiser_id, s.txn_id, s.line, a.id, s.amount, s.txn_kind, s.at
      from volume_sides s join ledger_accounts a on a.advertiser_id = s.advertiser_id and a.currency = s.currency
        and a.kind = s.account_kind and a.allocation_id is not distinct from s.allocation_id
      order by s.txn_id, s.line`,
  ];
}
