import { type SQL, sql } from 'drizzle-orm';
import type { FastifyRequest } from 'fastify';
import { ACCOUNT_ROLES, abilitiesOf, type Role } from '../../../schema/foundation/abilities.ts';
import { acceptedLocale } from '../../../schema/foundation/contacts/acceptedLocale.ts';
import { UI_LOCALES } from '../../../schema/foundation/contacts/languages.ts';
import { DEFAULT_TIME_ZONE, isTimeZone } from '../../../schema/foundation/dates/dates.ts';
import type { Database, Queries } from '../database/connections/connection.ts';
import { boolean, listOf, oneOf, type RowOf, rowsOf, text } from '../database/rows.ts';
import type { FindCaller } from './authorization.ts';
import { type Bearer, bearerOf } from './bearerToken.ts';
import { clientFacts } from './clientAuthentication.ts';
import { type UpdateUse, usesOf } from './noteUses.ts';
import { isClient, isService, openScope, type ScopeFacts, systemScope } from './scope.ts';
import { serviceFacts, serviceStands } from './serviceAccounts.ts';
import { isStaffEmail } from './staff.ts';

/** Milliseconds for which an account is remembered; a change made here drops it at once. */
const REMEMBERED = 5000;
const MAX_CACHED_CALLERS = 10_000;

/** Checks an access token; null when it does not hold. */
type VerifyToken = (token: string) => Promise<Bearer | null>;

export type CallerFacts = Omit<ScopeFacts, 'requestId'>;

/** Finds the caller by the token's subject, or by its client id for an API key. Other claims of the token decide nothing. */
export interface Authentication {
  find: FindCaller;
  /** Drops what is remembered of an account and of its API keys, after it or its advertisers changed. */
  forget(accountId: string): void;
  /** Drops what is remembered of an API key or a service account, after it was deleted or changed. */
  forgetClient(clientId: string): void;
}

const ACCOUNT_ROW = {
  id: text,
  organization_id: text,
  email: text,
  email_verified: boolean,
  roles: listOf(text),
  timezone: text,
  locale: oneOf(UI_LOCALES),
  advertisers: listOf(text),
  organizations: listOf(text),
};
type AccountRow = RowOf<typeof ACCOUNT_ROW>;

/** Finds callers by their tokens and remembers their accounts for at most five seconds. */
export function authentication(
  database: Database,
  verify: VerifyToken,
  { staffDomains, updateUse }: { staffDomains: readonly string[]; updateUse: UpdateUse },
): Authentication {
  const remembered = new Map<string, { until: number; facts: Promise<CallerFacts | null> }>();
  const uses = usesOf(database, updateUse);

  function load(bearer: Bearer): Promise<CallerFacts | null> {
    const { subject, clientId, isKey, issuer, secretId } = bearer;
    const name = isKey ? `${clientName(clientId)}${secretId ?? ''}` : `subject:${issuer ?? ''}:${subject}`;
    const cachedEntry = remembered.get(name);
    if (cachedEntry && cachedEntry.until > performance.now()) return cachedEntry.facts;
    if (remembered.size >= MAX_CACHED_CALLERS) remembered.clear();
    const facts = factsOfBearer(bearer);
    const entry = { until: performance.now() + REMEMBERED, facts };
    remembered.set(name, entry);
    const drop = () => remembered.get(name) === entry && remembered.delete(name);
    facts.then((callerFacts) => callerFacts ?? drop(), drop); // an unknown account or a failed query is not cached
    return facts;
  }

  async function factsOfBearer(bearer: Bearer): Promise<CallerFacts | null> {
    const { subject, clientId, isKey, issuer, secretId } = bearer;
    if (secretId !== undefined) return serviceFacts(database, bearer, staffDomains);
    if (isKey) return clientFacts(database, clientId, staffDomains);
    const whose =
      issuer === undefined ? sql`a.subject = ${subject}` : sql`a.id = ${accountIdOf({ issuer, subject })}`;
    const person = await systemScope(database).read((tx) => accountFacts(tx, whose, staffDomains));
    if (issuer === undefined) return person;
    return person ?? serviceFacts(database, bearer, staffDomains);
  }

  return {
    async find(request: FastifyRequest) {
      const token = bearerOf(request.raw);
      const bearer = token === null ? null : await verify(token);
      const facts = bearer && (await load(bearer));
      if (!facts) return null;
      if (isService(facts) && !(await serviceStands(database, bearer))) return null;
      if (isClient(facts)) uses.note(bearer);
      const locale = acceptedLocale(request.headers['accept-language']) ?? facts.locale;
      return openScope(database, { ...facts, locale, requestId: request.id });
    },
    forget(accountId) {
      for (const [name, { facts }] of remembered) {
        void facts
          .then((account) => account?.accountId === accountId && remembered.delete(name))
          .catch(() => {});
      }
    },
    forgetClient(clientId) {
      for (const name of remembered.keys())
        if (name.startsWith(clientName(clientId))) remembered.delete(name);
    },
  };
}

/** A person as an external issuer names them. */
export interface IssuerSubject {
  issuer: string;
  subject: string;
}

/** The id of the account that is bound to a person elsewhere; null where none is. */
export const accountIdOf = ({ issuer, subject }: IssuerSubject): SQL =>
  sql`(select i.account_id from account_identities i where i.issuer = ${issuer} and i.subject = ${subject})`;

const clientName = (clientId: string) => `client:${clientId}:`;

/**
 * An account's access at this moment; null where there is none, it is disabled or its owner never accepted it. `whose` names it as `a`: the
 * subject of a token, or its id where a job goes on for it. The transaction is one of the system's scope: a table of advertisers shows nothing to its
 * owner without one.
 */
export async function accountFacts(
  queries: Queries,
  whose: SQL,
  staffDomains: readonly string[],
): Promise<CallerFacts | null> {
  const [row] = await rowsOf(
    queries,
    ACCOUNT_ROW,
    sql`select a.id, a.organization_id, a.email, a.email_verified, a.roles, a.timezone, a.locale,
        array(select advertiser_id from account_advertisers where account_id = a.id order by advertiser_id) as advertisers,
        array(select distinct v.organization_id from account_advertisers g join advertisers v on v.id = g.advertiser_id
          where g.account_id = a.id) as organizations
      from accounts a where ${whose} and a.status = 'enabled' and a.accepted_at is not null`,
  );
  return row ? factsOf(row, staffDomains) : null;
}

function factsOf(row: AccountRow, staffDomains: readonly string[]): CallerFacts {
  const roles = row.roles.filter((role): role is Role => (ACCOUNT_ROLES as string[]).includes(role));
  return {
    caller: `account:${row.id}`,
    accountId: row.id,
    organizationId: row.organization_id,
    isStaff: isStaffEmail(row.email, row.email_verified, staffDomains),
    staffDomains,
    advertiserIds: row.advertisers.map(String),
    visibleOrganizationIds: row.organizations.map(String),
    roles,
    abilities: abilitiesOf(roles),
    locale: row.locale,
    timezone: isTimeZone(row.timezone) ? row.timezone : DEFAULT_TIME_ZONE,
  };
}
