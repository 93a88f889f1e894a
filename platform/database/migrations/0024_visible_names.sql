-- What row-level security asks has the name that the program gives it: visible advertisers. Policies follow a renamed function by
-- themselves; functions hold its name as text, so they are made again from their own text.
alter function guerdon_reach() rename to guerdon_visible_advertisers;
--> statement-breakpoint
do $$
declare
  named record;
begin
  for named in
    select pg_get_functiondef(p.oid) as definition from pg_proc p join pg_namespace n on n.oid = p.pronamespace
    where n.nspname = current_schema() and p.prosrc like '%guerdon_reach(%'
  loop
    execute replace(named.definition, 'guerdon_reach(', 'guerdon_visible_advertisers(');
  end loop;
  for named in select tablename, policyname from pg_policies where policyname like '%\_reach' loop
    execute format('alter policy %I on %I rename to %I', named.policyname, named.tablename,
      regexp_replace(named.policyname, '_reach$', '_visible'));
  end loop;
end $$;
