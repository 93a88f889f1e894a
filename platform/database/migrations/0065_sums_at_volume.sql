CREATE TABLE "reconciliation_state" (
	"id" integer PRIMARY KEY DEFAULT 1 NOT NULL,
	"recounted_until" timestamp (3) with time zone,
	CONSTRAINT "reconciliation_state_one" CHECK ("reconciliation_state"."id" = 1)
);
--> statement-breakpoint
insert into reconciliation_state (id) values (1);
--> statement-breakpoint
CREATE TABLE "ledger_sums" (
	"advertiser_id" bigint NOT NULL,
	"account_id" bigint NOT NULL,
	"grain" text NOT NULL,
	"period" date NOT NULL,
	"kind" text NOT NULL,
	"first_at" timestamp (3) with time zone NOT NULL,
	"entries" bigint NOT NULL,
	"amount" bigint NOT NULL,
	CONSTRAINT "ledger_sums_advertiser_id_account_id_grain_period_kind_pk" PRIMARY KEY("advertiser_id","account_id","grain","period","kind")
);
--> statement-breakpoint
-- Nobody posts meanwhile. The owner is confined by row-level security like everybody else.
select set_config('app.staff', 'on', true);
--> statement-breakpoint
lock table ledger_txns, ledger_entries in share row exclusive mode;
--> statement-breakpoint
DROP INDEX "ledger_entries_account";
--> statement-breakpoint
ALTER TABLE "ledger_entries" ADD COLUMN "kind" text;
--> statement-breakpoint
ALTER TABLE "ledger_entries" ADD COLUMN "at" timestamp (3) with time zone;
--> statement-breakpoint
-- An entry says when it was made and by what kind of posting, which is what it was from its beginning.
alter table ledger_entries disable trigger ledger_entries_append_only;
--> statement-breakpoint
update ledger_entries e set kind = t.kind, at = t.at from ledger_txns t where t.advertiser_id = e.advertiser_id and t.id = e.txn_id;
--> statement-breakpoint
alter table ledger_entries enable trigger ledger_entries_append_only;
--> statement-breakpoint
ALTER TABLE "ledger_entries" ALTER COLUMN "kind" SET NOT NULL;
--> statement-breakpoint
ALTER TABLE "ledger_entries" ALTER COLUMN "at" SET NOT NULL;
--> statement-breakpoint
CREATE INDEX "ledger_entries_moments" ON "ledger_entries" USING btree ("advertiser_id","account_id","kind","at","txn_id","amount");
--> statement-breakpoint
-- As before, and: entries bear the kind and the moment of their posting.
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
--> statement-breakpoint
-- As before, and: entries bear the kind and the moment of their posting.
create or replace function ledger_reverse(owner bigint, undone bigint, reason text, by_account bigint) returns bigint
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  frozen bigint;
  number bigint;
  moment timestamptz;
begin
  if current_setting('role', true) = 'guerdon_app' and not guerdon_staff() and (owner = any (guerdon_visible_advertisers())) is not true then
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
--> statement-breakpoint
-- As before, and: an entry bears the kind and the moment of its posting, and days and months are summed up. Whoever posts holds the locks of the accounts, so
-- that nobody else waits for their sums.
create or replace function ledger_entries_written() returns trigger
language plpgsql security definer set search_path = public, pg_temp as $$
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
--> statement-breakpoint
-- An advertiser's entries summed up by days and months. Who counts them with this counts them as the trigger does.
create function ledger_count_sums(owner bigint) returns setof ledger_sums
language sql stable set search_path = public, pg_temp as $$
  select e.advertiser_id, e.account_id, p.grain, p.period, e.kind, min(e.at), count(*), sum(e.amount)::bigint
  from ledger_entries e
  cross join lateral (select (e.at at time zone 'UTC')::date as day) d
  cross join lateral (values ('day', d.day), ('month', date_trunc('month', d.day::timestamp)::date)) p (grain, period)
  where e.advertiser_id = owner
  group by 1, 2, 3, 4, 5
