-- As before, and: neither whose a decided line is, nor what it set the end of its allocation to, nor when it was last changed.
create or replace function guerdon_line_decided() returns trigger language plpgsql
  as $$
begin
  if old.status <> 'pending' and (new.advertiser_id, new.id, new.type, new.status, new.currency, new.amount, new.allocation_id,
      new.txn_id, new.requester_id, new.grantor_id, new.created_at, new.decided_at, new.changed_at, new.sets_expiration,
      new.expires_at)
    is distinct from (old.advertiser_id, old.id, old.type, old.status, old.currency, old.amount, old.allocation_id,
      old.txn_id, old.requester_id, old.grantor_id, old.created_at, old.decided_at, old.changed_at, old.sets_expiration,
      old.expires_at) then
    raise exception 'a decided budget line is not changed' using errcode = '42501';
  end if;
  return new;
end $$;
