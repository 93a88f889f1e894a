import type { Database } from '../database/connection.ts';
import { readToken, sharedSecret, signToken } from '../secrets/signedToken.ts';

/** Milliseconds a confirmation link works: 7 days, as the mail says. */
const LIFE = 7 * 86_400_000;
const PURPOSE = 'budget_alerts';

/** The path of a link that confirms the budget alerts of an account; who has it, reads the account's mail. */
export async function confirmationPath(database: Database, accountId: string): Promise<string> {
  const secret = await sharedSecret(database, 'mail');
  return `/mail/confirm/${signToken(secret, [PURPOSE, accountId, Date.now() + LIFE])}`;
}

/** The account a link's token confirms; null when it was not signed by us or is too old. */
export async function confirmedAccount(
  database: Database,
  token: string,
  now = Date.now(),
): Promise<string | null> {
  const [purpose, accountId, expiresAt] = readToken(await sharedSecret(database, 'mail'), token) ?? [];
  return purpose === PURPOSE && Number(expiresAt) > now ? String(accountId) : null;
}
