ALTER TABLE "budget_lines" ADD COLUMN "reason" text;
--> statement-breakpoint
-- A decided line stays as it is, its reason too.
create or replace function guerdon_line_decided() returns trigger language plpgsql
  as $$
begin
  if old.status <> 'pending' and (new.advertiser_id, new.id, new.type, new.status, new.currency, new.amount, new.allocation_id,
      new.txn_id, new.requester_id, new.grantor_id, new.created_at, new.decided_at, new.changed_at, new.sets_expiration,
      new.expires_at, new.reason)
    is distinct from (old.advertiser_id, old.id, old.type, old.status, old.currency, old.amount, old.allocation_id,
      old.txn_id, old.requester_id, old.grantor_id, old.created_at, old.decided_at, old.changed_at, old.sets_expiration,
      old.expires_at, old.reason) then
    raise exception 'a decided budget line is not changed' using errcode = '42501';
  end if;
  return new;
end $$;
--> statement-breakpoint
-- Locks all accounts of an advertiser in the order of their ids, for a transaction that posts more than once: the application may not touch them itself.
create function ledger_lock(advertiser bigint) returns void
language sql security definer set search_path = public, pg_temp as $$
  select from ledger_accounts where advertiser_id = advertiser order by id for no key update
$$;
--> statement-breakpoint
revoke all on function ledger_lock(bigint) from public;
--> statement-breakpoint
grant execute on function ledger_lock(bigint) to guerdon_app;
