// The one judge of access tokens at the platform: signature, issuer, audience, type, time, client, grant.
import { createLocalJWKSet, type JWTVerifyGetKey, jwtVerify } from 'jose';
import { apiAudience } from '../../../../schema/foundation/signIn.ts';
import { DIGITS } from '../../../../schema/foundation/text/patterns.ts';
import type { PlatformConfig } from '../../../config.ts';
import type { Bearer } from '../../../foundation/access/bearerToken.ts';
import type { Database } from '../../../foundation/database/connections/connection.ts';
import type { ExternalIssuer } from '../issuer/externalIssuer.ts';
import { grantsOf } from '../issuer/grants.ts';
import { loadKeys, publicKeys } from '../issuer/keys.ts';
import { WrongSetting } from '../wrongSetting.ts';
import { isProgramClientId, isServiceClientId } from './apiKeys.ts';
import { endedOf } from './endedTokens.ts';
import { externalTokens } from './externalTokens.ts';
import { CLOCK_TOLERANCE, refusedOrAway } from './refusedToken.ts';
import { verifiedTokens } from './verifiedTokens.ts';

const MAX_TOKEN_CHARACTERS = 8_192;

export type BearerConfig = Pick<PlatformConfig, 'publicUrl' | 'issuer' | 'externalIssuer' | 'oidcClientId'>;

type Verify = (token: string) => Promise<Bearer | null>;

/** Returns the identity of a token, or null unless it is a valid access token of our issuer for our API. */
export function bearerVerifier(config: BearerConfig, database: Database): Verify {
  const judge = config.externalIssuer
    ? external(config.externalIssuer, database)
    : embedded(config, database);
  return async (token) => (token.length > MAX_TOKEN_CHARACTERS ? null : judge(token));
}

function embedded({ issuer, publicUrl, oidcClientId }: BearerConfig, database: Database): Verify {
  const keyOf = embeddedKeys(database);
  const grants = grantsOf(database);
  const rules = {
    issuer,
    audience: apiAudience(publicUrl),
    typ: 'at+jwt',
    algorithms: ['ES256'],
    clockTolerance: CLOCK_TOLERANCE,
    requiredClaims: ['sub', 'exp', 'iat', 'client_id'],
  };
  const verified = verifiedTokens(async (token) =>
    jwtVerify(token, await keyOf(), rules).catch(refusedOrAway),
  );
  return async (token) => {
    const read = await verified(token);
    if (!read) return null;
    const { sub, client_id: clientId, grant } = read.payload;
    if (typeof sub !== 'string' || sub === '' || typeof clientId !== 'string') return null;
    if (isServiceClientId(clientId)) {
      // The token is valid only as long as the secret it was issued for.
      const isOfSecret = sub === clientId && typeof grant === 'string' && DIGITS.test(grant);
      return isOfSecret ? { subject: sub, clientId, isKey: true, secretId: grant } : null;
    }
    if (isProgramClientId(clientId))
      return sub === clientId && grant === undefined ? { subject: sub, clientId, isKey: true } : null;
    if (clientId !== oidcClientId) return null;
    if (grant !== undefined && !(typeof grant === 'string' && (await grants.stands(grant)))) return null;
    return { subject: sub, clientId, isKey: false };
  };
}

/** A token that the issuer made but we are not configured for is refused here; sign-in reports the cause. */
function external(settings: ExternalIssuer, database: Database): Verify {
  const tokens = externalTokens(settings);
  const ended = endedOf(database);
  return async (token) => {
    const claims = await tokens.judge(token).catch((error: unknown) => {
      if (error instanceof WrongSetting) return null;
      throw error;
    });
    if (!claims || (await ended.hasToken(token))) return null;
    return { subject: claims.subject, clientId: claims.clientId, isKey: false, issuer: claims.issuer };
  };
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
