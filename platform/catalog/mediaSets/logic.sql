-- Each brand, product and SKU has a media set from its creation.
create or replace function guerdon_media_set() returns trigger
  language plpgsql security definer set search_path = public, pg_temp
as $$
begin
  if new.media_set_id is null then
    insert into media_sets (noun, noun_id, account_id)
      values (tg_table_name, to_jsonb(new) ->> tg_argv[0], nullif(current_setting('app.account', true), '')::bigint)
      on conflict (noun, noun_id) do update set noun = excluded.noun
      returning id into new.media_set_id;
  end if;
  return new;
end
$$;

-- A new brand gets its media set.
create or replace trigger brands_media_set before insert on brands
  for each row execute function guerdon_media_set('id');

-- A new product gets its media set.
create or replace trigger products_media_set before insert on products
  for each row execute function guerdon_media_set('id');

-- A new SKU gets its media set.
create or replace trigger skus_media_set before insert on skus
  for each row execute function guerdon_media_set('sku');
