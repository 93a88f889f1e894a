// Checks one attempt to sign in: first the wait, then the password; an unknown login looks like a wrong password.
import { emailUid } from '../../../schema/foundation/contacts/emailAddress.ts';
import type { Database } from '../../foundation/database/connections/connection.ts';
import { accountByLogin } from './accounts.ts';
import { beginAttempt, forgetAttempt, type SignInAttempt } from './delays.ts';
import { verifyPassword } from './password.ts';

/** `wait`: seconds until the next attempt is looked at; `passwordVersion`: which of the account's passwords was right. */
export type SignInOutcome = { subject: string; passwordVersion: number } | { wait: number } | 'wrong';

/** Maximum number of characters of an e-mail address or a password. */
export const MAX_CREDENTIAL = 256;

/** Checks one login and password from one network address. */
export async function signIn(
  database: Database,
  given: SignInAttempt & { password: string },
): Promise<SignInOutcome> {
  if (!given.login || given.login.length > MAX_CREDENTIAL || given.password.length > MAX_CREDENTIAL)
    return 'wrong';
  // Both forms of a domain name one account: they share its password and its count of failures.
  const attempt = { ...given, login: emailUid(given.login) };
  const wait = await beginAttempt(database, attempt);
  if (wait > 0) return { wait };
  const account = await accountByLogin(database, attempt.login);
  const isRight = await verifyPassword(given.password, account?.passwordHash ?? null);
  if (!account || !isRight) return 'wrong';
  await forgetAttempt(database, attempt);
  return { subject: account.subject, passwordVersion: account.passwordVersion };
}
