-- A decided budget line never changes.
create or replace function guerdon_line_decided() returns trigger
  language plpgsql
as $$
begin
  if old.status <> 'pending' and (new.advertiser_id, new.id, new.type, new.status, new.currency, new.amount, new.allocation_id,
      new.txn_id, new.requester_id, new.grantor_id, new.created_at, new.decided_at, new.changed_at, new.sets_expiration,
      new.expires_at, new.reason)
    is distinct from (old.advertiser_id, old.id, old.type, old.status, old.currency, old.amount, old.allocation_id,
      old.txn_id, old.requester_id, old.grantor_id, old.created_at, old.decided_at, old.changed_at, old.sets_expiration,
      old.expires_at, old.reason) then
    raise exception 'a decided budget line is not changed' using errcode = '42501';
  end if;
  return new;
end
$$;

-- The report type of a line follows from its allocation, whose type never changes, and from whether the line has rewards.
create or replace function guerdon_report_type() returns trigger
  language plpgsql
as $$
begin
  new.report_type := case
    when new.allocation_id is null then 'budget'
    when exists (select from allocations a
      where a.advertiser_id = new.advertiser_id and a.id = new.allocation_id and a.type = 'committed') then 'committed'
    when exists (select from allocated_rewards r
      where r.advertiser_id = new.advertiser_id and r.line_id = new.id) then 'open_reward'
    else 'open_budget' end;
  return new;
end
$$;

-- The report type of a line changes only when rewards are added to an open budget.
create or replace function guerdon_report_type_kept() returns trigger
  language plpgsql
as $$
begin
  if new.report_type is distinct from old.report_type
    and not (old.report_type = 'open_budget' and new.report_type = 'open_reward') then
    raise exception 'what a budget line is about is not changed' using errcode = '42501';
  end if;
  return new;
end
$$;

-- A line of an open budget becomes one of open rewards when rewards are added to it.
create or replace function guerdon_brings_rewards() returns trigger
  language plpgsql
as $$
begin
  update budget_lines l set report_type = 'open_reward' from brought b
    where l.advertiser_id = b.advertiser_id and l.id = b.line_id and l.report_type = 'open_budget';
  return null;
end
$$;

-- Counts per UTC day, type and status include every budget line. The writer has locked the ledger accounts before and locks none after.
create or replace function budget_lines_counted() returns trigger
  language plpgsql security definer set search_path = public, pg_temp set app.staff = 'on'
as $$
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
end
$$;
revoke all on function budget_lines_counted() from public;

-- Budget lines are never deleted.
create or replace trigger budget_lines_append_only before delete or truncate on budget_lines
  for each statement execute function guerdon_append_only();

-- Every update of a line keeps a decided one as it is.
create or replace trigger budget_lines_decided before update on budget_lines
  for each row execute function guerdon_line_decided();

-- Every new line gets its report type.
create or replace trigger budget_lines_report_type before insert on budget_lines
  for each row execute function guerdon_report_type();

-- Every update keeps the report type.
create or replace trigger budget_lines_report_type_kept before update of report_type on budget_lines
  for each row execute function guerdon_report_type_kept();

-- New rewards of a line update its report type.
create or replace trigger allocated_rewards_report_type after insert on allocated_rewards
  referencing new table as brought
  for each statement execute function guerdon_brings_rewards();

-- New lines are counted.
create or replace trigger budget_lines_counted_new after insert on budget_lines
  referencing new table as new_rows
  for each statement execute function budget_lines_counted();

-- Changed lines move between counts.
create or replace trigger budget_lines_counted_moved after update on budget_lines
  referencing old table as old_rows new table as new_rows
  for each statement execute function budget_lines_counted();

-- Deleted lines leave their counts.
create or replace trigger budget_lines_counted_gone after delete on budget_lines
  referencing old table as old_rows
  for each statement execute function budget_lines_counted();
