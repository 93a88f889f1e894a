-- The application role, what it is granted, and row-level security: the belt below the scope.
do $$
begin
  if not exists (select from pg_roles where rolname = 'guerdon_app') then
    create role guerdon_app nologin;
  end if;
exception when duplicate_object or unique_violation then null; -- another database of this server made it just now
end $$;
--> statement-breakpoint
do $$
begin
  if not pg_has_role(current_user, 'guerdon_app', 'member') then
    execute format('grant guerdon_app to %I', current_user);
  end if;
end $$;
--> statement-breakpoint
grant usage on schema public to guerdon_app;
--> statement-breakpoint
-- What platform/scope.ts says about the caller; nothing said is nothing reached.
create function guerdon_staff() returns boolean language sql stable parallel safe
  as $$ select coalesce(current_setting('app.staff', true), '') = 'on' $$;
--> statement-breakpoint
create function guerdon_reach() returns bigint[] language sql stable parallel safe
  as $$ select coalesce(nullif(current_setting('app.advertisers', true), '')::bigint[], '{}') $$;
--> statement-breakpoint
create function guerdon_account() returns bigint language sql stable parallel safe
  as $$ select nullif(current_setting('app.account', true), '')::bigint $$;
--> statement-breakpoint
create function guerdon_organization() returns bigint language sql stable parallel safe
  as $$ select nullif(current_setting('app.organization', true), '')::bigint $$;
--> statement-breakpoint
-- For tables that only grow: refuses UPDATE and DELETE to everybody, the owner included.
create function guerdon_append_only() returns trigger language plpgsql
  as $$ begin raise exception '% only grows', tg_table_name using errcode = '42501'; end $$;
--> statement-breakpoint
create trigger events_append_only before update or delete on events
  for each statement execute function guerdon_append_only();
--> statement-breakpoint
grant select on organizations to guerdon_app;
--> statement-breakpoint
grant select (id, organization_id, login, email, name, phone_number, timezone, locale, roles, status, version),
  update (name, phone_number, timezone, locale, version) on accounts to guerdon_app;
--> statement-breakpoint
grant select, insert on account_advertisers to guerdon_app;
--> statement-breakpoint
grant select, insert, update on account_settings to guerdon_app;
--> statement-breakpoint
grant select, insert, update on advertisers to guerdon_app;
--> statement-breakpoint
grant usage on sequence advertisers_id_seq to guerdon_app;
--> statement-breakpoint
grant select on alerts to guerdon_app;
--> statement-breakpoint
grant select, insert on events to guerdon_app;
--> statement-breakpoint
-- Tables that sign-in also reads as their owner: the application role alone is confined.
alter table organizations enable row level security;
--> statement-breakpoint
create policy organizations_reach on organizations to guerdon_app
  using ((select guerdon_staff()) or id = (select guerdon_organization()));
--> statement-breakpoint
alter table accounts enable row level security;
--> statement-breakpoint
create policy accounts_read on accounts for select to guerdon_app
  using ((select guerdon_staff()) or id = (select guerdon_account())
    or organization_id = (select guerdon_organization()));
--> statement-breakpoint
create policy accounts_update on accounts for update to guerdon_app
  using (id = (select guerdon_account()));
--> statement-breakpoint
alter table account_advertisers enable row level security;
--> statement-breakpoint
create policy account_advertisers_reach on account_advertisers to guerdon_app
  using ((select guerdon_staff()) or account_id = (select guerdon_account()))
  with check ((select guerdon_staff())
    or (account_id = (select guerdon_account()) and advertiser_id = any ((select guerdon_reach())::bigint[])));
--> statement-breakpoint
alter table account_settings enable row level security;
--> statement-breakpoint
create policy account_settings_reach on account_settings to guerdon_app
  using ((select guerdon_staff()) or account_id = (select guerdon_account()));
--> statement-breakpoint
-- Tables of advertisers: their owner is confined as well, unless it is a superuser.
alter table advertisers enable row level security;
--> statement-breakpoint
alter table advertisers force row level security;
--> statement-breakpoint
create policy advertisers_reach on advertisers
  using ((select guerdon_staff()) or id = any ((select guerdon_reach())::bigint[]));
--> statement-breakpoint
alter table alerts enable row level security;
--> statement-breakpoint
alter table alerts force row level security;
--> statement-breakpoint
create policy alerts_reach on alerts
  using ((select guerdon_staff()) or advertiser_id = any ((select guerdon_reach())::bigint[])
    or (advertiser_id is null and organization_id = (select guerdon_organization())));
--> statement-breakpoint
alter table events enable row level security;
--> statement-breakpoint
alter table events force row level security;
--> statement-breakpoint
create policy events_reach on events
  using ((select guerdon_staff()) or advertiser_id = any ((select guerdon_reach())::bigint[])
    or (advertiser_id is null and account_id = (select guerdon_account())))
  with check ((select guerdon_staff()) or advertiser_id = any ((select guerdon_reach())::bigint[])
    or (advertiser_id is null and account_id = (select guerdon_account())));
