// Authorizes API keys: for one advertiser, with the abilities that their creator held at creation and still holds, without personal ones.
import { type SQL, sql } from 'drizzle-orm';
import { type Ability, ACCOUNT_ROLES, abilitiesOf, type Role } from '../../../schema/foundation/abilities.ts';
import { UI_LOCALES } from '../../../schema/foundation/contacts/languages.ts';
import { DEFAULT_TIME_ZONE, isTimeZone } from '../../../schema/foundation/dates/dates.ts';
import type { Database } from '../database/connections/connection.ts';
import { boolean, listOf, oneOf, type RowOf, rowsOf, text } from '../database/rows.ts';
import { type ScopeFacts, systemScope } from './scope.ts';
import { isStaffEmail } from './staff.ts';

/** Abilities that no API key has: the own account, managing keys and accounts, and creating advertisers. */
export const NEVER_OF_A_KEY: readonly Ability[] = [
  'viewHome',
  'viewAccount',
  'editAccounts',
  'viewCredentials',
  'createCredentials',
  'createAccounts',
  'createAdvertisers',
];

const KEY_ROW = {
  id: text,
  advertiser_id: text,
  /** Id of the advertiser. */
  organization_id: text,
  key_roles: listOf(text),
  account_id: text,
  account_roles: listOf(text),
  email: text,
  email_verified: boolean,
  timezone: text,
  locale: oneOf(UI_LOCALES),
  is_given: boolean,
};
type KeyRow = RowOf<typeof KEY_ROW>;

/**
 * The facts of the key with this client id. Null, and so refused like a wrong token, when there is none, its creator is disabled or no
 * longer sees the advertiser.
 */
export function clientFacts(
  database: Database,
  clientId: string,
  staffDomains: readonly string[],
): Promise<Omit<ScopeFacts, 'requestId'> | null> {
  return factsOfKey(database, sql`c.client_id = ${clientId}`, staffDomains);
}

/** The same of the key `c` that `which` names. */
export async function factsOfKey(
  database: Database,
  which: SQL,
  staffDomains: readonly string[],
): Promise<Omit<ScopeFacts, 'requestId'> | null> {
  const row = await systemScope(database).read((tx) => keyRow(tx, which));
  if (!row || !(row.is_given || isStaffEmail(row.email, row.email_verified, staffDomains))) return null;
  const then = abilitiesOf(knownRoles(row.key_roles));
  const now = abilitiesOf(knownRoles(row.account_roles));
  const abilities = [...then].filter((ability) => now.has(ability) && !NEVER_OF_A_KEY.includes(ability));
  return {
    caller: `client:${row.id}`,
    accountId: row.account_id,
    organizationId: row.organization_id,
    isStaff: false,
    staffDomains,
    advertiserIds: [row.advertiser_id],
    visibleOrganizationIds: [row.organization_id],
    roles: knownRoles(row.account_roles),
    abilities: new Set(abilities),
    locale: row.locale,
    timezone: isTimeZone(row.timezone) ? row.timezone : DEFAULT_TIME_ZONE,
  };
}

const knownRoles = (roles: readonly string[]): Role[] => ACCOUNT_ROLES.filter((role) => roles.includes(role));

async function keyRow(tx: Parameters<typeof rowsOf>[0], which: SQL): Promise<KeyRow | undefined> {
  const [row] = await rowsOf(
    tx,
    KEY_ROW,
    sql`select c.id, c.advertiser_id, v.organization_id, c.roles as key_roles, a.id as account_id,
        a.roles as account_roles, a.email, a.email_verified, a.timezone, a.locale,
        exists (select from account_advertisers g where g.account_id = a.id and g.advertiser_id = c.advertiser_id) as is_given
      from credentials c
      join advertisers v on v.id = c.advertiser_id
      join accounts a on a.id = c.created_by and a.status = 'enabled'
      where ${which}`,
  );
  return row;
}
