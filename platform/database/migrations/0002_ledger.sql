-- The ledger's own rules: what may be written, by whom, and the one function that writes it.
-- The application role only reads these tables; money moves through ledger_post.

insert into ledger_kinds (kind, from_account, to_account) values
  ('credit', 'funding', 'unallocated'),
  ('debit', 'unallocated', 'funding'),
  ('allocate', 'unallocated', 'allocation'),
  ('deallocate', 'allocation', 'unallocated'),
  ('book', 'source', 'pending'),
  ('redeem', 'pending', 'delivered'),
  ('cancel', 'pending', 'source'),
  ('expire', 'pending', 'expired'),
  ('recredit', 'expired', 'source'),
  ('refund', 'delivered', 'source'),
  ('reverse', 'delivered', 'source'),
  ('deny', 'pending', 'source');
--> statement-breakpoint
-- One side of the n-th posting of a list: line 1 gives, line 2 takes.
create type ledger_side as (
  n bigint, line int, advertiser_id bigint, currency text, account_kind text, allocation_id bigint, amount bigint, floor bigint
);
--> statement-breakpoint
create function ledger_sides(postings jsonb) returns setof ledger_side
language sql stable set search_path = public, pg_temp as $$
  select p.n, s.line, p.advertiser_id, p.currency, s.account_kind,
    case when s.account_kind = 'allocation' then p.allocation_id end,
    s.amount, case when s.account_kind = 'funding' then p.floor else 0 end
  from rows from (
    jsonb_to_recordset(postings) as (advertiser_id bigint, currency text, kind text, amount bigint, allocation_id bigint, floor bigint)
  ) with ordinality as p (advertiser_id, currency, kind, amount, allocation_id, floor, n)
  join ledger_kinds k on k.kind = p.kind
  cross join lateral (values (1, k.from_account, -p.amount), (2, k.to_account, p.amount)) as side (line, account, amount)
  cross join lateral (
    select side.line, side.amount, case when side.account <> 'source' then side.account
      when p.allocation_id is null then 'unallocated' else 'allocation' end as account_kind
  ) as s
$$;
--> statement-breakpoint
-- Posts a list as one: makes missing accounts, locks all it touches in id order, writes postings and entries and moves the
-- balances in one statement. The answer holds the postings' ids in the order given.
create function ledger_post(postings jsonb) returns bigint[]
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  sides ledger_side[] := array(select s from ledger_sides(postings) s);
  numbers regclass := pg_get_serial_sequence('ledger_txns', 'id');
  ids bigint[];
begin
  if cardinality(sides) <> 2 * jsonb_array_length(postings)
    or exists (select from unnest(sides) s where s.line = 2 and (s.amount > 0) is not true) then
    raise exception 'a posting needs a known kind and an amount above zero' using errcode = '22023';
  end if;
  -- The function passes row-level security where its owner is a superuser: it looks at the caller's reach itself.
  if current_setting('role', true) = 'guerdon_app' and not guerdon_staff()
    and exists (select from unnest(sides) s where (s.advertiser_id = any (guerdon_reach())) is not true) then
    raise exception 'a posting reaches another advertiser' using errcode = '42501';
  end if;

  insert into ledger_accounts (advertiser_id, currency, kind, allocation_id, floor)
  select distinct s.advertiser_id, s.currency, s.account_kind, s.allocation_id, s.floor
  from unnest(sides) s
  where not exists (
    select from ledger_accounts a
    where a.advertiser_id = s.advertiser_id and a.currency = s.currency and a.kind = s.account_kind
      and coalesce(a.allocation_id, 0) = coalesce(s.allocation_id, 0)
  )
  order by 1, 2, 3, 4
  on conflict do nothing;

  perform from ledger_accounts a
  where (a.advertiser_id, a.currency, a.kind, coalesce(a.allocation_id, 0)) in (
    select s.advertiser_id, s.currency, s.account_kind, coalesce(s.allocation_id, 0) from unnest(sides) s
  )
  order by a.id
  for no key update;

  ids := array(
    select nextval(numbers) from generate_series(1, jsonb_array_length(postings))
  );

  with side as materialized (
    select s.n, s.line, s.amount, a.advertiser_id, a.id as account_id
    from unnest(sides) s
    join ledger_accounts a on a.advertiser_id = s.advertiser_id and a.currency = s.currency
      and a.kind = s.account_kind and coalesce(a.allocation_id, 0) = coalesce(s.allocation_id, 0)
  ), txn as (
    insert into ledger_txns (id, advertiser_id, kind, reference, made_by, at) overriding system value
    select ids[p.n], p.advertiser_id, p.kind, p.reference, p.made_by, coalesce(p.at, now())
    from rows from (
      jsonb_to_recordset(postings) as (advertiser_id bigint, kind text, reference text, made_by bigint, at timestamptz)
    ) with ordinality as p (advertiser_id, kind, reference, made_by, at, n)
  ), entry as (
    insert into ledger_entries (advertiser_id, txn_id, line, account_id, amount)
    select side.advertiser_id, ids[side.n], side.line, side.account_id, side.amount from side
  )
  update ledger_accounts a set balance = a.balance + moved.amount
  from (select side.advertiser_id, side.account_id, sum(side.amount) as amount from side group by 1, 2) as moved
  where a.advertiser_id = moved.advertiser_id and a.id = moved.account_id and moved.amount <> 0;

  return ids;