$$;
--> statement-breakpoint
-- Writes the sums of an advertiser anew from its entries. Whoever posts meanwhile waits.
create function ledger_rewrite_sums(owner bigint) returns void
language plpgsql set search_path = public, pg_temp as $$
begin
  perform from ledger_accounts a where a.advertiser_id = owner order by a.id for no key update;
  delete from ledger_sums s where s.advertiser_id = owner;
  insert into ledger_sums select * from ledger_count_sums(owner);
end
$$;
--> statement-breakpoint
revoke all on function ledger_count_sums(bigint), ledger_rewrite_sums(bigint) from public;
--> statement-breakpoint
grant select on ledger_sums to guerdon_app;
--> statement-breakpoint
alter table ledger_sums enable row level security;
--> statement-breakpoint
alter table ledger_sums force row level security;
--> statement-breakpoint
create policy ledger_sums_visible on ledger_sums
  using ((select guerdon_staff()) or advertiser_id in (select unnest(guerdon_visible_advertisers())));
--> statement-breakpoint
insert into ledger_sums
  select e.advertiser_id, e.account_id, p.grain, p.period, e.kind, min(e.at), count(*), sum(e.amount)::bigint
  from ledger_entries e
  cross join lateral (select (e.at at time zone 'UTC')::date as day) d
  cross join lateral (values ('day', d.day), ('month', date_trunc('month', d.day::timestamp)::date)) p (grain, period)
  group by 1, 2, 3, 4, 5;
--> statement-breakpoint
CREATE INDEX "ledger_txns_since" ON "ledger_txns" USING brin ("at");
--> statement-breakpoint
CREATE INDEX "events_since" ON "events" USING brin ("at");
--> statement-breakpoint
-- Requests that ever waited: at a past moment, those that were decided after it.
CREATE INDEX "budget_lines_waited" ON "budget_lines" USING btree ("advertiser_id","decided_at") WHERE "budget_lines"."allocation_id" is not null and "budget_lines"."decided_at" > "budget_lines"."created_at";
--> statement-breakpoint
CREATE TABLE "budget_line_days" (
	"advertiser_id" bigint NOT NULL,
	"day" date NOT NULL,
	"type" text NOT NULL,
	"status" text NOT NULL,
	"lines" bigint NOT NULL,
	CONSTRAINT "budget_line_days_advertiser_id_day_type_status_pk" PRIMARY KEY("advertiser_id","day","type","status")
);
--> statement-breakpoint
-- Counts the lines of a day. Whoever posts has locked the accounts before it writes lines, and nobody locks accounts after.
create function budget_lines_counted() returns trigger
language plpgsql security definer set search_path = public, pg_temp set app.staff = 'on' as $$
begin
  if tg_op = 'INSERT' then
    insert into budget_line_days as d (advertiser_id, day, type, status, lines)
    select n.advertiser_id, (n.created_at at time zone 'UTC')::date, n.type, n.status, count(*)
    from new_rows n group by 1, 2, 3, 4 order by 1, 2, 3, 4
    on conflict (advertiser_id, day, type, status) do update set lines = d.lines + excluded.lines;
  elsif tg_op = 'DELETE' then
    insert into budget_line_days as d (advertiser_id, day, type, status, lines)
    select o.advertiser_id, (o.created_at at time zone 'UTC')::date, o.type, o.status, -count(*)
    from old_rows o group by 1, 2, 3, 4 order by 1, 2, 3, 4
    on conflict (advertiser_id, day, type, status) do update set lines = d.lines + excluded.lines;
  else
    insert into budget_line_days as d (advertiser_id, day, type, status, lines)
    select c.advertiser_id, (c.created_at at time zone 'UTC')::date, c.type, c.status, sum(c.sign)
    from (
      select 1 as sign, n.advertiser_id, n.created_at, n.type, n.status from new_rows n
      union all select -1, o.advertiser_id, o.created_at, o.type, o.status from old_rows o
    ) c
    group by 1, 2, 3, 4 having sum(c.sign) <> 0 order by 1, 2, 3, 4
    on conflict (advertiser_id, day, type, status) do update set lines = d.lines + excluded.lines;
  end if;
  return null;
