// Access tokens as the embedded issuer makes them: a JWT that names subject, client and grant, and decides nothing.
import { randomUUID } from 'node:crypto';
import { importJWK, SignJWT } from 'jose';
import { apiAudience, embeddedIssuer, GATEWAY_CLIENT_ID } from '../../../../schema/foundation/signIn.ts';
import type { Keys } from '../issuer/keys.ts';

/** Lifetime in seconds. */
export const ACCESS_TOKEN_SECONDS = 300;

export interface AccessTokenFacts {
  publicUrl: string;
  subject: string;
  clientId?: string;
  /** Seconds since 1970; now when absent. */
  issuedAt?: number;
  /** The grant of the token. A token without one lives until it expires. */
  grant?: string;
}

/** Signs an access token like the issuer's own, for tests and tooling that hold the keys. */
export async function mintAccessToken(keys: Keys, facts: AccessTokenFacts): Promise<string> {
  const [key] = keys.signing;
  const issuedAt = facts.issuedAt ?? Math.floor(Date.now() / 1000);
  return new SignJWT({
    client_id: facts.clientId ?? GATEWAY_CLIENT_ID,
    ...(facts.grant ? { grant: facts.grant } : {}),
  })
    .setProtectedHeader({ alg: 'ES256', typ: 'at+jwt', kid: key.kid })
    .setIssuer(embeddedIssuer(facts.publicUrl))
    .setAudience(apiAudience(facts.publicUrl))
    .setSubject(facts.subject)
    .setJti(randomUUID())
    .setIssuedAt(issuedAt)
    .setExpirationTime(issuedAt + ACCESS_TOKEN_SECONDS)
    .sign(await importJWK(key, 'ES256'));
}
