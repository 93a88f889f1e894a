-- Refuses a change of a table that only grows, to its owner too. Each table names the statements that it refuses.
create or replace function guerdon_append_only() returns trigger
  language plpgsql
as $$
begin
  raise exception '% only grows', tg_table_name using errcode = '42501';
end
$$;
