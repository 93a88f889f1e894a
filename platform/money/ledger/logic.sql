-- The two sides of each posting in a list: line 1 gives, line 2 takes.
create or replace function ledger_sides(postings jsonb) returns setof ledger_side
  language sql stable set search_path = public, pg_temp
as $$
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
revoke all on function ledger_sides(jsonb) from public;

-- Posts a list as one: creates missing accounts, locks all accounts concerned in id order, writes postings and entries and moves the
-- balances. A posting counts from when its accounts were locked, so that the order of times is the order of balance changes.
-- Returns the ids of the postings in the order given.
create or replace function ledger_post(postings jsonb) returns bigint[]
  language plpgsql security definer set search_path = public, pg_temp
as $$
declare
  sides ledger_side[] := array(select s from ledger_sides(postings) s);
  numbers regclass := pg_get_serial_sequence('ledger_txns', 'id');
  ids bigint[];
  frozen bigint;
  moment timestamptz;
begin
  if cardinality(sides) <> 2 * jsonb_array_length(postings)
    or exists (select from unnest(sides) s where s.line = 2 and (s.amount > 0) is not true) then
    raise exception 'a posting needs a known kind and an amount above zero' using errcode = '22023';
  end if;
  -- The function bypasses row-level security if its owner is a superuser, so it checks the caller's advertisers itself.
  if guerdon_is_request() and not guerdon_staff()
    and exists (select from unnest(sides) s where (s.advertiser_id = any (guerdon_visible_advertisers())) is not true) then
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

  -- The rows are read after they are locked: an earlier freeze is visible.
  select min(locked.id) filter (where locked.frozen_at is not null) into frozen from (
    select a.id, a.frozen_at from ledger_accounts a
    where (a.advertiser_id, a.currency, a.kind, coalesce(a.allocation_id, 0)) in (
      select s.advertiser_id, s.currency, s.account_kind, coalesce(s.allocation_id, 0) from unnest(sides) s
    )
    order by a.id
    for no key update
  ) locked;
  if frozen is not null then
    raise exception 'account % is frozen', frozen using errcode = '23514', constraint = 'ledger_accounts_frozen';
  end if;
  moment := clock_timestamp();

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
    select ids[p.n], p.advertiser_id, p.kind, p.reference, p.made_by, coalesce(p.at, moment)
    from rows from (
      jsonb_to_recordset(postings) as (advertiser_id bigint, kind text, reference text, made_by bigint, at timestamptz)
    ) with ordinality as p (advertiser_id, kind, reference, made_by, at, n)
  ), entry as (
    insert into ledger_entries (advertiser_id, txn_id, line, account_id, amount, kind, at)
    select side.advertiser_id, ids[side.n], side.line, side.account_id, side.amount, p.kind, coalesce(p.at, moment)
    from side join rows from (
      jsonb_to_recordset(postings) as (kind text, at timestamptz)
    ) with ordinality as p (kind, at, n) on p.n = side.n
  )
  update ledger_accounts a set balance = a.balance + moved.amount
  from (select side.advertiser_id, side.account_id, sum(side.amount) as amount from side group by 1, 2) as moved
  where a.advertiser_id = moved.advertiser_id and a.id = moved.account_id and moved.amount <> 0;

  return ids;
end
$$;
revoke all on function ledger_post(jsonb) from public;
grant execute on function ledger_post(jsonb) to guerdon_app;

-- Reverses one posting: the same kind and accounts with every sign turned. A unique key allows it once; a reversal is not reversed.
create or replace function ledger_reverse(owner bigint, undone bigint, reason text, by_account bigint) returns bigint
  language plpgsql security definer set search_path = public, pg_temp
as $$
declare
  frozen bigint;
  number bigint;
  moment timestamptz;
begin
  if guerdon_is_request() and not guerdon_staff() and (owner = any (guerdon_visible_advertisers())) is not true then
    raise exception 'a posting reaches another advertiser' using errcode = '42501';
  end if;
  if not exists (select from ledger_txns t where t.advertiser_id = owner and t.id = undone and t.reverses is null) then
    raise exception 'there is no posting % to undo', undone using errcode = '23514', constraint = 'ledger_txns_not_reversible';
  end if;
  select min(locked.id) filter (where locked.frozen_at is not null) into frozen from (
    select a.id, a.frozen_at from ledger_accounts a
    where a.advertiser_id = owner
      and a.id in (select e.account_id from ledger_entries e where e.advertiser_id = owner and e.txn_id = undone)
    order by a.id
    for no key update
  ) locked;
  if frozen is not null then
    raise exception 'account % is frozen', frozen using errcode = '23514', constraint = 'ledger_accounts_frozen';
  end if;
  moment := clock_timestamp();
  insert into ledger_txns (advertiser_id, kind, reference, made_by, reverses, at)
  select t.advertiser_id, t.kind, reason, by_account, t.id, moment
  from ledger_txns t where t.advertiser_id = owner and t.id = undone
  returning id into number;
  with turned as (
    insert into ledger_entries (advertiser_id, txn_id, line, account_id, amount, kind, at)
    select e.advertiser_id, number, e.line, e.account_id, -e.amount, e.kind, moment
    from ledger_entries e where e.advertiser_id = owner and e.txn_id = undone
    returning account_id, amount
  )
  update ledger_accounts a set balance = a.balance + moved.amount
  from (select account_id, sum(amount) as amount from turned group by 1) as moved
  where a.advertiser_id = owner and a.id = moved.account_id and moved.amount <> 0;
  return number;
