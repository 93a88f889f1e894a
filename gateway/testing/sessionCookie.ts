import { cookieCipher } from '../foundation/session/cookieCipher.ts';

/** The session key of gateways started for tests. */
export const SESSION_KEY = 'a-session-key-for-tests-of-32-characters-or-more';

/** The `Cookie` header of a browser whose session holds this access token. */
export function sessionCookieFor(accessToken: string, subject = 'subject-of-one'): string {
  const name = 'guerdon';
  const hour = Date.now() + 3_600_000;
  const session = { accessToken, expiresAt: hour, subject, refreshToken: null, idToken: null, endsAt: hour };
  return `${name}=1.${cookieCipher(SESSION_KEY, 'session').encrypt(session)}`;
}