end $$;
--> statement-breakpoint
revoke all on function budget_lines_counted() from public;
--> statement-breakpoint
create trigger budget_lines_counted_new after insert on budget_lines
  referencing new table as new_rows for each statement execute function budget_lines_counted();
--> statement-breakpoint
create trigger budget_lines_counted_moved after update on budget_lines
  referencing old table as old_rows new table as new_rows for each statement execute function budget_lines_counted();
--> statement-breakpoint
create trigger budget_lines_counted_gone after delete on budget_lines
  referencing old table as old_rows for each statement execute function budget_lines_counted();
--> statement-breakpoint
grant select on budget_line_days to guerdon_app;
--> statement-breakpoint
alter table budget_line_days enable row level security;
--> statement-breakpoint
alter table budget_line_days force row level security;
--> statement-breakpoint
create policy budget_line_days_visible on budget_line_days
  using ((select guerdon_staff()) or advertiser_id in (select unnest(guerdon_visible_advertisers())));
--> statement-breakpoint
insert into budget_line_days (advertiser_id, day, type, status, lines)
  select advertiser_id, (created_at at time zone 'UTC')::date, type, status, count(*) from budget_lines group by 1, 2, 3, 4;
--> statement-breakpoint
CREATE TABLE "stats_deltas" (
	"id" bigint PRIMARY KEY GENERATED BY DEFAULT AS IDENTITY (sequence name "stats_deltas_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"advertiser_id" bigint NOT NULL,
	"promotion_id" bigint NOT NULL,
	"state" text NOT NULL,
	"quarter" timestamp (3) with time zone NOT NULL,
	"redemptions" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "stats_sums" (
	"owner" text NOT NULL,
	"owner_id" bigint NOT NULL,
	"promotion_id" bigint NOT NULL,
	"state" text NOT NULL,
	"quarter" timestamp (3) with time zone NOT NULL,
	"redemptions" bigint NOT NULL,
	CONSTRAINT "stats_sums_key" PRIMARY KEY("owner","owner_id","promotion_id","state","quarter") INCLUDE ("redemptions"),
	CONSTRAINT "stats_sums_owner" CHECK ("stats_sums"."owner" in ('all', 'organization', 'advertiser', 'promotion'))
);
--> statement-breakpoint
CREATE INDEX "redemptions_entered" ON "redemptions" USING btree ("updated_at","state","advertiser_id") WHERE "redemptions"."state" not in ('redeemed', 'booked');
--> statement-breakpoint
-- Organizations of which the caller may see every advertiser.
create function guerdon_whole_organizations() returns bigint[]
language sql stable security definer set search_path = public, pg_temp set app.staff = 'on' as $$
  select coalesce(array_agg(w.id), '{}') from (
    select a.organization_id as id from advertisers a
    where a.organization_id in (select v.organization_id from advertisers v where v.id in (select unnest(guerdon_visible_advertisers())))
    group by 1 having bool_and(a.id in (select unnest(guerdon_visible_advertisers())))
  ) w
$$;
--> statement-breakpoint
revoke all on function guerdon_whole_organizations() from public;
--> statement-breakpoint
grant execute on function guerdon_whole_organizations() to guerdon_app;
--> statement-breakpoint
grant select on stats_deltas, stats_sums to guerdon_app;
--> statement-breakpoint
alter table stats_deltas enable row level security;
--> statement-breakpoint
alter table stats_deltas force row level security;
--> statement-breakpoint
create policy stats_deltas_visible on stats_deltas
  using ((select guerdon_staff()) or advertiser_id in (select unnest(guerdon_visible_advertisers())));
--> statement-breakpoint
alter table stats_sums enable row level security;
--> statement-breakpoint
alter table stats_sums force row level security;
--> statement-breakpoint
create policy stats_sums_visible on stats_sums
  using ((select guerdon_staff())
    or (owner in ('advertiser', 'promotion') and owner_id in (select unnest(guerdon_visible_advertisers())))
    or (owner = 'organization' and owner_id in (select unnest(guerdon_whole_organizations()))));
--> statement-breakpoint
-- Notes what a statement adds to each quarter of an hour and takes off it: no row that others write is waited for. What it leaves as it was is not noted.
create function guerdon_note_stats() returns trigger
language plpgsql security definer set search_path = public, pg_temp set app.staff = 'on' as $$
begin
  if tg_op = 'INSERT' then
    insert into stats_deltas (advertiser_id, promotion_id, state, quarter, redemptions)
    select c.advertiser_id, c.promotion_id, c.state, date_bin('15 minutes', m.at, timestamptz '2000-01-01Z'), count(*)
    from new_rows c
    cross join lateral (select case c.state when 'redeemed' then c.redeemed_at when 'booked' then c.booked_at else c.updated_at end as at) m
    where m.at is not null group by 1, 2, 3, 4;
  elsif tg_op = 'DELETE' then
    insert into stats_deltas (advertiser_id, promotion_id, state, quarter, redemptions)
    select c.advertiser_id, c.promotion_id, c.state, date_bin('15 minutes', m.at, timestamptz '2000-01-01Z'), -count(*)
    from old_rows c
    cross join lateral (select case c.state when 'redeemed' then c.redeemed_at when 'booked' then c.booked_at else c.updated_at end as at) m
    where m.at is not null group by 1, 2, 3, 4;
  else
    insert into stats_deltas (advertiser_id, promotion_id, state, quarter, redemptions)
    select c.advertiser_id, c.promotion_id, c.state, date_bin('15 minutes', m.at, timestamptz '2000-01-01Z'), sum(c.sign)
    from (
      select 1 as sign, n.advertiser_id, n.promotion_id, n.state, n.redeemed_at, n.booked_at, n.updated_at from new_rows n
      union all
      select -1, o.advertiser_id, o.promotion_id, o.state, o.redeemed_at, o.booked_at, o.updated_at from old_rows o
    ) c
    cross join lateral (select case c.state when 'redeemed' then c.redeemed_at when 'booked' then c.booked_at else c.updated_at end as at) m
    where m.at is not null group by 1, 2, 3, 4 having sum(c.sign) <> 0;
  end if;
  return null;
end $$;
--> statement-breakpoint
revoke all on function guerdon_note_stats() from public;
--> statement-breakpoint
create trigger redemptions_stats_made after insert on redemptions
  referencing new table as new_rows for each statement execute function guerdon_note_stats();
--> statement-breakpoint
create trigger redemptions_stats_moved after update on redemptions
  referencing old table as old_rows new table as new_rows for each statement execute function guerdon_note_stats();
--> statement-breakpoint
create trigger redemptions_stats_gone after delete on redemptions
  referencing old table as old_rows for each statement execute function guerdon_note_stats();
--> statement-breakpoint
-- An advertiser stays with its organization: its counts would not go with it.
create function guerdon_stays_in_organization() returns trigger language plpgsql as $$
begin raise exception 'an advertiser stays with its organization'; end $$;
--> statement-breakpoint
create trigger advertisers_organization_kept before update of organization_id on advertisers
  for each row when (old.organization_id is distinct from new.organization_id) execute function guerdon_stays_in_organization();
--> statement-breakpoint
insert into stats_sums (owner, owner_id, promotion_id, state, quarter, redemptions)
select o.owner, o.owner_id, o.promotion_id, d.state, d.quarter, sum(d.redemptions)
from (
  select r.advertiser_id, r.promotion_id, r.state, date_bin('15 minutes', m.at, timestamptz '2000-01-01Z') as quarter, count(*) as redemptions
  from redemptions r
  cross join lateral (select case r.state when 'redeemed' then r.redeemed_at when 'booked' then r.booked_at else r.updated_at end as at) m
  where m.at is not null group by 1, 2, 3, 4
) d
join advertisers a on a.id = d.advertiser_id
cross join lateral (values ('all', 0, 0), ('organization', a.organization_id, 0), ('advertiser', d.advertiser_id, 0),
  ('promotion', d.advertiser_id, d.promotion_id)) o (owner, owner_id, promotion_id)
group by 1, 2, 3, 4, 5 order by 1, 2, 3, 4, 5;
--> statement-breakpoint
select set_config('app.staff', '', true);
