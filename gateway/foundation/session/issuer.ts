import { randomBytes } from 'node:crypto';
import * as client from 'openid-client';
import type { SessionConfig } from './environment.ts';
import type { StoredSession } from './sessionCookie.ts';
import type { SessionNews } from './sessionNews.ts';
import { NotDescribed } from './wrongSetting.ts';

/** A session ends after this time, even if the issuer allows more. */
const MAX_SESSION_MS = 12 * 60 * 60 * 1000;
const TIMEOUT_SECONDS = 5;

/** The issuer ended the session; only a new sign-in helps. */
export class SessionEnded extends Error {}

/** The OpenID Connect issuer, as its client sees it. */
export interface Issuer {
  /** The issuer's configuration for openid-client; rejects while the issuer is unavailable. */
  configuration(): Promise<client.Configuration>;
  /** Exchanges the refresh token; throws SessionEnded when the issuer refuses it. */
  refresh(session: StoredSession): Promise<StoredSession>;
  /** Revokes the grant of a refresh token if the issuer supports it; gives up after 5 s. */
  revoke(refreshToken: string): Promise<void>;
}

/** Discovers the issuer at the first use, and again after a failure. */
export function issuerClient(config: SessionConfig, news: SessionNews): Issuer {
  let discovered: Promise<client.Configuration> | undefined;
  const configuration = () => {
    discovered ??= discover(config);
    discovered.catch(() => {
      discovered = undefined;
    });
    return discovered;
  };
  return {
    configuration,
    async refresh(session) {
      if (!session.refreshToken) throw new SessionEnded();
      // Not every issuer supports revocation of a refresh token.
      if (await news.isSignedOut(session)) throw new SessionEnded();
      const tokens = await client
        .refreshTokenGrant(await configuration(), session.refreshToken)
        .catch((error: unknown) => {
          if (error instanceof client.ResponseBodyError && error.error === 'invalid_grant')
            throw new SessionEnded();
          throw error;
        });
      return sessionOf(tokens, session);
    },
    async revoke(refreshToken) {
      const issuerConfiguration = await configuration();
      if (!issuerConfiguration.serverMetadata().revocation_endpoint) return;
      await client.tokenRevocation(issuerConfiguration, refreshToken, { token_type_hint: 'refresh_token' });
    },
  };
}

/**
 * The session of a token response; values that the response omits come from the previous session. A session that cannot be renewed ends with its
 * access token.
 */
export function sessionOf(
  tokens: client.TokenEndpointResponse & client.TokenEndpointResponseHelpers,
  before?: StoredSession,
): StoredSession {
  const now = Date.now();
  const expiresAt = now + (tokens.expires_in ?? 300) * 1000;
  const refreshToken = tokens.refresh_token ?? before?.refreshToken ?? null;
  const subject = tokens.claims()?.sub ?? before?.subject;
  if (!subject || (before && subject !== before.subject)) throw new SessionEnded();
  return {
    id: before?.id ?? randomBytes(32).toString('base64url'),
    accessToken: tokens.access_token,
    expiresAt,
    subject,
    refreshToken,
    idToken: tokens.id_token ?? before?.idToken ?? null,
    endsAt: before?.endsAt ?? (refreshToken ? now + MAX_SESSION_MS : expiresAt),
  };
}

const UNAVAILABLE_CODES = ['OAUTH_TIMEOUT', 'OAUTH_RESPONSE_IS_NOT_CONFORM', 'OAUTH_RESPONSE_IS_NOT_JSON'];

/** True if the issuer was unavailable, in contrast to a refusal. */
export function isIssuerUnavailable(error: unknown): boolean {
  const { code, status } = error as { code?: unknown; status?: unknown };
  if (typeof status === 'number' && status >= 500) return true;
  return typeof code === 'string' ? UNAVAILABLE_CODES.includes(code) : !(error instanceof SessionEnded);
}

/** The reason of a failure for the log, without the issuer's response, which may contain tokens. */
export function reasonOf(error: unknown): string {
  const { name, code, message } = error as { name?: string; code?: string; message?: string };
  return [name, code, message].filter(Boolean).join(': ');
}

async function discover(config: SessionConfig): Promise<client.Configuration> {
  const isPlain = [config.publicUrl, config.issuer].some((url) => url.startsWith('http:'));
  return client
    .discovery(
      new URL(config.issuer),
      config.clientId,
      { [client.clockTolerance]: 30 },
      client.ClientSecretBasic(config.clientSecret),
      {
        execute: [client.enableNonRepudiationChecks, ...(isPlain ? [client.allowInsecureRequests] : [])],
        timeout: TIMEOUT_SECONDS,
        ...(config.isExternalIssuer ? {} : { [client.customFetch]: throughPlatform(config) }),
      },
    )
    .catch((error: unknown) => {
      throw NO_DESCRIPTION.has(codeOf(error)) ? new NotDescribed(error) : error;
    });
}

/** Error text for a response that is no issuer metadata: a page, another object, or metadata without addresses. */
const NO_DESCRIPTION = new Set(['OAUTH_RESPONSE_IS_NOT_JSON', 'OAUTH_INVALID_RESPONSE', 'ERR_INVALID_URL']);

const codeOf = (error: unknown): string => String((error as { code?: unknown }).code);

/** The embedded issuer has a public address, but the gateway reaches it directly at the platform. */
function throughPlatform({ publicUrl, platformUrl }: SessionConfig): client.CustomFetch {
  const site = new URL(publicUrl).origin;
  return (address, options) => {
    const { origin, pathname, search } = new URL(address);
    const target = origin === site ? new URL(pathname + search, platformUrl) : address;
    return fetch(target, { ...options, redirect: 'error' } as RequestInit);
  };
}
