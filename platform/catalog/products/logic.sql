-- True if any seller offers the product, publicly or privately.
-- Callers see only the offers of their own organization; the answer must not depend on it.
create or replace function guerdon_is_offered(wanted text) returns boolean
  language sql stable security definer set search_path = public, pg_temp set app.staff = 'on'
as $$
  select exists (select from product_publications where product_id = wanted and (published or private))
$$;
