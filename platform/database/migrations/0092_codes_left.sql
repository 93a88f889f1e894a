-- A reward is ready while a redemption of it would get its code now. Which rewards take their codes from a pool: `orderLines.ts` supplies by the same rule.
create function guerdon_is_pooled(reward text) returns boolean
  language sql stable security definer set search_path = public, pg_temp set app.staff = 'on'
  as $$
    select coalesce(p.kind, 'pool') = 'pool' and g.delivery_mode is distinct from 'physical_shipment'
    from skus s left join products g on g.id = s.product_id left join providers p on p.id = s.provider_id where s.sku = reward $$;
--> statement-breakpoint
revoke all on function guerdon_is_pooled(text) from public;
--> statement-breakpoint
grant execute on function guerdon_is_pooled(text) to guerdon_app;
--> statement-breakpoint
-- Whether a redemption would get a code now: always, unless its codes come from a pool that is empty or stopped.
create function guerdon_has_code(reward text) returns boolean
  language sql stable security definer set search_path = public, pg_temp set app.staff = 'on'
  as $$
    select not guerdon_is_pooled(reward) or (not exists (select from stopped_pools where sku = reward)
      and exists (select from reward_codes c where c.sku = reward and c.state = 'free' and (c.available_at is null or c.available_at <= guerdon_now())
        and (c.expires_at is null or c.expires_at > guerdon_now()))) $$;
--> statement-breakpoint
revoke all on function guerdon_has_code(text) from public;
--> statement-breakpoint
grant execute on function guerdon_has_code(text) to guerdon_app;
--> statement-breakpoint
drop function guerdon_pool_left(text);
--> statement-breakpoint
-- Codes of a reward's pool that nobody was promised: those that can be taken now and are good until `minimal`, less the open redemptions of all
-- advertisers. Below zero where more are promised than there are; null where the codes come from no pool. Codes beyond `wanted` are not counted.
create function guerdon_codes_left(reward text, minimal timestamptz, wanted bigint) returns bigint
  language plpgsql stable security definer set search_path = public, pg_temp set app.staff = 'on'
  as $$
    declare promised bigint; free bigint; lasting bigint;
    begin
      if not guerdon_is_pooled(reward) then return null; end if;
      if exists (select from stopped_pools where sku = reward) then return 0; end if;
      select coalesce(sum(n.booked + n.pending + n.failed), 0) into promised from promotion_counts n where n.sku = reward;
      select count(*) into free from (select from reward_codes c where c.sku = reward and c.state = 'free'
        and (c.available_at is null or c.available_at <= guerdon_now()) and (c.expires_at is null or c.expires_at > guerdon_now())
        limit promised + wanted) f;
      if minimal is null then return free - promised; end if;
      select count(*) into lasting from (select from reward_codes c where c.sku = reward and c.state = 'free'
        and (c.available_at is null or c.available_at <= guerdon_now()) and (c.expires_at is null or c.expires_at >= greatest(minimal, guerdon_now()))
        limit wanted) f;
      return least(free - promised, lasting);
    end $$;
--> statement-breakpoint
revoke all on function guerdon_codes_left(text, timestamptz, bigint) from public;
--> statement-breakpoint
grant execute on function guerdon_codes_left(text, timestamptz, bigint) to guerdon_app;
--> statement-breakpoint
CREATE INDEX "promotion_count_sums_sku" ON "promotion_count_sums" USING btree ("sku");
--> statement-breakpoint
select set_config('app.staff', 'on', true);
--> statement-breakpoint
-- What replaced another redemption before this version says so too.
insert into events (advertiser_id, account_id, caller, noun, noun_id, action, after, request_id, at)
select e.advertiser_id, e.account_id, e.caller, 'redemptions', e.after ->> 'replacement', 'replaces', jsonb_build_object('replaces', e.noun_id), e.request_id, e.at
from events e where e.noun = 'redemptions' and e.action = 'replaced' and e.after ? 'replacement';
