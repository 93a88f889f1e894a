-- Records the effect of an event on the catalog, with the names of this moment. Its lock is taken at commit and held until the
-- transaction ends: ids follow the order of commits, and nobody waits longer than a commit takes.
create or replace function guerdon_add_catalogue_change(e events) returns void
  language plpgsql security definer set search_path = public, pg_temp set app.staff = 'on'
as $$
declare
  became text := case when e.noun = 'publications' then e.after ->> 'published' else e.after ->> 'status' end;
  c catalogue_changes;
  is_on_sale boolean := true;
begin
  perform pg_advisory_xact_lock(4100728);
  c.kind := case
    when e.noun = 'publications' and became = 'true' then 'appeared'
    when e.noun = 'publications' and became = 'false' and e.action <> 'created' then 'disappeared'
    when e.noun = 'publications' then 'changed'
    when e.action = 'created' or became = 'enabled' then 'appeared'
    when became in ('disabled', 'deactivated') then 'disappeared'
    else 'changed' end;
  if e.noun = 'publications' then
    select u.product_id, u.seller_id into c.product_id, c.seller_id from product_publications u where u.id::text = e.noun_id;
  elsif e.noun = 'products' then
    c.product_id := e.noun_id;
  elsif e.noun = 'skus' then
    select s.product_id, s.name, s.currency, s.catalog_currency, s.status = 'enabled' or c.kind = 'disappeared',
        (select b.id from brands b where b.sku = s.brand_sku)
      into c.product_id, c.name, c.currency, c.catalog_currency, is_on_sale, c.brand_id
      from skus s where s.sku = e.noun_id;
  else
    select b.id, b.name, b.status = 'enabled' or c.kind = 'disappeared' into c.brand_id, c.name, is_on_sale
      from brands b where b.id = e.noun_id;
    c.sellers := array(select distinct u.seller_id from product_publications u join products p on p.id = u.product_id
      where p.brand_id = c.brand_id and p.status = 'enabled' and u.published order by 1);
  end if;
  if c.product_id is not null then
    select coalesce(c.name, p.name), b.id,
        is_on_sale and b.status = 'enabled' and (p.status = 'enabled' or (e.noun = 'products' and c.kind = 'disappeared'))
      into c.name, c.brand_id, is_on_sale
      from products p join brands b on b.id = p.brand_id where p.id = c.product_id;
    c.sellers := case when e.noun <> 'publications'
      then array(select u.seller_id from product_publications u where u.product_id = c.product_id and u.published order by 1)
      when c.kind <> 'changed' then array[c.seller_id] end;
  end if;
  -- A change of something on sale is told to the sellers that offer it; any other change only to the managers of the catalog.
  if not coalesce(is_on_sale, false) then
    c.sellers := null;
  end if;
  insert into catalogue_changes
    (event_id, at, noun, noun_id, kind, name, brand_id, product_id, seller_id, sellers, currency, catalog_currency)
    values (e.id, e.at, e.noun, e.noun_id, c.kind, coalesce(c.name, e.noun_id), c.brand_id, c.product_id, c.seller_id,
      coalesce(c.sellers, '{}'), c.currency, c.catalog_currency);
end
$$;
revoke all on function guerdon_add_catalogue_change(events) from public;

-- Every committed event about the catalog has its catalog change.
create or replace function guerdon_on_catalogue_event() returns trigger
  language plpgsql security definer set search_path = public, pg_temp
as $$
begin
  perform guerdon_add_catalogue_change(new);
  return null;
end
$$;

-- Runs at commit, for events of brands, products, SKUs and publications.
drop trigger if exists events_of_catalogue on events;
create constraint trigger events_of_catalogue after insert on events deferrable initially deferred
  for each row when (new.advertiser_id is null and new.noun in ('brands', 'products', 'skus', 'publications'))
  execute function guerdon_on_catalogue_event();
