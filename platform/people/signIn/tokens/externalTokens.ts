// The judge of access tokens of an external issuer: whose they are, for which client and audience, until when.
import { jwtVerify } from 'jose';
import type { ExternalIssuer } from '../issuer/externalIssuer.ts';
import { type Claims, issuerCalls } from '../issuer/issuerCalls.ts';
import { WrongSetting } from '../wrongSetting.ts';
import { CLOCK_TOLERANCE, refusedOrAway } from './refusedToken.ts';
import { remembered } from './remembered.ts';
import { verifiedTokens } from './verifiedTokens.ts';

/** The content of a valid token. */
export interface ExternalToken {
  /** As the issuer spells itself, which a setting may say with or without a slash. */
  issuer: string;
  subject: string;
  clientId: string;
  /** Milliseconds since 1970; null if the issuer does not name it. */
  expiresAt: number | null;
  claims: Claims;
}

/** Takes a reason for the log: it may quote what the issuer says. */
type Tell = (reason: string) => void;

/** A person's address, according to the issuer. */
export interface KnownEmail {
  email: string | null;
  isVerified: boolean;
}

export interface ExternalTokens {
  /** Null for an invalid token; `tell` receives the reason. @throws WrongSetting for one that the issuer made and we are not set up for, unavailable */
  judge(token: string, tell?: Tell): Promise<ExternalToken | null>;
  /** The e-mail of a checked token's owner, from the token or from the issuer. @throws unavailable */
  emailOf(token: string, judged: ExternalToken): Promise<KnownEmail>;
}

const ALGORITHMS = ['ES256', 'ES384', 'PS256', 'RS256', 'EdDSA'];
/** Claims that mark an ID token, which proves a sign-in to its client and opens nothing. */
const OF_ID_TOKENS = ['nonce', 'at_hash', 'c_hash', 's_hash'];
/** The claims by which issuers name the client of a token. */
const OF_CLIENTS = ['client_id', 'azp', 'appid', 'cid'];
/** Milliseconds for which the issuer's answer about a token is cached. */
const CACHE_MS = 5_000;

/** Opens the judge of one issuer. */
export function externalTokens(settings: ExternalIssuer): ExternalTokens {
  const calls = issuerCalls(settings);
  const issuerClaims = remembered(CACHE_MS, (token: string) =>
    settings.tokens === 'userinfo' ? calls.userinfo(token) : calls.introspect(token),
  );

  const verified = verifiedTokens(async (token) => {
    const { keys } = await calls.keys();
    return jwtVerify(token, keys, {
      algorithms: ALGORITHMS,
      clockTolerance: CLOCK_TOLERANCE,
      requiredClaims: ['exp'],
    });
  });

  async function read(token: string, tell: Tell): Promise<Claims | null> {
    if (settings.tokens === 'introspection') {
      const claims = await issuerClaims(token);
      if (claims?.active !== true) tell('introspection calls it inactive');
      return claims?.active === true ? claims : null;
    }
    if (settings.tokens === 'userinfo') {
      const claims = await issuerClaims(token);
      if (!claims) tell('userinfo answers no JSON object to it');
      return claims;
    }
    if (token.split('.').length !== 3)
      throw new WrongSetting('OIDC_TOKENS', 'the token is no JWT: it is opaque, or encrypted');
    const { issuer } = await calls.keys();
    const verifiedToken = await verified(token).catch((error: unknown) => {
      tell(String((error as Error).message));
      return refusedOrAway(error);
    });
    if (!verifiedToken) return null;
    const { payload, protectedHeader } = verifiedToken;
    if (payload.iss !== issuer) throw new WrongSetting('OIDC_ISSUER', `the token is of ${payload.iss}`);
    const typ = protectedHeader.typ?.toLowerCase().replace(/^application\//, '') ?? 'none';
    if (settings.tokens === 'at+jwt' && typ !== 'at+jwt')
      throw new WrongSetting('OIDC_TOKENS', `the token is of the type ${typ}`);
    if (OF_ID_TOKENS.some((claim) => claim in payload))
      throw new WrongSetting('OIDC_TOKENS', 'the token is an ID token');
    return payload;
  }

  return {
    async judge(token, tell = () => {}) {
      const claims = await read(token, tell);
      if (!claims) return null;
      if (typeof claims.sub !== 'string' || claims.sub === '') {
        tell('it names no subject');
        return null;
      }
      const { sub: subject, exp } = claims;
      const expiresAt = typeof exp === 'number' ? exp * 1000 : null;
      // The issuer's answer proves neither audience nor client if it does not name them.
      const clientId = OF_CLIENTS.map((name) => claims[name]).find((id) => typeof id === 'string');
      if (settings.tokens !== 'userinfo') {
        checkAudience(claims, settings);
        if (typeof clientId !== 'string' || !settings.clients.includes(clientId))
          throw new WrongSetting(
            'OIDC_CLIENTS',
            `the token is of the client ${clientId ?? 'without a name'}`,
          );
      }
      const { issuer } = await calls.keys();
      return {
        issuer,
        subject,
        clientId: typeof clientId === 'string' ? clientId : settings.clientId,
        expiresAt,
        claims,
      };
    },
    async emailOf(token, { subject, claims }) {
      const isSaid = typeof claims[settings.emailClaim] === 'string';
      const source = isSaid ? claims : await calls.userinfo(token);
      const email = source?.sub === subject ? source[settings.emailClaim] : null;
      if (typeof email !== 'string' || email === '') return { email: null, isVerified: false };
      const isSaidVerified = source?.email_verified === true || source?.email_verified === 'true';
      return { email, isVerified: settings.isEmailAlwaysVerified || isSaidVerified };
    },
  };
}

function checkAudience(claims: Claims, { audience, tokens }: ExternalIssuer): void {
  const named = [claims.aud].flat().filter((one) => typeof one === 'string');
  // Introspection need not name one: a caller allowed to introspect a token is its audience.
  if (named.length === 0 && tokens === 'introspection') return;
  if (!named.some((one) => audience.includes(one)))
    throw new WrongSetting('OIDC_AUDIENCE', `the token is for ${named.join(', ') || 'nobody'}`);
}
