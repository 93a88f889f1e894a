// Whose rate a bearer token counts for. A made-up token must neither open a bucket of its own nor empty somebody else's.
import { createHash } from 'node:crypto';
import { createRemoteJWKSet, type JWTVerifyGetKey, jwtVerify } from 'jose';
import { LRUCache } from 'lru-cache';
import type { SessionConfig } from '../session/environment.ts';

/** Tokens remembered; each lives some minutes. */
const REMEMBERED = 10_000;
const TIMEOUT_MS = 1_000;
/** Seconds that our clock and the issuer's may differ. */
const TOLERANCE = 30;

/** Answers who a token proves to speak for, `subject:…` or `client:…`; null when our issuer did not sign it, it has expired, or the issuer cannot be asked. */
export type TokenProof = (token: string) => Promise<string | null>;

/** The proof by the issuer's public keys. It says nothing of what the token may: that is the platform's to judge. */
export function tokenProof(config: SessionConfig): TokenProof {
  const proven = new LRUCache<string, { key: string; until: number }>({ max: REMEMBERED });
  let keys: Promise<JWTVerifyGetKey> | undefined;
  const keysNow = () => {
    keys ??= keysOf(config);
    keys.catch(() => {
      keys = undefined;
    });
    return keys;
  };
  return async (token) => {
    if (token.split('.').length !== 3) return null;
    const hash = createHash('sha256').update(token).digest('base64');
    const known = proven.get(hash);
    if (known && Date.now() < known.until) return known.key;
    const found = await keysNow()
      .then((set) => jwtVerify(token, set, { issuer: config.issuer, clockTolerance: TOLERANCE }))
      .then(({ payload: { sub, client_id: client, exp } }) => {
        if (typeof sub !== 'string' || exp === undefined) return null;
        const key = client === sub ? `client:${sub}` : `subject:${sub}`;
        return { key, until: (exp + TOLERANCE) * 1000 };
      })
      .catch(() => null);
    if (!found) return null;
    proven.set(hash, found);
    return found.key;
  };
}

async function keysOf({ isExternalIssuer, issuer, platformUrl }: SessionConfig): Promise<JWTVerifyGetKey> {
  const options = { timeoutDuration: TIMEOUT_MS };
  if (!isExternalIssuer) return createRemoteJWKSet(new URL('/oidc/jwks', platformUrl), options);
  const at = `${issuer.replace(/\/$/, '')}/.well-known/openid-configuration`;
  const answer = await fetch(at, { signal: AbortSignal.timeout(TIMEOUT_MS), redirect: 'error' });
  const { jwks_uri: address } = (await answer.json()) as { jwks_uri?: string };
  return createRemoteJWKSet(new URL(address ?? ''), options);
}
