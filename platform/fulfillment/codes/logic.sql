-- True if the codes of a reward come from a pool. `orderLines.ts` supplies by the same rule.
create or replace function guerdon_is_pooled(reward text) returns boolean
  language sql stable security definer set search_path = public, pg_temp set app.staff = 'on'
as $$
  select coalesce(p.kind, 'pool') = 'pool' and g.delivery_mode is distinct from 'physical_shipment'
  from skus s left join products g on g.id = s.product_id left join providers p on p.id = s.provider_id where s.sku = reward
$$;
revoke all on function guerdon_is_pooled(text) from public;
grant execute on function guerdon_is_pooled(text) to guerdon_app;

-- True if a redemption would get a code now: always, unless its pool is empty or stopped.
create or replace function guerdon_has_code(reward text) returns boolean
  language sql stable security definer set search_path = public, pg_temp set app.staff = 'on'
as $$
  select not guerdon_is_pooled(reward) or (
    not exists (select from stopped_pools where sku = reward)
    and exists (
      select from reward_codes c where c.sku = reward and c.state = 'free'
        and (c.available_at is null or c.available_at <= guerdon_now())
        and (c.expires_at is null or c.expires_at > guerdon_now())
    )
  )
$$;
revoke all on function guerdon_has_code(text) from public;
grant execute on function guerdon_has_code(text) to guerdon_app;

-- Why a redemption would get no code now; null if it would get one.
create or replace function guerdon_code_obstacle(reward text) returns text
  language sql stable security definer set search_path = public, pg_temp set app.staff = 'on'
as $$
  select case
    when guerdon_has_code(reward) then null
    when exists (select from stopped_pools where sku = reward) then 'pool_stopped'
    when s.provider_id is null and not exists (select from reward_codes c where c.sku = reward) then 'no_provider'
    else 'no_codes' end
  from skus s where s.sku = reward
$$;
revoke all on function guerdon_code_obstacle(text) from public;
grant execute on function guerdon_code_obstacle(text) to guerdon_app;

-- Available codes of a pool that stay valid until `minimal`, minus the open redemptions of all advertisers. Below zero if more are
-- promised than available; null without a pool. Codes beyond `wanted` are not counted.
create or replace function guerdon_codes_left(reward text, minimal timestamptz, wanted bigint) returns bigint
  language plpgsql stable security definer set search_path = public, pg_temp set app.staff = 'on'
as $$
declare
  promised bigint;
  free bigint;
  lasting bigint;
begin
  if not guerdon_is_pooled(reward) then return null; end if;
  if exists (select from stopped_pools where sku = reward) then return 0; end if;
  select coalesce(sum(n.booked + n.pending + n.failed), 0) into promised from promotion_counts n where n.sku = reward;
  select count(*) into free from (
    select from reward_codes c where c.sku = reward and c.state = 'free'
      and (c.available_at is null or c.available_at <= guerdon_now())
      and (c.expires_at is null or c.expires_at > guerdon_now())
    limit promised + wanted
  ) f;
  if minimal is null then return free - promised; end if;
  select count(*) into lasting from (
    select from reward_codes c where c.sku = reward and c.state = 'free'
      and (c.available_at is null or c.available_at <= guerdon_now())
      and (c.expires_at is null or c.expires_at >= greatest(minimal, guerdon_now()))
    limit wanted
  ) f;
  return least(free - promised, lasting);
end
$$;
revoke all on function guerdon_codes_left(text, timestamptz, bigint) from public;
grant execute on function guerdon_codes_left(text, timestamptz, bigint) to guerdon_app;

-- Codes left in each pool, now and later, for operator staff. Requests have no right on the codes themselves.
create or replace function guerdon_pools() returns table (sku text, stock bigint, delayed bigint)
  language sql stable security definer set search_path = public, pg_temp
as $$
  select c.sku, count(*) filter (where c.available_at is null or c.available_at <= n.at),
    count(*) filter (where c.available_at > n.at)
  from (select guerdon_now() as at where guerdon_staff() offset 0) n join reward_codes c
    on c.state = 'free' and (c.expires_at is null or c.expires_at > n.at)
  group by c.sku
$$;
revoke all on function guerdon_pools() from public;
grant execute on function guerdon_pools() to guerdon_app;

-- Logs a read of codes before it happens and returns the hash of the log row. Each hash covers the one before, so that no row can be
-- changed or left out unnoticed. Readers wait for each other here.
create or replace function guerdon_code_read(
  owner bigint, account bigint, by_caller text, kind text, redemption bigint, extracted bigint, how_many integer, why text
) returns bytea
  language plpgsql security definer set search_path = public, pg_temp set app.staff = 'on'
as $$
declare
  before bytea;
  moment timestamptz := date_trunc('milliseconds', clock_timestamp());
  own bytea;
begin
  perform pg_advisory_xact_lock(hashtext('code_reads'));
  select r.hash into before from code_reads r order by r.id desc limit 1;
  before := coalesce(before, ''::bytea);
  own := sha256(before || convert_to(jsonb_build_array(
    owner, extract(epoch from moment)::text, account, by_caller, kind, redemption, extracted, how_many, why
  )::text, 'UTF8'));
  insert into code_reads (advertiser_id, at, account_id, caller, what, redemption_id, extract_id, codes, reason, previous, hash)
  values (owner, moment, account, by_caller, kind, redemption, extracted, how_many, why, before, own);
  return own;
end
$$;
revoke all on function guerdon_code_read(bigint, bigint, text, text, bigint, bigint, integer, text) from public;
grant execute on function guerdon_code_read(bigint, bigint, text, text, bigint, bigint, integer, text) to guerdon_app;

-- Number of codes that a caller has read within the last seconds, for its limit. A link counts as its code; a file or an export counts
-- once. The caller has no right to read the log itself.
create or replace function guerdon_codes_read(by_caller text, seconds integer) returns bigint
  language sql stable security definer set search_path = public, pg_temp set app.staff = 'on'
as $$
  select (coalesce(sum(r.codes) filter (where r.what <> 'export' and r.extract_id is null), 0) + count(distinct r.extract_id)
    + count(distinct r.reason) filter (where r.what = 'export' and r.extract_id is null))::bigint
  from code_reads r
  where r.caller = by_caller and (r.what in ('reveal', 'pdf', 'resend', 'consult', 'link', 'export') or r.extract_id is not null)
    and r.at > clock_timestamp() - make_interval(secs => seconds)
$$;
revoke all on function guerdon_codes_read(text, integer) from public;
grant execute on function guerdon_codes_read(text, integer) to guerdon_app;

-- The log of code reads only grows.
create or replace trigger code_reads_append_only before delete or update or truncate on code_reads
  for each statement execute function guerdon_append_only();

-- Hashes of codes only grow.
create or replace trigger code_hashes_append_only before delete or update or truncate on code_hashes
  for each statement execute function guerdon_append_only();
