// The one judge of access tokens at the platform: signature, issuer, audience, type, time, client, grant.
import { createLocalJWKSet, createRemoteJWKSet, type JWTVerifyGetKey, jwtVerify } from 'jose';
import { apiAudience } from '../../schema/signIn.ts';
import type { Bearer } from '../access/bearerToken.ts';
import type { PlatformConfig } from '../config.ts';
import type { Database } from '../database/connection.ts';
import { unavailable } from '../http/refusal.ts';
import { isKeyClientId } from './apiKeys.ts';
import { grantsOf } from './grants.ts';
import { loadKeys, publicKeys } from './keys.ts';

/** Seconds by which the clocks of two machines may differ. */
const CLOCK_TOLERANCE = 30;
const LONGEST_TOKEN = 8_192;
/** For each question to an issuer elsewhere. */
const TIMEOUT_MS = 3_000;

export type BearerConfig = Pick<PlatformConfig, 'publicUrl' | 'issuer' | 'isExternalIssuer' | 'oidcClientId'>;

/** Answers who a token speaks for, or null for whatever is not a valid access token of our issuer for our API. */
export function bearerVerifier(
  config: BearerConfig,
  database: Database,
): (token: string) => Promise<Bearer | null> {
  const isEmbedded = !config.isExternalIssuer;
  const { issuer } = config;
  const keyOf = isEmbedded ? embeddedKeys(database) : remoteKeys(issuer);
  const grants = grantsOf(database);
  const rules = {
    issuer,
    audience: apiAudience(config.publicUrl),
    typ: 'at+jwt',
    algorithms: isEmbedded ? ['ES256'] : ['ES256', 'PS256', 'RS256'],
    clockTolerance: CLOCK_TOLERANCE,
    requiredClaims: ['sub', 'exp', 'iat', 'client_id'],
  };
  return async (token) => {
    if (token.length > LONGEST_TOKEN) return null;
    const key = await keyOf();
    const read = await jwtVerify(token, key, rules).catch(refused);
    if (!read) return null;
    const { sub, client_id: clientId, grant } = read.payload;
    if (typeof sub !== 'string' || sub === '' || typeof clientId !== 'string') return null;
    const isKey = isEmbedded && isKeyClientId(clientId);
    if (isKey) return sub === clientId && grant === undefined ? { subject: sub, clientId, isKey } : null;
    if (isEmbedded && clientId !== config.oidcClientId) return null;
    if (isEmbedded && grant !== undefined && !(typeof grant === 'string' && (await grants.stands(grant)))) {
      return null;
    }
    return { subject: sub, clientId, isKey: false };
  };
}

const AWAY = ['ERR_JWKS_TIMEOUT', 'ERR_JOSE_GENERIC'];

/** Returns null for an invalid token. Throws `unavailable` when the issuer's keys cannot be fetched. */
function refused(error: unknown): null {
  const { code } = error as { code?: unknown };
  if (typeof code === 'string' && code.startsWith('ERR_J') && !AWAY.includes(code)) return null;
  if (error instanceof TypeError && !('cause' in error)) return null;
  throw unavailable();
}

function embeddedKeys(database: Database): () => Promise<JWTVerifyGetKey> {
  let set: Promise<JWTVerifyGetKey> | undefined;
  return () => {
    set ??= loadKeys(database).then((keys) => createLocalJWKSet(publicKeys(keys)));
    set.catch(() => {
      set = undefined;
    });
    return set;
  };
}

function remoteKeys(issuer: string): () => Promise<JWTVerifyGetKey> {
  let set: Promise<JWTVerifyGetKey> | undefined;
  const discover = async (): Promise<JWTVerifyGetKey> => {
    const at = `${issuer.replace(/\/$/, '')}/.well-known/openid-configuration`;
    const answer = await fetch(at, { signal: AbortSignal.timeout(TIMEOUT_MS), redirect: 'error' }).catch(
      () => null,
    );
    if (!answer?.ok) throw unavailable();
    const found = (await answer.json()) as { issuer?: unknown; jwks_uri?: unknown };
    if (found.issuer !== issuer || typeof found.jwks_uri !== 'string') {
      throw new Error('The issuer named by OIDC_ISSUER does not describe itself as that issuer.');
    }
    return createRemoteJWKSet(new URL(found.jwks_uri), { timeoutDuration: TIMEOUT_MS });
  };
  return () => {
    set ??= discover();
    set.catch(() => {
      set = undefined;
    });
    return set;
  };
}
