-- Sets the expiry of booked redemptions whose links go out now, where their promotion has an expiration delay; for a held dispatch
-- from its release. The expiry is the last second of a day in the time zone of promotions, as at an activation.
create or replace function guerdon_hand_out(owner bigint, ids bigint[]) returns void
  language sql security definer set search_path = public, pg_temp set app.staff = 'on'
as $$
  with due as (
    select r.id, p.redemption_expiration_delay as days,
      case when d.state = 'held' then greatest(guerdon_now(), d.release_at) else guerdon_now() end as at
    from redemptions r
    join promotions p on p.advertiser_id = r.advertiser_id and p.id = r.promotion_id
    left join dispatches d on d.advertiser_id = r.advertiser_id and d.id = r.dispatch_id
    where r.advertiser_id = owner and r.id = any (ids) and r.state = 'booked' and r.expires_at is null
      and p.redemption_expiration_delay is not null
  )
  update redemptions r set expires_at = ((date_trunc('day', due.at at time zone 'America/Los_Angeles')
    + make_interval(days => due.days + 1)) at time zone 'America/Los_Angeles') - interval '1 second'
  from due where r.advertiser_id = owner and r.id = due.id
$$;
revoke all on function guerdon_hand_out(bigint, bigint[]) from public;
grant execute on function guerdon_hand_out(bigint, bigint[]) to guerdon_app;

-- Every new redemption is published.
create or replace function guerdon_queue_new_redemptions() returns trigger
  language plpgsql security definer set search_path = public, pg_temp set app.staff = 'on'
as $$
begin
  insert into event_outbox (noun, noun_id, action, advertiser_id, after, request_id)
    select 'redemptions', id::text, 'created', advertiser_id, jsonb_build_object('state', state), guerdon_request_id()
    from new_redemptions order by id;
  return null;
end
$$;

-- Runs once for each statement that books redemptions.
create or replace trigger redemptions_queued after insert on redemptions
  referencing new table as new_redemptions
  for each statement when (guerdon_publishes()) execute function guerdon_queue_new_redemptions();
