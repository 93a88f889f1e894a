// Writes of accounts that staff manage: `members` decides, this file stores.
import { type SQL, sql } from 'drizzle-orm';
import type { Role } from '../../../schema/foundation/abilities.ts';
import type { NewMember } from '../../../schema/people/members.ts';
import type { Queries } from '../../foundation/database/connections/connection.ts';
import { number, rowsOf, text } from '../../foundation/database/rows.ts';

/** Stores an account that nobody has accepted yet; answers its id. `subject` is the issuer's name for it. */
export async function insertAccount(
  tx: Queries,
  {
    subject,
    organizationId,
    email,
    name,
    timezone,
    locale,
    roles,
  }: Pick<NewMember, 'organizationId' | 'email' | 'name' | 'timezone' | 'locale'> & {
    subject: string;
    roles: readonly Role[];
  },
): Promise<string> {
  const [row] = await rowsOf(
    tx,
    { id: text },
    sql`insert into accounts (organization_id, subject, login, email, name, timezone, locale, roles, accepted_at)
        values (${organizationId}, ${subject}, ${email}, ${email}, ${name}, ${timezone}, ${locale},
          ${rolesArray(roles)}, null) returning id`,
  );
  return String(row?.id);
}

/** Stores the name, status and roles of an account, and counts its version. */
export async function updateManaged(
  tx: Queries,
  id: string,
  { name, status, roles }: { name: string; status: string; roles: readonly Role[] },
): Promise<void> {
  await tx.execute(sql`update accounts set name = ${name}, status = ${status},
      roles = ${rolesArray(roles)}, version = version + 1 where id = ${id}`);
}

/** Stores another address, which is not verified. */
export async function replaceEmail(tx: Queries, id: string, email: string): Promise<void> {
  await tx.execute(sql`update accounts set email = ${email}, email_verified = false where id = ${id}`);
}

/**
 * Ends the confirmation of the address that budget alerts go to. Answers the version of the settings if alerts are on, so that a new confirmation is
 * mailed; else null.
 */
export async function endAlertsConfirmation(tx: Queries, accountId: string): Promise<number | null> {
  const [settings] = await rowsOf(
    tx,
    { version: number, budget_alerts: text },
    sql`update account_settings set budget_alerts_state = 'pending', version = version + 1
      where account_id = ${accountId} and budget_alerts_state = 'confirmed' returning version, budget_alerts`,
  );
  return settings?.budget_alerts === 'on' ? settings.version : null;
}

/** Unbinds an account from its identities at external issuers; answers those that it had. */
export const deleteIdentities = (
  tx: Queries,
  accountId: string,
): Promise<{ issuer: string; subject: string }[]> =>
  rowsOf(
    tx,
    { issuer: text, subject: text },
    sql`delete from account_identities where account_id = ${accountId} returning issuer, subject`,
  );

const rolesArray = (roles: readonly Role[]): SQL => sql`${`{${roles.join(',')}}`}::text[]`;
