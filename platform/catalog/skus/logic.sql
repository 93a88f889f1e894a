-- True if a reward is allocated or redeemed anywhere, so that its face value stays.
-- Callers see a part of both; the answer must not depend on it.
create or replace function guerdon_is_reward_held(wanted text) returns boolean
  language sql stable security definer set search_path = public, pg_temp set app.staff = 'on'
as $$
  select exists (select from allocated_rewards where sku = wanted and status <> 'disabled')
    or exists (select from redemptions where sku = wanted)
$$;

-- Number of running or future promotions with any of these SKUs, of all advertisers.
create or replace function guerdon_promotions_with(wanted text[]) returns bigint
  language sql stable security definer set search_path = public, pg_temp set app.staff = 'on'
as $$
  select count(*) from promotions p where p.status = 'enabled' and (p.end_datetime is null or p.end_datetime > now())
    and p.id in (select r.promotion_id from promotion_rewards r where r.sku = any (wanted) and r.status <> 'disabled')
$$;
