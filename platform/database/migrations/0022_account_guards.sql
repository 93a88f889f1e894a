-- Nobody makes an account that can sign in, or says of an address that it is proved: only its owner does, by a link of a mail.
grant select (accepted_at), update (email, email_verified) on accounts to guerdon_app;
--> statement-breakpoint
create function guerdon_staff_invites() returns trigger language plpgsql
  as $$
begin
  if current_user = 'guerdon_app'
    and (new.email_verified or new.password_hash is not null or new.accepted_at is not null) then
    raise exception 'an account is made by its owner''s link' using errcode = '42501';
  end if;
  return new;
end $$;
--> statement-breakpoint
create trigger accounts_staff_invites before insert on accounts
  for each row execute function guerdon_staff_invites();
--> statement-breakpoint
-- Whoever saves the own profile reaches the own row: its roles, status and address stay closed to all but staff.
create or replace function guerdon_staff_gives_roles() returns trigger language plpgsql
  as $$
begin
  if current_user <> 'guerdon_app' then
    return new;
  end if;
  if not guerdon_staff()
    and (new.roles, new.status, new.email, new.email_verified)
      is distinct from (old.roles, old.status, old.email, old.email_verified) then
    raise exception 'only operator staff give roles' using errcode = '42501';
  end if;
  if new.email_verified and (not old.email_verified or new.email is distinct from old.email) then
    raise exception 'an address is proved by its owner''s link' using errcode = '42501';
  end if;
  return new;
end $$;
--> statement-breakpoint
-- The tokens themselves are written and read by the platform alone.
grant select (account_id, purpose, mail_id, expires_at), insert, update (mail_id, token_hashes, expires_at), delete
  on account_links to guerdon_app;
--> statement-breakpoint
alter table account_links enable row level security;
--> statement-breakpoint
create policy account_links_staff on account_links to guerdon_app
  using ((select guerdon_staff())) with check ((select guerdon_staff()));
