import { hash as digest } from 'node:crypto';
import { createRemoteJWKSet, type JWTVerifyGetKey, jwtVerify } from 'jose';
import { LRUCache } from 'lru-cache';
import type { SessionConfig } from '../session/environment.ts';

/** Verified tokens kept; each expires within minutes. */
const MAX_TOKENS = 10_000;
const TIMEOUT_MS = 1_000;
/** Seconds by which our clock and the issuer's may differ. */
const CLOCK_TOLERANCE = 30;

/**
 * Resolves to the caller that a token belongs to, `subject:…` or `client:…`; to null when our issuer did not sign it, when it
 * has expired, or while the issuer is unavailable.
 */
export type VerifyToken = (token: string) => Promise<string | null>;

/**
 * Verifies bearer tokens by the issuer's public keys, so that a forged token neither gets a bucket of its own nor fills
 * another caller's. What a token allows is the platform's decision.
 */
export function tokenVerifier(config: SessionConfig): VerifyToken {
  const verifiedTokens = new LRUCache<string, { caller: string; until: number }>({ max: MAX_TOKENS });
  let keys: Promise<JWTVerifyGetKey> | undefined;
  const loadKeys = () => {
    keys ??= keysOf(config);
    keys.catch(() => {
      keys = undefined;
    });
    return keys;
  };
  return async (token) => {
    if (token.split('.').length !== 3) return null;
    const hash = digest('sha256', token, 'base64');
    const before = verifiedTokens.get(hash);
    if (before && Date.now() < before.until) return before.caller;
    const verified = await loadKeys()
      .then((set) => jwtVerify(token, set, { issuer: config.issuer, clockTolerance: CLOCK_TOLERANCE }))
      .then(({ payload: { sub, client_id: client, exp } }) => {
        if (typeof sub !== 'string' || exp === undefined) return null;
        const caller = client === sub ? `client:${sub}` : `subject:${sub}`;
        return { caller, until: (exp + CLOCK_TOLERANCE) * 1000 };
      })
      .catch(() => null);
    if (!verified) return null;
    verifiedTokens.set(hash, verified);
    return verified.caller;
  };
}

async function keysOf({ isExternalIssuer, issuer, platformUrl }: SessionConfig): Promise<JWTVerifyGetKey> {
  const options = { timeoutDuration: TIMEOUT_MS };
  if (!isExternalIssuer) return createRemoteJWKSet(new URL('/oidc/jwks', platformUrl), options);
  const address = `${issuer.replace(/\/$/, '')}/.well-known/openid-configuration`;
  const response = await fetch(address, { signal: AbortSignal.timeout(TIMEOUT_MS), redirect: 'error' });
  const { jwks_uri: keys } = (await response.json()) as { jwks_uri?: string };
  return createRemoteJWKSet(new URL(keys ?? ''), options);
}
