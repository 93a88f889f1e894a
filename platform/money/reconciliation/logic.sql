-- Sums of the entries of an advertiser by days and months, computed as `ledger_entries_written` computes them.
create or replace function ledger_count_sums(owner bigint) returns setof ledger_sums
  language sql stable set search_path = public, pg_temp
as $$
  select e.advertiser_id, e.account_id, p.grain, p.period, e.kind, min(e.at), count(*), sum(e.amount)::bigint
  from ledger_entries e
  cross join lateral (select (e.at at time zone 'UTC')::date as day) d
  cross join lateral (values ('day', d.day), ('month', date_trunc('month', d.day::timestamp)::date)) p (grain, period)
  where e.advertiser_id = owner
  group by 1, 2, 3, 4, 5
$$;
revoke all on function ledger_count_sums(bigint) from public;

-- Recomputes the sums of an advertiser from its entries. Postings wait meanwhile.
create or replace function ledger_rewrite_sums(owner bigint) returns void
  language plpgsql set search_path = public, pg_temp
as $$
begin
  perform from ledger_accounts a where a.advertiser_id = owner order by a.id for no key update;
  delete from ledger_sums s where s.advertiser_id = owner;
  insert into ledger_sums select * from ledger_count_sums(owner);
end
$$;
revoke all on function ledger_rewrite_sums(bigint) from public;

-- Recomputes the balance of an advertiser from its entries. The lock makes the next statement see every committed posting;
-- later postings wait.
create or replace function ledger_rewrite_balance(owner bigint) returns void
  language plpgsql set search_path = public, pg_temp
as $$
begin
  insert into advertiser_balances (advertiser_id, currency)
  select a.id, a.billing_currency from advertisers a where a.id = owner on conflict do nothing;
  perform from advertiser_balances b where b.advertiser_id = owner for no key update;
  update advertiser_balances b set currency = s.currency, balance = s.balance
  from (
    select a.billing_currency as currency, coalesce(sum(e.amount), 0) as balance from advertisers a
    left join ledger_accounts l on l.advertiser_id = a.id and l.currency = a.billing_currency
      and l.kind in ('unallocated', 'allocation', 'pending')
    left join ledger_entries e on e.advertiser_id = l.advertiser_id and e.account_id = l.id
    where a.id = owner group by 1
  ) s
  where b.advertiser_id = owner and (b.currency, b.balance) is distinct from (s.currency, s.balance);
end
$$;
revoke all on function ledger_rewrite_balance(bigint) from public;
