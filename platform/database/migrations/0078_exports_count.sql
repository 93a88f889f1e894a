-- As before, and: an export of redemptions with their codes counts once, as a file of codes does. Its reads name it in their reason.
create or replace function guerdon_codes_read(by_caller text, seconds integer) returns bigint
  language sql stable security definer set search_path = public, pg_temp set app.staff = 'on'
  as $$ select (coalesce(sum(r.codes) filter (where r.what <> 'export' and r.extract_id is null), 0) + count(distinct r.extract_id)
      + count(distinct r.reason) filter (where r.what = 'export' and r.extract_id is null))::bigint from code_reads r
    where r.caller = by_caller and (r.what in ('reveal', 'pdf', 'resend', 'consult', 'link', 'export') or r.extract_id is not null)
      and r.at > clock_timestamp() - make_interval(secs => seconds) $$;
