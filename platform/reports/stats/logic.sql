-- Counts of the charts per quarter of an hour include every redemption. Each statement appends differences, so that no shared row is
-- locked; what leaves the counts unchanged is not recorded.
create or replace function guerdon_note_stats() returns trigger
  language plpgsql security definer set search_path = public, pg_temp set app.staff = 'on'
as $$
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
end
$$;
revoke all on function guerdon_note_stats() from public;

-- Organizations of which the caller sees every advertiser: as many as the organization has.
create or replace function guerdon_whole_organizations() returns bigint[]
  language sql stable security definer set search_path = public, pg_temp set app.staff = 'on'
as $$
  with seen as materialized (
    select a.organization_id as id, count(*) as advertisers from advertisers a
    where a.id in (select unnest(guerdon_visible_advertisers())) group by 1
  )
  select coalesce(array_agg(s.id), '{}') from seen s
  where s.advertisers = (select count(*) from advertisers a where a.organization_id = s.id)
$$;
revoke all on function guerdon_whole_organizations() from public;
grant execute on function guerdon_whole_organizations() to guerdon_app;

-- Identifies the set of visible advertisers, in any order.
create or replace function guerdon_stats_digest() returns bytea
  language sql stable set search_path = public, pg_temp
as $$
  select sha256(convert_to(string_agg(v.id::text, ',' order by v.id), 'UTF8')) from unnest(guerdon_visible_advertisers()) v (id)
$$;
revoke all on function guerdon_stats_digest() from public;
grant execute on function guerdon_stats_digest() to guerdon_app;

-- The remembered set of exactly the visible advertisers: its id, null until its counts exist; and whether it was used today.
create or replace function guerdon_stats_set(out id bigint, out is_remembered boolean)
  language sql stable security definer set search_path = public, pg_temp set app.staff = 'on'
as $$
  select max(s.id) filter (where s.is_summed), coalesce(bool_or(s.used_on = current_date), false)
  from stats_sets s where s.digest = (select guerdon_stats_digest())
$$;
revoke all on function guerdon_stats_set() from public;
grant execute on function guerdon_stats_set() to guerdon_app;

-- Records that a chart of exactly the visible advertisers was requested today.
create or replace function guerdon_remember_stats_set() returns void
  language plpgsql security definer set search_path = public, pg_temp set app.staff = 'on'
as $$
declare
  made bigint;
begin
  update stats_sets set used_on = current_date where digest = (select guerdon_stats_digest()) and used_on < current_date;
  insert into stats_sets (digest, used_on) select d.digest, current_date from guerdon_stats_digest() d (digest) where d.digest is not null
    on conflict (digest) do nothing returning id into made;
  insert into stats_set_members (advertiser_id, set_id)
    select distinct v.id, made from unnest(guerdon_visible_advertisers()) v (id) where made is not null;
end
$$;
revoke all on function guerdon_remember_stats_set() from public;
grant execute on function guerdon_remember_stats_set() to guerdon_app;

-- New redemptions are counted.
create or replace trigger redemptions_stats_made after insert on redemptions
  referencing new table as new_rows
  for each statement execute function guerdon_note_stats();

-- Changed redemptions move between counts.
create or replace trigger redemptions_stats_moved after update on redemptions
  referencing old table as old_rows new table as new_rows
  for each statement execute function guerdon_note_stats();

-- Deleted redemptions leave their counts.
create or replace trigger redemptions_stats_gone after delete on redemptions
  referencing old table as old_rows
  for each statement execute function guerdon_note_stats();
