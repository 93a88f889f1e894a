-- Account management: operator staff alone make accounts, give roles and reach, enable and disable.
grant insert, select (email_verified), update (roles, status) on accounts to guerdon_app;
--> statement-breakpoint
grant delete on account_advertisers to guerdon_app;
--> statement-breakpoint
create policy accounts_staff_insert on accounts for insert to guerdon_app
  with check ((select guerdon_staff()));
--> statement-breakpoint
create policy accounts_staff_update on accounts for update to guerdon_app
  using ((select guerdon_staff()));
--> statement-breakpoint
-- Whoever saves the own profile reaches the own row: its roles and status stay closed to all but staff.
create function guerdon_staff_gives_roles() returns trigger language plpgsql
  as $$
begin
  if current_user = 'guerdon_app' and not guerdon_staff()
    and (new.roles, new.status) is distinct from (old.roles, old.status) then
    raise exception 'only operator staff give roles' using errcode = '42501';
  end if;
  return new;
end $$;
--> statement-breakpoint
create trigger accounts_staff_gives_roles before update on accounts
  for each row execute function guerdon_staff_gives_roles();
--> statement-breakpoint
-- Nobody but staff gives up or takes away an advertiser.
create policy account_advertisers_staff_delete on account_advertisers as restrictive for delete to guerdon_app
  using ((select guerdon_staff()));
