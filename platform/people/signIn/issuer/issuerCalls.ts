// The calls to an external issuer: what it says of itself, its keys, what a token is, and whose it is.
import { createRemoteJWKSet, type JWTVerifyGetKey } from 'jose';
import { unavailable } from '../../../foundation/http/refusals/refusal.ts';
import { WrongSetting } from '../wrongSetting.ts';
import type { ExternalIssuer } from './externalIssuer.ts';

/** The timeout of each call. */
const TIMEOUT_MS = 3_000;

/** The response of a call: JSON, in the issuer's shape. */
export type Claims = Record<string, unknown>;

export interface IssuerCalls {
  /** The issuer's name as its tokens spell it, and its keys. @throws WrongSetting, unavailable */
  keys(): Promise<{ issuer: string; keys: JWTVerifyGetKey }>;
  /** The issuer's introspection of an opaque token (RFC 7662). @throws WrongSetting, unavailable */
  introspect(token: string): Promise<Claims>;
  /** The claims about a token's owner; null if the token does not give access to them, or there are none. @throws unavailable */
  userinfo(token: string): Promise<Claims | null>;
}

interface Described {
  issuer: string;
  keys: JWTVerifyGetKey;
  introspection: string | null;
  userinfo: string | null;
}

/** Opens the calls. The issuer's discovery document is fetched once, and again after a failure. */
export function issuerCalls({ issuer, clientId, clientSecret }: ExternalIssuer): IssuerCalls {
  let described: Promise<Described> | undefined;
  const describe = () => {
    described ??= discover(issuer);
    described.catch(() => {
      described = undefined;
    });
    return described;
  };
  return {
    keys: describe,
    async introspect(token) {
      const { introspection } = await describe();
      if (!introspection) throw new WrongSetting('OIDC_TOKENS', 'the issuer offers no introspection');
      const [id, secret] = [clientId, clientSecret ?? ''].map(encodeURIComponent);
      const answer = await call(introspection, {
        method: 'POST',
        body: new URLSearchParams({ token, token_type_hint: 'access_token' }),
        headers: { authorization: `Basic ${Buffer.from(`${id}:${secret}`).toString('base64')}` },
      });
      if (answer.status >= 400) throw new WrongSetting('OIDC_CLIENT_SECRET', 'introspection was refused');
      const claims = await claimsOf(answer);
      if (!claims) throw new WrongSetting('OIDC_TOKENS', 'introspection answers no JSON object');
      return claims;
    },
    async userinfo(token) {
      const { userinfo } = await describe();
      if (!userinfo) return null;
      const answer = await call(userinfo, { headers: { authorization: `Bearer ${token}` } });
      return answer.ok ? claimsOf(answer) : null;
    },
  };
}

/** Makes one call. @throws unavailable if the issuer cannot be reached or fails */
async function call(address: string, init: RequestInit = {}): Promise<Response> {
  const options: RequestInit = { ...init, signal: AbortSignal.timeout(TIMEOUT_MS), redirect: 'error' };
  const answer = await fetch(address, options).catch(() => null);
  if (!answer || answer.status >= 500 || answer.status === 429) throw unavailable();
  return answer;
}

/** The JSON object of a response; null if it is none, such as a signed response of userinfo. @throws unavailable if the response breaks off */
async function claimsOf(answer: Response): Promise<Claims | null> {
  const text = await answer.text().catch(() => {
    throw unavailable();
  });
  try {
    const json: unknown = JSON.parse(text);
    return typeof json === 'object' && json !== null && !Array.isArray(json) ? (json as Claims) : null;
  } catch {
    return null;
  }
}

async function discover(issuer: string): Promise<Described> {
  const answer = await call(`${issuer.replace(/\/$/, '')}/.well-known/openid-configuration`);
  if (!answer.ok) throw new WrongSetting('OIDC_ISSUER', `nothing is described there (${answer.status})`);
  const description = (await claimsOf(answer)) ?? {};
  const text = (name: string) =>
    typeof description[name] === 'string' ? (description[name] as string) : null;
  const named = text('issuer');
  const keys = text('jwks_uri');
  // A slash at the end of a host alone is the same issuer, whose tokens have it.
  if (named === null || keys === null || URL.parse(named)?.href !== new URL(issuer).href)
    throw new WrongSetting('OIDC_ISSUER', `it does not describe itself as that issuer, but as ${named}`);
  return {
    issuer: named,
    keys: createRemoteJWKSet(new URL(keys), { timeoutDuration: TIMEOUT_MS }),
    introspection: text('introspection_endpoint'),
    userinfo: text('userinfo_endpoint'),
  };
}
