-- Roles, status and address of an account change only by operator staff, and only a mailed link verifies an address.
create or replace function guerdon_staff_gives_roles() returns trigger
  language plpgsql
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
end
$$;

-- A request creates no account that can sign in and no verified address: only the owner's mailed link does.
create or replace function guerdon_staff_invites() returns trigger
  language plpgsql
as $$
begin
  if current_user = 'guerdon_app'
    and (new.email_verified or new.password_hash is not null or new.accepted_at is not null) then
    raise exception 'an account is made by its owner''s link' using errcode = '42501';
  end if;
  return new;
end
$$;

-- Every update of an account keeps these rules.
create or replace trigger accounts_staff_gives_roles before update on accounts
  for each row execute function guerdon_staff_gives_roles();

-- Every new account keeps this rule.
create or replace trigger accounts_staff_invites before insert on accounts
  for each row execute function guerdon_staff_invites();
