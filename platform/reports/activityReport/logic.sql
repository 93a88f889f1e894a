-- Sums of the activity report per UTC day exclude test redemptions. Each statement appends notes, one row a key, so that no
-- shared row is locked. A change that leaves the sums unchanged is not noted.
create or replace function guerdon_note_activity() returns trigger
  language plpgsql security definer set search_path = public, pg_temp set app.staff = 'on'
as $$
begin
  if tg_op = 'INSERT' then
    insert into activity_deltas (scope, period, advertiser_id, promotion_id, source_allocation_id, sku, state, reversed,
      currency, charge_currency, payment_types, redemptions, total_face_value, selling_price, purchase_cost, costed)
    select m.scope, (m.at at time zone 'UTC')::date, c.advertiser_id, c.promotion_id, c.source_allocation_id, c.sku, c.state, c.reversed,
      c.currency, coalesce(c.charge_currency, c.currency), c.payment_types, count(*), sum(c.face_value), sum(coalesce(c.charge, c.face_value)),
      sum(coalesce(c.purchase_cost, 0)), count(c.purchase_cost)
    from new_rows c cross join lateral (values ('redeem_at', c.redeemed_at), ('activate_at', c.activated_at)) m (scope, at)
    where m.at is not null and not c.testing
    group by 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11;
  elsif tg_op = 'DELETE' then
    insert into activity_deltas (scope, period, advertiser_id, promotion_id, source_allocation_id, sku, state, reversed,
      currency, charge_currency, payment_types, redemptions, total_face_value, selling_price, purchase_cost, costed)
    select m.scope, (m.at at time zone 'UTC')::date, c.advertiser_id, c.promotion_id, c.source_allocation_id, c.sku, c.state, c.reversed,
      c.currency, coalesce(c.charge_currency, c.currency), c.payment_types, -count(*), -sum(c.face_value), -sum(coalesce(c.charge, c.face_value)),
      -sum(coalesce(c.purchase_cost, 0)), -count(c.purchase_cost)
    from old_rows c cross join lateral (values ('redeem_at', c.redeemed_at), ('activate_at', c.activated_at)) m (scope, at)
    where m.at is not null and not c.testing
    group by 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11;
  else
    insert into activity_deltas (scope, period, advertiser_id, promotion_id, source_allocation_id, sku, state, reversed,
      currency, charge_currency, payment_types, redemptions, total_face_value, selling_price, purchase_cost, costed)
    select m.scope, (m.at at time zone 'UTC')::date, c.advertiser_id, c.promotion_id, c.source_allocation_id, c.sku, c.state, c.reversed,
      c.currency, coalesce(c.charge_currency, c.currency), c.payment_types,
      sum(c.sign), sum(c.sign * c.face_value), sum(c.sign * coalesce(c.charge, c.face_value)),
      sum(c.sign * coalesce(c.purchase_cost, 0)), sum(c.sign * (c.purchase_cost is not null)::int)
    from (
      select 1 as sign, n.advertiser_id, n.promotion_id, n.source_allocation_id, n.sku, n.state, n.reversed,
        n.currency, n.charge_currency, n.payment_types, n.face_value, n.charge, n.purchase_cost,
        n.redeemed_at, n.activated_at from new_rows n where not n.testing
      union all
      select -1, o.advertiser_id, o.promotion_id, o.source_allocation_id, o.sku, o.state, o.reversed,
        o.currency, o.charge_currency, o.payment_types, o.face_value, o.charge, o.purchase_cost,
        o.redeemed_at, o.activated_at from old_rows o where not o.testing
    ) c cross join lateral (values ('redeem_at', c.redeemed_at), ('activate_at', c.activated_at)) m (scope, at)
    where m.at is not null
    group by 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11
    having sum(c.sign) <> 0 or sum(c.sign * c.face_value) <> 0 or sum(c.sign * coalesce(c.charge, c.face_value)) <> 0
      or sum(c.sign * coalesce(c.purchase_cost, 0)) <> 0 or sum(c.sign * (c.purchase_cost is not null)::int) <> 0;
  end if;
  return null;
end
$$;
revoke all on function guerdon_note_activity() from public;

-- Redemptions are never truncated: no trigger would see the rows, and the sums would be wrong.
create or replace function guerdon_no_truncate() returns trigger
  language plpgsql
as $$
begin
  raise exception 'redemptions cannot be truncated';
end
$$;

-- New redemptions are added to the sums.
create or replace trigger redemptions_activity_made after insert on redemptions
  referencing new table as new_rows
  for each statement execute function guerdon_note_activity();

-- Changed redemptions move between sums.
create or replace trigger redemptions_activity_moved after update on redemptions
  referencing old table as old_rows new table as new_rows
  for each statement execute function guerdon_note_activity();

-- Deleted redemptions leave the sums.
create or replace trigger redemptions_activity_gone after delete on redemptions
  referencing old table as old_rows
  for each statement execute function guerdon_note_activity();

-- Truncation of redemptions is refused.
create or replace trigger redemptions_activity_kept before truncate on redemptions
  for each statement execute function guerdon_no_truncate();
