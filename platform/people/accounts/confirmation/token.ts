import { createHash } from 'node:crypto';
import { sql } from 'drizzle-orm';
import type { Database } from '../../../foundation/database/connections/connection.ts';
import { rowsOf, text } from '../../../foundation/database/rows.ts';
import { readToken, sharedSecret, signToken } from '../../../foundation/secrets/signedToken.ts';

/** Purposes of a confirmation link: permission to send budget alerts, or ownership of the e-mail address. */
const CONFIRMABLE = ['budget_alerts', 'email'] as const;
export type Confirmable = (typeof CONFIRMABLE)[number];

/** A confirmation whose link still works. */
export interface Confirmation {
  what: Confirmable;
  accountId: string;
  /** The address the link was sent to, which is the account's. */
  email: string;
}

/** Milliseconds a confirmation link works: 7 days, as the mail says. */
const LINK_LIFETIME_MS = 7 * 86_400_000;

/** The path of a link that confirms something about an account; its holder can read the account's mail. */
export async function confirmationPath(
  database: Database,
  what: Confirmable,
  { id, email }: { id: string; email: string },
): Promise<string> {
  const secret = await sharedSecret(database, 'mail');
  return `/mail/confirm/${signToken(secret, [what, id, markOf(email), Date.now() + LINK_LIFETIME_MS])}`;
}

/** Reads a link's token; null if the signature is wrong, the link is expired, or the account's address changed since. */
export async function readConfirmation(
  database: Database,
  token: string,
  now = Date.now(),
): Promise<Confirmation | null> {
  const facts = readToken(await sharedSecret(database, 'mail'), token) ?? [];
  const [purpose, accountId, mark, expiresAt] = facts;
  const what = CONFIRMABLE.find((confirmable) => confirmable === purpose);
  if (!what || !(Number(expiresAt) > now)) return null;
  const [account] = await rowsOf(
    database.db,
    { email: text },
    sql`select email from accounts where id = ${accountId} and status = 'enabled' and accepted_at is not null`,
  );
  return account && markOf(account.email) === mark
    ? { what, accountId: String(accountId), email: account.email }
    : null;
}

/** Distinguishes addresses without naming them. */
function markOf(email: string): string {
  return createHash('sha256').update(email.toLowerCase()).digest('base64url').slice(0, 12);
}
