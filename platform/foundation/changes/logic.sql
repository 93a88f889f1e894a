-- Events only grow.
create or replace trigger events_append_only before delete or update or truncate on events
  for each statement execute function guerdon_append_only();

-- The response stored for an idempotency key never changes; expired keys may be deleted.
create or replace trigger idempotency_keys_append_only before update or truncate on idempotency_keys
  for each statement execute function guerdon_append_only();
