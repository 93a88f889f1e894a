-- The request that the transaction belongs to.
create or replace function guerdon_request_id() returns text
  language sql stable parallel safe
as $$
  select coalesce(nullif(current_setting('app.request_id', true), ''), 'system')
$$;

-- True unless the transaction makes demo data, about which nobody is told.
create or replace function guerdon_publishes() returns boolean
  language sql stable parallel safe
as $$
  select current_setting('app.publishes', true) is distinct from 'off'
$$;

-- Every line of the log waits in the outbox until it is published.
create or replace function guerdon_queue_events() returns trigger
  language plpgsql security definer set search_path = public, pg_temp set app.staff = 'on'
as $$
begin
  insert into event_outbox (noun, noun_id, action, advertiser_id, account_id, before, after, request_id, at)
    select noun, noun_id, action, advertiser_id, account_id, before, after, request_id, at from new_events order by id;
  return null;
end
$$;

-- Events only grow.
create or replace trigger events_append_only before delete or update or truncate on events
  for each statement execute function guerdon_append_only();

-- The response stored for an idempotency key never changes; expired keys may be deleted.
create or replace trigger idempotency_keys_append_only before update or truncate on idempotency_keys
  for each statement execute function guerdon_append_only();

-- Runs once for each statement that writes lines.
create or replace trigger events_queued after insert on events
  referencing new table as new_events
  for each statement when (guerdon_publishes()) execute function guerdon_queue_events();
