-- An order ID is unique forever; only the recall of its dispatch releases it.
create or replace function guerdon_claim_of_recalled() returns trigger
  language plpgsql security definer set search_path = public, pg_temp
as $$
begin
  if not exists (
    select from redemptions r
    join batches b on b.advertiser_id = r.advertiser_id and b.id = r.batch_id
    join dispatches d on d.advertiser_id = b.advertiser_id and d.id = b.dispatch_id
    where r.advertiser_id = old.advertiser_id and r.id = old.redemption_id and d.state = 'recalled'
  ) then
    raise exception 'order_claims only grows: the dispatch of this order is not recalled' using errcode = '42501';
  end if;
  return old;
end
$$;

-- Releases the order IDs of a recalled dispatch, so that the same file can be sent again. It has the right to delete, and sees
-- what its caller sees.
create or replace function guerdon_release_orders(owner bigint, wanted bigint) returns bigint
  language plpgsql security definer set search_path = public, pg_temp
as $$
declare
  freed bigint;
begin
  if not exists (select from dispatches d where d.advertiser_id = owner and d.id = wanted and d.state = 'recalled') then
    raise exception 'dispatch % is not recalled', wanted using errcode = '23514', constraint = 'order_claims_of_recalled';
  end if;
  with gone as (
    delete from order_claims c
    using redemptions r join batches b on b.advertiser_id = r.advertiser_id and b.id = r.batch_id
    where b.advertiser_id = owner and b.dispatch_id = wanted
      and c.advertiser_id = r.advertiser_id and c.order_id = r.order_id and c.redemption_id = r.id
    returning 1
  )
  select count(*) into freed from gone;
  return freed;
end
$$;
revoke all on function guerdon_release_orders(bigint, bigint) from public;
grant execute on function guerdon_release_orders(bigint, bigint) to guerdon_app;

-- Recomputes charges of a dispatch that this transaction has created (lateSources.ts); a committed charge never changes.
create or replace function guerdon_recharge_new(of_advertiser bigint, of_dispatch bigint, lines jsonb, sums jsonb) returns void
  language plpgsql security definer set search_path = public, pg_temp set app.staff = 'on'
as $$
begin
  if not exists (select from dispatches d
    where d.advertiser_id = of_advertiser and d.id = of_dispatch and d.xmin = pg_current_xact_id()::xid) then
    raise exception 'only a dispatch of the same transaction is charged anew' using errcode = '42501';
  end if;
  update redemptions r set charge = l.a, source_allocation_id = l.w
    from jsonb_to_recordset(lines) as l (i bigint, a bigint, w bigint)
    where r.advertiser_id = of_advertiser and r.id = l.i and r.dispatch_id = of_dispatch;
  update batches b set charge = s.charge
    from jsonb_to_recordset(sums) as s (id bigint, charge bigint)
    where b.advertiser_id = of_advertiser and b.id = s.id and b.dispatch_id = of_dispatch;
  update dispatches d set charge = (select sum(b.charge) from batches b where b.advertiser_id = of_advertiser and b.dispatch_id = of_dispatch)
    where d.advertiser_id = of_advertiser and d.id = of_dispatch;
end
$$;
revoke all on function guerdon_recharge_new(bigint, bigint, jsonb, jsonb) from public;
grant execute on function guerdon_recharge_new(bigint, bigint, jsonb, jsonb) to guerdon_app;

-- Claimed order IDs never change.
create or replace trigger order_claims_append_only before update or truncate on order_claims
  for each statement execute function guerdon_append_only();

-- A claim is deleted only after a recall.
create or replace trigger order_claims_recalled before delete on order_claims
  for each row execute function guerdon_claim_of_recalled();
