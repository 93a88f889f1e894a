import { type SQL, sql } from 'drizzle-orm';

/**
 * What an account signs in with once its address is proved, for an `update accounts set …`: who signs in by an e-mail signs in by the
 * proved one. An issuer elsewhere knows its people by their e-mail.
 */
export function loginAfterProof({ isExternalIssuer }: { isExternalIssuer: boolean }): SQL {
  const login = sql`login = case when login like '%@%' then email else login end`;
  return isExternalIssuer ? sql`${login}, subject = lower(email)` : login;
}
