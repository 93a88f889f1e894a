ALTER TABLE "ledger_txns" ADD CONSTRAINT "ledger_txns_undoes" FOREIGN KEY ("advertiser_id","reverses") REFERENCES "public"."ledger_txns"("advertiser_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "budget_lines" ADD CONSTRAINT "budget_lines_txn" UNIQUE("advertiser_id","txn_id");--> statement-breakpoint
-- As before, and: a frozen account takes part in nothing; a posting counts from when its accounts were locked, so that the
-- order of moments is the order in which balances changed.
create or replace function ledger_post(postings jsonb) returns bigint[]
language plpgsql security definer set search_path = public, pg_temp as $$
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

  -- The locked rows are read as they are once the lock is held: a freeze that came first is seen.
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
-- Undoes one posting: the same kind and accounts, every sign turned. The unique key lets it happen once; what undoes is not undone.
create function ledger_reverse(owner bigint, undone bigint, reason text, by_account bigint) returns bigint
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  frozen bigint;
  number bigint;
begin
  if current_setting('role', true) = 'guerdon_app' and not guerdon_staff() and (owner = any (guerdon_reach())) is not true then
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
  insert into ledger_txns (advertiser_id, kind, reference, made_by, reverses, at)
  select t.advertiser_id, t.kind, reason, by_account, t.id, clock_timestamp()
  from ledger_txns t where t.advertiser_id = owner and t.id = undone
  returning id into number;
  with turned as (
    insert into ledger_entries (advertiser_id, txn_id, line, account_id, amount)
    select e.advertiser_id, number, e.line, e.account_id, -e.amount
    from ledger_entries e where e.advertiser_id = owner and e.txn_id = undone
    returning account_id, amount
  )
  update ledger_accounts a set balance = a.balance + moved.amount
  from (select account_id, sum(amount) as amount from turned group by 1) as moved
  where a.advertiser_id = owner and a.id = moved.account_id and moved.amount <> 0;
  return number;
end
$$;
--> statement-breakpoint
revoke all on function ledger_reverse(bigint, bigint, text, bigint) from public;
--> statement-breakpoint
grant execute on function ledger_reverse(bigint, bigint, text, bigint) to guerdon_app;
--> statement-breakpoint
-- One alert of a kind that the ledger raises for an advertiser, however often it is found.
create unique index alerts_ledger on alerts (advertiser_id) where type = 'ledger_does_not_tie';