end
$$;
revoke all on function ledger_reverse(bigint, bigint, text, bigint) from public;
grant execute on function ledger_reverse(bigint, bigint, text, bigint) to guerdon_app;

-- Locks all accounts of an advertiser in id order, for a transaction that posts more than once. Requests have no right to lock them.
create or replace function ledger_lock(advertiser bigint) returns void
  language sql security definer set search_path = public, pg_temp
as $$
  select from ledger_accounts where advertiser_id = advertiser order by id for no key update
$$;
revoke all on function ledger_lock(bigint) from public;
grant execute on function ledger_lock(bigint) to guerdon_app;

-- Entries of a posting sum to zero and name an existing account and posting. Sums and advertiser balances include every entry.
create or replace function ledger_entries_written() returns trigger
  language plpgsql security definer set search_path = public, pg_temp
as $$
declare
  wrong bigint := (
    select w.txn_id from written w group by w.advertiser_id, w.txn_id having sum(w.amount) <> 0 limit 1
  );
  accounts record;
begin
  if wrong is not null then
    raise exception 'the entries of posting % do not sum to zero', wrong
      using errcode = '23514', constraint = 'ledger_entries_zero_sum';
  end if;
  select bool_or(w.kind is null) as are_missing, bool_or(w.kind in ('funding', 'delivered', 'expired')) as are_outside into accounts
  from (
    select (select a.kind from ledger_accounts a where a.advertiser_id = d.advertiser_id and a.id = d.account_id) as kind
    from (select distinct w.advertiser_id, w.account_id from written w) d
  ) w;
  if accounts.are_missing then
    raise exception 'an entry names an account that is not there' using errcode = '23503', constraint = 'ledger_entries_of_account';
  end if;
  if exists (
    select from (select distinct w.advertiser_id, w.txn_id, w.kind, w.at from written w) w
    where (select (t.kind, t.at) = (w.kind, w.at) from ledger_txns t where t.advertiser_id = w.advertiser_id and t.id = w.txn_id) is not true
  ) then
    raise exception 'an entry names a posting that is not there' using errcode = '23503', constraint = 'ledger_entries_txn';
  end if;
  insert into ledger_sums as s (advertiser_id, account_id, grain, period, kind, first_at, entries, amount)
  select w.advertiser_id, w.account_id, p.grain, p.period, w.kind, min(w.at), count(*), sum(w.amount)
  from written w
  cross join lateral (select (w.at at time zone 'UTC')::date as day) d
  cross join lateral (values ('day', d.day), ('month', date_trunc('month', d.day::timestamp)::date)) p (grain, period)
  group by 1, 2, 3, 4, 5 order by 1, 2, 3, 4, 5
  on conflict (advertiser_id, account_id, grain, period, kind) do update
    set first_at = least(s.first_at, excluded.first_at), entries = s.entries + excluded.entries, amount = s.amount + excluded.amount;
  if accounts.are_outside then
    insert into advertiser_balances as b (advertiser_id, currency, balance)
    select moved.advertiser_id, moved.currency, sum(moved.amount) from (
      select w.advertiser_id, w.amount, (
        select l.currency from ledger_accounts l
        where l.advertiser_id = w.advertiser_id and l.id = w.account_id and l.kind in ('unallocated', 'allocation', 'pending')
          and l.currency = (select a.billing_currency from advertisers a where a.id = w.advertiser_id)
      ) as currency
      from (select advertiser_id, account_id, sum(amount) as amount from written group by 1, 2) w
    ) moved
    where moved.currency is not null
    group by 1, 2 having sum(moved.amount) <> 0
    order by 1
    on conflict (advertiser_id) do update set balance = b.balance + excluded.balance;
  end if;
  return null;
end
$$;
revoke all on function ledger_entries_written() from public;

-- Every advertiser has a balance row in its billing currency from its creation, so that a list ordered by balance misses none.
create or replace function advertiser_balance_kept() returns trigger
  language plpgsql security definer set search_path = public, pg_temp
as $$
begin
  perform ledger_rewrite_balance(new.id);
  return null;
end
$$;
revoke all on function advertiser_balance_kept() from public;

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

-- Every insert of entries is checked and summed.
create or replace trigger ledger_entries_written after insert on ledger_entries
  referencing new table as written
  for each statement execute function ledger_entries_written();

-- A new advertiser, or one with another billing currency, gets its balance computed.
create or replace trigger advertisers_balance_kept after insert or update of billing_currency on advertisers
  for each row execute function advertiser_balance_kept();

-- Entries only grow: a correction is a reversal.
create or replace trigger ledger_entries_append_only before delete or update or truncate on ledger_entries
  for each statement execute function guerdon_append_only();

-- Postings only grow.
create or replace trigger ledger_txns_append_only before delete or update or truncate on ledger_txns
  for each statement execute function guerdon_append_only();

-- Kinds of postings only grow.
create or replace trigger ledger_kinds_append_only before delete or update or truncate on ledger_kinds
  for each statement execute function guerdon_append_only();

-- Accounts are never deleted; their balance changes.
create or replace trigger ledger_accounts_append_only before delete or truncate on ledger_accounts
  for each statement execute function guerdon_append_only();

-- An account keeps its id and its advertiser.
create or replace trigger ledger_accounts_keep_numbers before update of id, advertiser_id on ledger_accounts
  for each statement execute function guerdon_append_only();
