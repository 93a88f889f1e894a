import { sql } from 'drizzle-orm';
import type { SignInFault } from '../../../schema/foundation/signIn.ts';
import { accountIdOf, type IssuerSubject } from '../../foundation/access/authentication.ts';
import { systemScope } from '../../foundation/access/scope.ts';
import { recordEvent } from '../../foundation/changes/recordEvent.ts';
import type { Database, Queries } from '../../foundation/database/connections/connection.ts';
import { nullable, rowCountOf, rowsOf, text } from '../../foundation/database/rows.ts';
import type { KnownEmail } from '../signIn/tokens/externalTokens.ts';

/**
 * Finds whom a sign-in elsewhere belongs to; at the first one the account with the verified e-mail is bound to issuer and subject for good,
 * and an open invitation is accepted: the issuer has proved the address. From then on the e-mail decides nothing.
 * @returns what keeps the person from signing in, else null and the account
 */
export async function bindMember(
  database: Database,
  who: IssuerSubject,
  emailOf: () => Promise<KnownEmail>,
): Promise<{ accountId: string } | { fault: SignInFault }> {
  const [binding] = await rowsOf(
    database.db,
    { id: text },
    sql`select a.id from accounts a where a.id = ${accountIdOf(who)}`,
  );
  if (binding) return enabled(database.db, binding.id);
  const { email, isVerified } = await emailOf();
  if (email === null) return { fault: 'email_missing' };
  if (!isVerified) return { fault: 'email_unverified' };
  const system = systemScope(database);
  return system.write(async (tx) => {
    const [account] = await rowsOf(
      tx,
      { id: text },
      sql`select id from accounts where lower(email) = lower(${email}) and status = 'enabled' for no key update`,
    );
    if (!account) return { fault: 'account_unknown' };
    const accountId = account.id;
    await tx.execute(sql`insert into account_identities (issuer, subject, account_id)
      values (${who.issuer}, ${who.subject}, ${accountId}) on conflict do nothing`);
    const [bound] = await rowsOf(tx, { id: nullable(text) }, sql`select ${accountIdOf(who)}::text as id`);
    if (bound?.id !== accountId) return { fault: 'account_bound' };
    await tx.execute(sql`update accounts set email_verified = true, accepted_at = coalesce(accepted_at, clock_timestamp()),
      version = version + 1 where id = ${accountId} and (accepted_at is null or not email_verified)`);
    await tx.execute(
      sql`delete from account_links where account_id = ${accountId} and purpose = 'invitation'`,
    );
    await recordEvent(
      tx,
      { ...system, accountId },
      {
        noun: 'accounts',
        nounId: accountId,
        action: 'bound',
        advertiserId: null,
        after: { issuer: who.issuer, subject: who.subject },
      },
    );
    return { accountId };
  });
}

/** A member who was disabled since then is not found. */
async function enabled(
  queries: Queries,
  accountId: string,
): Promise<{ accountId: string } | { fault: SignInFault }> {
  const rows = await rowCountOf(
    queries,
    sql`select from accounts where id = ${accountId} and status = 'enabled' and accepted_at is not null`,
  );
  return rows === 1 ? { accountId } : { fault: 'account_unknown' };
}
