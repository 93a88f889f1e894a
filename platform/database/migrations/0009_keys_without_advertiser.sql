-- An answer kept for a change that has no advertiser yet (its creation) stands under 0 and is its caller's alone.
create function guerdon_caller() returns text language sql stable parallel safe
  as $$ select nullif(current_setting('app.caller', true), '') $$;
--> statement-breakpoint
drop policy idempotency_keys_reach on idempotency_keys;
--> statement-breakpoint
create policy idempotency_keys_reach on idempotency_keys
  using ((select guerdon_staff()) or advertiser_id = any ((select guerdon_reach())::bigint[])
    or (advertiser_id = 0 and caller = (select guerdon_caller())));
--> statement-breakpoint
-- Whoever reaches an advertiser sees in which countries its organization operates.
drop policy organizations_reach on organizations;
--> statement-breakpoint
create policy organizations_reach on organizations to guerdon_app
  using ((select guerdon_staff()) or id = (select guerdon_organization())
    or id = any (array(select organization_id from advertisers where id = any ((select guerdon_reach())::bigint[]))));
