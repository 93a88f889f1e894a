// Authorizes service accounts on behalf of the creator of their secret, with the named abilities that this person still holds.
import { type SQL, sql } from 'drizzle-orm';
import { type Ability, ACCOUNT_ROLES, abilitiesOf, type Role } from '../../../schema/foundation/abilities.ts';
import { UI_LOCALES } from '../../../schema/foundation/contacts/languages.ts';
import { DEFAULT_TIME_ZONE, isTimeZone } from '../../../schema/foundation/dates/dates.ts';
import type { Database } from '../database/connections/connection.ts';
import { boolean, listOf, nullable, oneOf, rowCountOf, rowsOf, text } from '../database/rows.ts';
import type { Bearer } from './bearerToken.ts';
import { type ScopeFacts, systemScope } from './scope.ts';
import { isStaffEmail } from './staff.ts';

const SERVICE_ROW = {
  id: text,
  /** Null for one of the provider. */
  organization_id: nullable(text),
  named: listOf(text),
  account_id: text,
  makers_organization_id: text,
  roles: listOf(text),
  email: text,
  email_verified: boolean,
  timezone: text,
  locale: oneOf(UI_LOCALES),
  advertisers: listOf(text),
};

/** A service account `s` that is not ended, the account `a` that answers for it, and of ours the secret `x` behind the token. */
const inUse = ({ clientId, secretId, issuer, subject }: Bearer): SQL => {
  const maker = sql`a.status = 'enabled' and a.accepted_at is not null`;
  if (secretId === undefined)
    return sql`from service_accounts s join accounts a on a.id = s.made_by and ${maker}
      where s.issuer = ${issuer ?? ''} and s.subject = ${subject} and s.ended_at is null`;
  return sql`from service_accounts s
    join service_account_secrets x on x.service_account_id = s.id and x.id = ${secretId} and ${isLiveSecret}
    join accounts a on a.id = x.made_by and ${maker}
    where s.client_id = ${clientId} and s.ended_at is null`;
};

/** SQL condition: the secret `x` is neither ended nor expired. */
export const isLiveSecret = sql`x.ended_at is null and (x.expires_at is null or x.expires_at > now())`;

/** True if a token's service account, its secret and their creator are valid now. Each request checks it, so an end takes effect everywhere at once. */
export async function serviceStands(database: Database, bearer: Bearer): Promise<boolean> {
  return (await rowCountOf(database.db, sql`select 1 ${inUse(bearer)}`)) === 1;
}

/**
 * The facts of the service account behind a token. Null, and therefore refused like a wrong token, when there is none, when it or its secret has ended, or
 * when the creator of the secret is disabled or no longer operator staff. The provider's see every advertiser, an organization's only its own.
 */
export function serviceFacts(
  database: Database,
  bearer: Bearer,
  staffDomains: readonly string[],
): Promise<Omit<ScopeFacts, 'requestId'> | null> {
  return factsOfService(database, inUse(bearer), staffDomains);
}

/** The service account with this id, on behalf of an account that still answers for one of its secrets: a job goes on for it without a token. */
export const serviceOf = ({ id, accountId }: { id: string; accountId: string }): SQL =>
  sql`from service_accounts s join accounts a on a.id = ${accountId} and a.status = 'enabled' and a.accepted_at is not null
    where s.id = ${id} and s.ended_at is null and (s.issuer is not null and s.made_by = a.id
      or exists (select from service_account_secrets x where x.service_account_id = s.id and x.made_by = a.id and ${isLiveSecret}))`;

/** The facts of the service account `s` and the account `a` that `source` finds. */
export async function factsOfService(
  database: Database,
  source: SQL,
  staffDomains: readonly string[],
): Promise<Omit<ScopeFacts, 'requestId'> | null> {
  const [row] = await systemScope(database).read((tx) =>
    rowsOf(
      tx,
      SERVICE_ROW,
      sql`select s.id, s.organization_id, s.abilities as named, a.id as account_id, a.organization_id as makers_organization_id, a.roles,
        a.email, a.email_verified, a.timezone, a.locale,
        array(select v.id from advertisers v where v.organization_id = s.organization_id order by v.id) as advertisers
      ${source}`,
    ),
  );
  if (!row || !isStaffEmail(row.email, row.email_verified, staffDomains)) return null;
  const roles = ACCOUNT_ROLES.filter((role) => row.roles.includes(role));
  const organizationId = row.organization_id;
  return {
    caller: `service:${row.id}`,
    accountId: row.account_id,
    organizationId: organizationId ?? row.makers_organization_id,
    isStaff: organizationId === null,
    staffDomains,
    advertiserIds: row.advertisers.map(String),
    visibleOrganizationIds: organizationId === null ? [] : [organizationId],
    roles,
    abilities: heldOf(row.named, roles),
    locale: row.locale,
    timezone: isTimeZone(row.timezone) ? row.timezone : DEFAULT_TIME_ZONE,
  };
}

/** Named abilities, as far as these roles hold them. */
export function heldOf(named: readonly string[], roles: readonly Role[]): ReadonlySet<Ability> {
  return new Set([...abilitiesOf(roles)].filter((ability) => named.includes(ability)));
}
