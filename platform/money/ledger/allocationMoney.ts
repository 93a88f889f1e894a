import { sql } from 'drizzle-orm';

/**
 * The sum of an allocation's lines and the balance of its account. A line whose posting was undone does not count: it is
 * the ledger that says what was put in.
 */
export const moneyOfAllocations = sql`
  cross join lateral (
    select coalesce(sum(case when l.type = 'allocate' then l.amount else -l.amount end)
        filter (where l.status = 'approved' and u.id is null), 0) as amount,
      coalesce(sum(l.amount) filter (where l.status = 'pending'), 0) as pending,
      coalesce(sum(l.amount) filter (where l.status = 'pending' and l.type = 'deallocate'), 0) as returning,
      a.status = 'disabled' and coalesce(bool_and(l.status = 'withdrawn'), false) as is_withdrawn
    from budget_lines l
    left join ledger_txns u on u.advertiser_id = l.advertiser_id and u.reverses = l.txn_id
    where l.advertiser_id = a.advertiser_id and l.allocation_id = a.id) m
  left join ledger_accounts c on c.advertiser_id = a.advertiser_id and c.currency = a.currency
    and c.kind = 'allocation' and c.allocation_id = a.id`;
