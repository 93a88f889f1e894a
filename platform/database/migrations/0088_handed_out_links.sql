-- A link that was handed out expires, whether or not anybody used it: `expires_at` of a booked redemption is the last second in which its link works.
DROP INDEX "redemptions_expiring";--> statement-breakpoint
CREATE INDEX "redemptions_expiring" ON "redemptions" USING btree ("expires_at") WHERE "redemptions"."state" in ('booked', 'pending', 'failed') and "redemptions"."expires_at" is not null;--> statement-breakpoint
-- A line whose messages were queued and have not left yet.
ALTER TABLE "batch_lines" DROP CONSTRAINT "batch_lines_stage";--> statement-breakpoint
ALTER TABLE "batch_lines" ADD CONSTRAINT "batch_lines_stage" CHECK ("batch_lines"."stage" in ('held', 'activate', 'order', 'ordering', 'notify', 'sending', 'done', 'failed', 'canceled'));--> statement-breakpoint
-- What a batch costs falls when its redemptions return their money, and grows when they are reset.
grant update (charge) on batches to guerdon_app;
--> statement-breakpoint
-- Starts the time of booked redemptions whose links are handed out now, where their promotion has an expiration delay; of a held dispatch from its release.
-- The last second of a day in the promotions' zone, as at an activation.
create function guerdon_hand_out(owner bigint, ids bigint[]) returns void
  language sql volatile security definer set search_path = public, pg_temp set app.staff = 'on'
  as $$
    with due as (
      select r.id, p.redemption_expiration_delay as days,
        case when d.state = 'held' then greatest(guerdon_now(), d.release_at) else guerdon_now() end as at
      from redemptions r
      join promotions p on p.advertiser_id = r.advertiser_id and p.id = r.promotion_id
      left join dispatches d on d.advertiser_id = r.advertiser_id and d.id = r.dispatch_id
      where r.advertiser_id = owner and r.id = any (ids) and r.state = 'booked' and r.expires_at is null
        and p.redemption_expiration_delay is not null)
    update redemptions r set expires_at = ((date_trunc('day', due.at at time zone 'America/Los_Angeles')
      + make_interval(days => due.days + 1)) at time zone 'America/Los_Angeles') - interval '1 second'
    from due where r.advertiser_id = owner and r.id = due.id $$;
--> statement-breakpoint
revoke all on function guerdon_hand_out(bigint, bigint[]) from public;
--> statement-breakpoint
grant execute on function guerdon_hand_out(bigint, bigint[]) to guerdon_app;
--> statement-breakpoint
-- Codes of a reward's pool that nobody was promised: those that can be taken now, less the open redemptions of all advertisers. None of a stopped pool.
create function guerdon_pool_left(reward text) returns bigint
  language sql stable security definer set search_path = public, pg_temp set app.staff = 'on'
  as $$
    select case when exists (select from stopped_pools where sku = reward) then 0 else greatest(0,
      (select count(*) from reward_codes c where c.sku = reward and c.state = 'free' and (c.available_at is null or c.available_at <= guerdon_now())
        and (c.expires_at is null or c.expires_at > guerdon_now()))
      - (select coalesce(sum(n.booked + n.pending + n.failed), 0) from promotion_counts n where n.sku = reward)) end::bigint $$;
--> statement-breakpoint
revoke all on function guerdon_pool_left(text) from public;
--> statement-breakpoint
grant execute on function guerdon_pool_left(text) to guerdon_app;
--> statement-breakpoint
select set_config('app.staff', 'on', true);
--> statement-breakpoint
-- Links that were shown or downloaded before this version: their time begins now, so that none ends on the day of the upgrade. The log of reads names single
-- links by redemption and files by extract.
do $$
declare owner bigint; shown bigint[];
begin
  for owner, shown in
    select r.advertiser_id, array_agg(r.id order by r.id) from redemptions r
    where r.state = 'booked' and r.expires_at is null and (
      exists (select from code_reads c where c.advertiser_id = r.advertiser_id and c.redemption_id = r.id and c.what in ('link', 'creation'))
      or exists (select from extracts x join code_reads c on c.advertiser_id = x.advertiser_id and c.extract_id = x.id and c.what = 'link'
        where x.advertiser_id = r.advertiser_id and x.kind = 'links' and x.dispatch_id = r.dispatch_id and (x.batch_id is null or x.batch_id = r.batch_id)))
    group by 1
  loop
    perform guerdon_hand_out(owner, shown);
  end loop;
end $$;
--> statement-breakpoint
-- The charge of a batch is what its redemptions have booked or spent; of those whose money was returned it said more until now.
update batches b set charge = n.charge
from (select r.advertiser_id, r.batch_id, coalesce(sum(r.charge) filter (where r.state in ('booked', 'pending', 'failed', 'redeemed', 'blocked')
    or (r.state = 'expired' and r.state_reason is distinct from 'recredited')), 0) as charge
  from redemptions r where r.batch_id is not null group by 1, 2 having bool_or(r.state not in ('booked', 'pending', 'failed', 'redeemed', 'blocked'))) n
where b.advertiser_id = n.advertiser_id and b.id = n.batch_id;
