// The gateway as a client of the issuer: found when first needed; the browser goes to PUBLIC_URL, we to PLATFORM_URL.
import * as client from 'openid-client';
import type { SessionConfig } from './environment.ts';
import type { StoredSession } from './sessionCookie.ts';

/** A session lives at most this long, whatever the issuer allows. */
const LONGEST_SESSION_MS = 12 * 60 * 60 * 1000;
const TIMEOUT_SECONDS = 5;

/** The issuer says that the session is over: nothing but a new sign-in helps. */
export class SessionOver extends Error {}

export interface Issuer {
  /** Everything openid-client needs; rejects while the issuer cannot be reached. */
  find(): Promise<client.Configuration>;
  /** Trades a refresh token; `SessionOver` when the issuer refuses it. */
  refresh(session: StoredSession): Promise<StoredSession>;
  /** Ends the grant behind a refresh token, as well as can be done in 5 s. */
  revoke(refreshToken: string): Promise<void>;
}

/** Finds the issuer lazily and again after a failure; checks that it is the one configured. */
export function issuerOf(config: SessionConfig): Issuer {
  let found: Promise<client.Configuration> | undefined;
  const find = () => {
    found ??= discover(config);
    found.catch(() => {
      found = undefined;
    });
    return found;
  };
  return {
    find,
    async refresh(session) {
      if (!session.refreshToken) throw new SessionOver();
      const configuration = await find();
      const tokens = await client
        .refreshTokenGrant(configuration, session.refreshToken)
        .catch((error: unknown) => {
          if (error instanceof client.ResponseBodyError && error.error === 'invalid_grant')
            throw new SessionOver();
          throw error;
        });
      return sessionOf(tokens, session);
    },
    async revoke(refreshToken) {
      await client.tokenRevocation(await find(), refreshToken, { token_type_hint: 'refresh_token' });
    },
  };
}

/** The session that a token answer makes, keeping of the one before what the answer does not renew. */
export function sessionOf(
  tokens: client.TokenEndpointResponse & client.TokenEndpointResponseHelpers,
  before?: StoredSession,
): StoredSession {
  const now = Date.now();
  const subject = tokens.claims()?.sub ?? before?.subject;
  if (!subject || (before && subject !== before.subject)) throw new SessionOver();
  return {
    accessToken: tokens.access_token,
    expiresAt: now + (tokens.expires_in ?? 300) * 1000,
    subject,
    refreshToken: tokens.refresh_token ?? before?.refreshToken ?? null,
    idToken: tokens.id_token ?? before?.idToken ?? null,
    endsAt: before?.endsAt ?? now + LONGEST_SESSION_MS,
  };
}

const AWAY = ['OAUTH_TIMEOUT', 'OAUTH_RESPONSE_IS_NOT_CONFORM', 'OAUTH_RESPONSE_IS_NOT_JSON'];

/** Whether the issuer could not be asked, in difference to having refused. */
export function isIssuerAway(error: unknown): boolean {
  const { code, status } = error as { code?: unknown; status?: unknown };
  if (typeof status === 'number' && status >= 500) return true;
  return typeof code === 'string' ? AWAY.includes(code) : !(error instanceof SessionOver);
}

/** What a log may say of a failure: never the issuer's answer, which may hold tokens. */
export function reasonOf(error: unknown): string {
  const { name, code, message } = error as { name?: string; code?: string; message?: string };
  return [name, code, message].filter(Boolean).join(': ');
}

async function discover(config: SessionConfig): Promise<client.Configuration> {
  const isPlain = [config.publicUrl, config.issuer].some((url) => url.startsWith('http:'));
  const configuration = await client.discovery(
    new URL(config.issuer),
    config.clientId,
    { [client.clockTolerance]: 30 },
    client.ClientSecretBasic(config.clientSecret),
    {
      execute: [client.enableNonRepudiationChecks, ...(isPlain ? [client.allowInsecureRequests] : [])],
      timeout: TIMEOUT_SECONDS,
      ...(config.isExternalIssuer ? {} : { [client.customFetch]: throughPlatform(config) }),
    },
  );
  return configuration;
}

/** The embedded issuer names itself by the public address; from here it is nearer. */
function throughPlatform({ publicUrl, platformUrl }: SessionConfig): client.CustomFetch {
  const site = new URL(publicUrl).origin;
  return (address, options) => {
    const { origin, pathname, search } = new URL(address);
    const target = origin === site ? new URL(pathname + search, platformUrl) : address;
    return fetch(target, { ...options, redirect: 'error' } as RequestInit);
  };
}
