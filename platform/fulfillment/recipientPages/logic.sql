-- The redemption that a valid link leads to, for any visitor; no row for an unknown, revoked or expired link.
create or replace function guerdon_link(token bytea) returns table (advertiser_id bigint, redemption_id bigint, n integer)
  language sql stable security definer set search_path = public, pg_temp set app.staff = 'on'
as $$
  select l.advertiser_id, l.redemption_id, l.n from recipient_links l
  where l.token_hash = token and l.revoked_at is null and (l.expires_at is null or l.expires_at > guerdon_now())
$$;
revoke all on function guerdon_link(bytea) from public;
grant execute on function guerdon_link(bytea) to guerdon_app;

-- The promotion of a domain, for any visitor; no row for a disabled one.
create or replace function guerdon_portal(label text) returns table (advertiser_id bigint, promotion_id bigint)
  language sql stable security definer set search_path = public, pg_temp set app.staff = 'on'
as $$
  select p.advertiser_id, p.id from promotions p where p.ui_id = label and p.status <> 'disabled'
$$;
revoke all on function guerdon_portal(text) from public;
grant execute on function guerdon_portal(text) to guerdon_app;
