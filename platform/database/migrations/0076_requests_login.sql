-- Requests log in as their role instead of taking it, where a server has more than one session: `reset role` then gives a statement no more rights.
do $$
begin
  if not (select rolcanlogin from pg_roles where rolname = 'guerdon_app') then
    alter role guerdon_app login;
  end if;
exception when insufficient_privilege or internal_error then null; -- a superuser does it (docs/production.md), or another database of this server just did
end $$;
--> statement-breakpoint
-- Whether a statement belongs to a request, also after `reset role`, and within functions that run as their owner.
create function guerdon_is_request() returns boolean language sql stable parallel safe
  as $$ select current_setting('role', true) = 'guerdon_app' or session_user = 'guerdon_app' $$;
--> statement-breakpoint
do $$
declare
  definition text;
begin
  for definition in
    select pg_get_functiondef(p.oid) from pg_proc p join pg_namespace n on n.oid = p.pronamespace
    where n.nspname = 'public' and p.prosrc like '%current_setting(''role'', true) = ''guerdon_app''%'
      and p.proname <> 'guerdon_is_request'
  loop
    execute replace(definition, 'current_setting(''role'', true) = ''guerdon_app''', 'guerdon_is_request()');
  end loop;
end $$;
--> statement-breakpoint
-- Tables of advertisers confine their owner as well, unless it is a superuser.
alter table account_advertisers force row level security;
--> statement-breakpoint
create policy account_advertisers_owner on account_advertisers using ((select guerdon_staff()));
--> statement-breakpoint
alter table budget_levels force row level security;
--> statement-breakpoint
create policy budget_levels_owner on budget_levels using ((select guerdon_staff()));
--> statement-breakpoint
alter table promotion_drafts force row level security;
--> statement-breakpoint
create policy promotion_drafts_owner on promotion_drafts using ((select guerdon_staff()) and current_user <> 'guerdon_app');
--> statement-breakpoint
-- The queue serves all advertisers: its workers lease jobs as the owner of the table and see each of them.
alter table jobs force row level security;
--> statement-breakpoint
create policy jobs_worker on jobs using (current_user <> 'guerdon_app') with check (current_user <> 'guerdon_app');
--> statement-breakpoint
drop trigger events_append_only on events;
--> statement-breakpoint
create trigger events_append_only before update or delete or truncate on events
  for each statement execute function guerdon_append_only();
--> statement-breakpoint
-- A key is forgotten after its time; it is never changed.
drop trigger idempotency_keys_append_only on idempotency_keys;
--> statement-breakpoint
create trigger idempotency_keys_append_only before update or truncate on idempotency_keys
  for each statement execute function guerdon_append_only();
--> statement-breakpoint
create trigger order_claims_append_only before update or truncate on order_claims
  for each statement execute function guerdon_append_only();
--> statement-breakpoint
-- An order ID is unique forever. Only the recall of its dispatch gives it back (guerdon_release_orders).
create function guerdon_claim_of_recalled() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
begin
  if not exists (
    select from redemptions r
    join batches b on b.advertiser_id = r.advertiser_id and b.id = r.batch_id
    join dispatches d on d.advertiser_id = b.advertiser_id and d.id = b.dispatch_id
    where r.advertiser_id = old.advertiser_id and r.id = old.redemption_id and d.state = 'recalled'
  ) then
    raise exception 'order_claims only grows: the dispatch of this order is not recalled' using errcode = '42501';
  end if;
  return old;
end
$$;
--> statement-breakpoint
create trigger order_claims_recalled before delete on order_claims
  for each row execute function guerdon_claim_of_recalled();
