-- Business time: dates of promotions, expiries, releases. Leases, the ledger and events use the real time.
-- Without settings of its own the function is inlined, so that a list reads the clock once.
create or replace function guerdon_now() returns timestamptz
  language sql stable parallel safe
as $$
  select now() + (select c.shift from public.platform_clock c)
$$;
