import { type SQL, sql } from 'drizzle-orm';

/**
 * An account's login once its address is verified, for an `update accounts set …`: an account whose login is an e-mail gets the
 * verified one as its login. An external issuer identifies its people by their e-mail.
 */
export function loginAfterProof({ isExternalIssuer }: { isExternalIssuer: boolean }): SQL {
  const login = sql`login = case when login like '%@%' then email else login end`;
  return isExternalIssuer ? sql`${login}, subject = lower(email)` : login;
}
