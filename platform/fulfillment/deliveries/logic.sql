-- Every outcome of a message is published.
create or replace function guerdon_queue_outcomes() returns trigger
  language plpgsql security definer set search_path = public, pg_temp set app.staff = 'on'
as $$
begin
  insert into event_outbox (noun, noun_id, action, advertiser_id, after, request_id)
    select 'deliveries', d.id::text, d.state, d.advertiser_id, jsonb_build_object('reason', d.reason), guerdon_request_id()
    from new_deliveries d join old_deliveries o on o.advertiser_id = d.advertiser_id and o.id = d.id
    where d.state in ('sent', 'failed', 'bounced') and d.state <> o.state;
  return null;
end
$$;

-- A message without an address has failed from the beginning.
create or replace function guerdon_queue_failed_messages() returns trigger
  language plpgsql security definer set search_path = public, pg_temp set app.staff = 'on'
as $$
begin
  insert into event_outbox (noun, noun_id, action, advertiser_id, after, request_id)
    select 'deliveries', id::text, state, advertiser_id, jsonb_build_object('reason', reason), guerdon_request_id()
    from new_deliveries where state = 'failed';
  return null;
end
$$;

-- Runs once for each statement that changes messages.
create or replace trigger deliveries_queued after update on deliveries
  referencing old table as old_deliveries new table as new_deliveries
  for each statement when (guerdon_publishes()) execute function guerdon_queue_outcomes();

-- Runs once for each statement that queues messages.
create or replace trigger deliveries_failed_queued after insert on deliveries
  referencing new table as new_deliveries
  for each statement when (guerdon_publishes()) execute function guerdon_queue_failed_messages();