end
$$;
--> statement-breakpoint
-- Every posting sums to zero at the end of each statement that writes entries: looked at for the whole statement at once,
-- over all entries of the postings it touched, which the primary key finds.
create function ledger_zero_sum() returns trigger
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  wrong bigint := (
    select w.txn_id from (select distinct advertiser_id, txn_id from written) w
    cross join lateral (
      select sum(e.amount) as amount from ledger_entries e
      where e.advertiser_id = w.advertiser_id and e.txn_id = w.txn_id
    ) total
    where total.amount <> 0 limit 1
  );
begin
  if wrong is not null then
    raise exception 'the entries of posting % do not sum to zero', wrong
      using errcode = '23514', constraint = 'ledger_entries_zero_sum';
  end if;
  return null;
end
$$;
--> statement-breakpoint
create trigger ledger_entries_zero_sum after insert on ledger_entries
  referencing new table as written for each statement execute function ledger_zero_sum();
--> statement-breakpoint
create trigger ledger_kinds_append_only before update or delete or truncate on ledger_kinds
  for each statement execute function guerdon_append_only();
--> statement-breakpoint
create trigger ledger_txns_append_only before update or delete or truncate on ledger_txns
  for each statement execute function guerdon_append_only();
--> statement-breakpoint
create trigger ledger_entries_append_only before update or delete or truncate on ledger_entries
  for each statement execute function guerdon_append_only();
--> statement-breakpoint
create trigger ledger_accounts_append_only before delete or truncate on ledger_accounts
  for each statement execute function guerdon_append_only();
--> statement-breakpoint
-- The function is the application role's only way to write: it has no other right than to read.
revoke all on function ledger_post(jsonb), ledger_sides(jsonb), ledger_zero_sum() from public;
--> statement-breakpoint
grant execute on function ledger_post(jsonb) to guerdon_app;
--> statement-breakpoint
grant select on ledger_accounts, ledger_txns, ledger_entries, ledger_kinds to guerdon_app;
--> statement-breakpoint
alter table ledger_accounts enable row level security;
--> statement-breakpoint
alter table ledger_accounts force row level security;
--> statement-breakpoint
create policy ledger_accounts_reach on ledger_accounts
  using ((select guerdon_staff()) or advertiser_id = any ((select guerdon_reach())::bigint[]));
--> statement-breakpoint
alter table ledger_txns enable row level security;
--> statement-breakpoint
alter table ledger_txns force row level security;
--> statement-breakpoint
create policy ledger_txns_reach on ledger_txns
  using ((select guerdon_staff()) or advertiser_id = any ((select guerdon_reach())::bigint[]));
--> statement-breakpoint
alter table ledger_entries enable row level security;
--> statement-breakpoint
alter table ledger_entries force row level security;
--> statement-breakpoint
create policy ledger_entries_reach on ledger_entries
  using ((select guerdon_staff()) or advertiser_id = any ((select guerdon_reach())::bigint[]));
