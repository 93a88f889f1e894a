-- State of a promotion at a moment, as `promotionStateOf` in schema/promotions/promotionStates.ts computes it.
-- Ends have a precision of seconds, and their last second belongs to the promotion.
create or replace function guerdon_promotion_state(status text, starts timestamptz, ends timestamptz, moment timestamptz) returns text
  language sql immutable parallel safe
as $$
  select case
    when status = 'completed' then 'completed'
    when moment - ends >= interval '1 second' then 'ended'
    when starts > moment then 'pending'
    else 'ready'
  end
$$;

-- True if another promotion of any advertiser has the domain.
create or replace function guerdon_domain_taken(label text, own bigint) returns boolean
  language sql stable security definer set search_path = public, pg_temp set app.staff = 'on'
as $$
  select exists (select from promotions p where p.ui_id = label and p.id <> own)
$$;

-- Counts of redemptions per promotion, SKU and state include every redemption. Each statement appends differences, so that no
-- shared row is locked.
create or replace function guerdon_note_counts() returns trigger
  language plpgsql security definer set search_path = public, pg_temp set app.staff = 'on'
as $$
begin
  if tg_op = 'INSERT' then
    insert into promotion_count_deltas
      (advertiser_id, promotion_id, sku, booked, pending, redeemed, denied, failed, canceled, expired, refunded, blocked)
    select n.advertiser_id, n.promotion_id, n.sku,
      count(*) filter (where n.state = 'booked'),
      count(*) filter (where n.state = 'pending'),
      count(*) filter (where n.state = 'redeemed'),
      count(*) filter (where n.state = 'denied'),
      count(*) filter (where n.state = 'failed'),
      count(*) filter (where n.state = 'canceled'),
      count(*) filter (where n.state = 'expired'),
      count(*) filter (where n.state = 'refunded'),
      count(*) filter (where n.state = 'blocked')
    from new_rows n group by 1, 2, 3;
  else
    insert into promotion_count_deltas
      (advertiser_id, promotion_id, sku, booked, pending, redeemed, denied, failed, canceled, expired, refunded, blocked)
    select c.advertiser_id, c.promotion_id, c.sku,
      coalesce(sum(c.sign) filter (where c.state = 'booked'), 0),
      coalesce(sum(c.sign) filter (where c.state = 'pending'), 0),
      coalesce(sum(c.sign) filter (where c.state = 'redeemed'), 0),
      coalesce(sum(c.sign) filter (where c.state = 'denied'), 0),
      coalesce(sum(c.sign) filter (where c.state = 'failed'), 0),
      coalesce(sum(c.sign) filter (where c.state = 'canceled'), 0),
      coalesce(sum(c.sign) filter (where c.state = 'expired'), 0),
      coalesce(sum(c.sign) filter (where c.state = 'refunded'), 0),
      coalesce(sum(c.sign) filter (where c.state = 'blocked'), 0)
    from (
      select 1 as sign, n.advertiser_id, n.promotion_id, n.sku, n.state from new_rows n
      union all select -1, o.advertiser_id, o.promotion_id, o.sku, o.state from old_rows o
    ) c
    group by 1, 2, 3
    having coalesce(sum(c.sign) filter (where c.state = 'booked'), 0) <> 0
      or coalesce(sum(c.sign) filter (where c.state = 'pending'), 0) <> 0
      or coalesce(sum(c.sign) filter (where c.state = 'redeemed'), 0) <> 0
      or coalesce(sum(c.sign) filter (where c.state = 'denied'), 0) <> 0
      or coalesce(sum(c.sign) filter (where c.state = 'failed'), 0) <> 0
      or coalesce(sum(c.sign) filter (where c.state = 'canceled'), 0) <> 0
      or coalesce(sum(c.sign) filter (where c.state = 'expired'), 0) <> 0
      or coalesce(sum(c.sign) filter (where c.state = 'refunded'), 0) <> 0
      or coalesce(sum(c.sign) filter (where c.state = 'blocked'), 0) <> 0;
  end if;
  return null;
end
$$;

-- Replaces the counts of an advertiser with those of its redemptions. One statement counts and deletes the deltas, so both see the same
-- redemptions; later changes leave new deltas. The fold (countFold.ts) waits. The recount of the books calls this.
create or replace function promotion_rewrite_counts(owner bigint) returns void
  language plpgsql set search_path = public, pg_temp
as $$
begin
  lock table promotion_count_sums in share row exclusive mode;
  with gone as (delete from promotion_count_deltas d where d.advertiser_id = owner returning d.promotion_id, d.sku)
  insert into promotion_count_sums
    (advertiser_id, promotion_id, sku, booked, pending, redeemed, denied, failed, canceled, expired, refunded, blocked)
  select owner, k.promotion_id, k.sku,
    count(r.id) filter (where r.state = 'booked'),
    count(r.id) filter (where r.state = 'pending'),
    count(r.id) filter (where r.state = 'redeemed'),
    count(r.id) filter (where r.state = 'denied'),
    count(r.id) filter (where r.state = 'failed'),
    count(r.id) filter (where r.state = 'canceled'),
    count(r.id) filter (where r.state = 'expired'),
    count(r.id) filter (where r.state = 'refunded'),
    count(r.id) filter (where r.state = 'blocked')
  from (
    select s.promotion_id, s.sku from promotion_count_sums s where s.advertiser_id = owner
    union select promotion_id, sku from gone
    union select r.promotion_id, r.sku from redemptions r where r.advertiser_id = owner
  ) k
  left join redemptions r on r.advertiser_id = owner and r.promotion_id = k.promotion_id and r.sku = k.sku
  group by 2, 3
  on conflict (advertiser_id, promotion_id, sku) do update set
    booked = excluded.booked,
    pending = excluded.pending,
    redeemed = excluded.redeemed,
    denied = excluded.denied,
    failed = excluded.failed,
    canceled = excluded.canceled,
    expired = excluded.expired,
    refunded = excluded.refunded,
    blocked = excluded.blocked;
end
$$;
revoke all on function promotion_rewrite_counts(bigint) from public;

-- New redemptions are counted.
create or replace trigger redemptions_counted_new after insert on redemptions
  referencing new table as new_rows
  for each statement execute function guerdon_note_counts();

-- Changed redemptions move between counts.
create or replace trigger redemptions_counted_moved after update on redemptions
  referencing old table as old_rows new table as new_rows
  for each statement execute function guerdon_note_counts();
