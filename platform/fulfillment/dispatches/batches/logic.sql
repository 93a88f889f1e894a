-- A dispatch has one alert while it has failed orders. The mover of redemptions calls this without a right on alerts.
-- It reads only failed redemptions, because the accounts of the advertiser are locked meanwhile.
create or replace function guerdon_tell_failed_orders(advertiser bigint, moved bigint[]) returns void
  language sql security definer set search_path = public, pg_temp set app.staff = 'on'
as $$
  select pg_advisory_xact_lock(hashtextextended('orders_failed:' || advertiser, 0));
  with told as (
    select d.dispatch_id, d.promotion_id, (
        select count(*) from batches b
        join redemptions r on r.advertiser_id = b.advertiser_id and r.batch_id = b.id and r.state = 'failed'
        where b.advertiser_id = advertiser and b.dispatch_id = d.dispatch_id) as failed,
      format('/advertiser/%s/promotion/%s/batch/%s?failed=true', advertiser, d.promotion_id, d.dispatch_id) as url
    from (select distinct m.dispatch_id, m.promotion_id from batches m where m.advertiser_id = advertiser and m.id = any (moved)) d
  ), gone as (
    delete from alerts a using told where a.advertiser_id = advertiser and a.type = 'orders_failed' and a.related_url = told.url
    returning a.related_url, a.since
  )
  insert into alerts (organization_id, advertiser_id, severity, type, params, since, related_url)
  select v.organization_id, v.id, 'warning', 'orders_failed',
    jsonb_build_object('promotion', p.name, 'count', told.failed::text),
    coalesce((select min(since) from gone where related_url = told.url), now()), told.url
  from told join promotions p on p.advertiser_id = advertiser and p.id = told.promotion_id join advertisers v on v.id = advertiser
  where told.failed > 0
$$;
revoke all on function guerdon_tell_failed_orders(bigint, bigint[]) from public;
grant execute on function guerdon_tell_failed_orders(bigint, bigint[]) to guerdon_app;

-- Charges of batches equal what their redemptions hold or spent. The mover of redemptions calls this with the change of each batch.
create or replace function guerdon_add_charges(advertiser bigint, changes jsonb) returns void
  language sql
as $$
  update batches b set charge = b.charge + w.by, version = b.version + 1 from (
    select c.id, w.by from jsonb_to_recordset(changes) as w (id bigint, by bigint)
    join batches c on c.advertiser_id = advertiser and c.id = w.id order by c.id for no key update of c) w
  where b.advertiser_id = advertiser and b.id = w.id
$$;
