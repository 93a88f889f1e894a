DROP INDEX "redemptions_booked";--> statement-breakpoint
CREATE INDEX "redemptions_booked" ON "redemptions" USING btree ("advertiser_id","promotion_id","booked_at") WHERE "redemptions"."state" = 'booked';--> statement-breakpoint
-- Ends are given to the second, and their last second belongs to the promotion.
create or replace function guerdon_promotion_state(status text, starts timestamptz, ends timestamptz, moment timestamptz) returns text
  language sql immutable parallel safe
  as $$ select case when status = 'completed' then 'completed' when moment - ends >= interval '1 second' then 'ended' when starts > moment then 'pending' else 'ready' end $$;
--> statement-breakpoint
-- One alert for each dispatch that has failed orders, for as long as it has some. Whoever moves redemptions calls it, with no right on alerts.
create function guerdon_tell_failed_orders(advertiser bigint, moved bigint[]) returns void
  language sql volatile security definer set search_path = public, pg_temp set app.staff = 'on'
  as $$
    select pg_advisory_xact_lock(hashtextextended('orders_failed:' || advertiser, 0));
    with told as (
      select b.dispatch_id, b.promotion_id, count(*) filter (where r.state = 'failed') as failed,
        format('/advertiser/%s/promotion/%s/batch/%s?failed=true', advertiser, b.promotion_id, b.dispatch_id) as url
      from batches b join redemptions r on r.advertiser_id = b.advertiser_id and r.batch_id = b.id
      where b.advertiser_id = advertiser
        and b.dispatch_id in (select m.dispatch_id from batches m where m.advertiser_id = advertiser and m.id = any (moved))
      group by b.dispatch_id, b.promotion_id
    ), gone as (
      delete from alerts a using told where a.advertiser_id = advertiser and a.type = 'orders_failed' and a.related_url = told.url
      returning a.related_url, a.since)
    insert into alerts (organization_id, advertiser_id, severity, type, params, since, related_url)
    select v.organization_id, v.id, 'warning', 'orders_failed',
      jsonb_build_object('promotion', p.name, 'count', told.failed::text), coalesce((select min(since) from gone where related_url = told.url), now()), told.url
    from told join promotions p on p.advertiser_id = advertiser and p.id = told.promotion_id join advertisers v on v.id = advertiser
    where told.failed > 0 $$;
--> statement-breakpoint
revoke all on function guerdon_tell_failed_orders(bigint, bigint[]) from public;
--> statement-breakpoint
grant execute on function guerdon_tell_failed_orders(bigint, bigint[]) to guerdon_app;
