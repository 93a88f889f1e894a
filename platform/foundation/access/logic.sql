-- True if the caller is operator staff. Policies read the caller from settings of the transaction; without them nothing is visible.
create or replace function guerdon_staff() returns boolean
  language sql stable parallel safe
as $$
  select coalesce(current_setting('app.staff', true), '') = 'on'
$$;

-- Ids of the advertisers that the caller sees.
create or replace function guerdon_visible_advertisers() returns bigint[]
  language sql stable parallel safe
as $$
  select coalesce(nullif(current_setting('app.advertisers', true), '')::bigint[], '{}')
$$;

-- Id of the caller's account; null without one.
create or replace function guerdon_account() returns bigint
  language sql stable parallel safe
as $$
  select nullif(current_setting('app.account', true), '')::bigint
$$;

-- Id of the caller's organization; null without one.
create or replace function guerdon_organization() returns bigint
  language sql stable parallel safe
as $$
  select nullif(current_setting('app.organization', true), '')::bigint
$$;

-- Identifies the caller of a change that belongs to no advertiser yet, for its idempotency key.
create or replace function guerdon_caller() returns text
  language sql stable parallel safe
as $$
  select nullif(current_setting('app.caller', true), '')
$$;

-- True for a statement of a request, also after `reset role` and inside functions that run as their owner.
create or replace function guerdon_is_request() returns boolean
  language sql stable parallel safe
as $$
  select current_setting('role', true) = 'guerdon_app' or session_user = 'guerdon_app'
$$;
