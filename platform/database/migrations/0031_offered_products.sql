-- Whether any seller offers a product, publicly or privately. A caller sees the offers of its own organization alone; the answer must not depend on it.
create function guerdon_is_offered(wanted text) returns boolean
  language sql stable security definer set search_path = public, pg_temp set app.staff = 'on'
  as $$ select exists (select from product_publications where product_id = wanted and (published or private)) $$;
