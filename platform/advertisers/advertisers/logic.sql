-- An advertiser stays with its organization, because its counts would not move with it.
create or replace function guerdon_stays_in_organization() returns trigger
  language plpgsql
as $$
begin
  raise exception 'an advertiser stays with its organization';
end
$$;

-- No advertiser moves to another organization.
create or replace trigger advertisers_organization_kept before update of organization_id on advertisers
  for each row when (old.organization_id is distinct from new.organization_id)
  execute function guerdon_stays_in_organization();
