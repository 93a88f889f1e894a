// The embedded issuer: oidc-provider with an explicit configuration; features not named here are off.
import Provider, { type Configuration, errors, type KoaContextWithOIDC } from 'oidc-provider';
import { SettingError } from '../../../../schema/foundation/process/settingError.ts';
import {
  apiAudience,
  CALLBACK_PATH,
  DEMO_CLIENT_SECRET,
  LOGGED_OUT_PATH,
} from '../../../../schema/foundation/signIn.ts';
import type { PlatformConfig } from '../../../config.ts';
import type { Database } from '../../../foundation/database/connections/connection.ts';
import { pathCookieName } from '../../../foundation/http/cookieOf.ts';
import { hasAccount } from '../accounts.ts';
import { endSessionPages } from '../logout.ts';
import { ACCESS_TOKEN_SECONDS } from '../tokens/accessToken.ts';
import { rotateToSuccessors, shallRotate, successors } from '../tokens/rotation.ts';
import { oidcAdapter } from './adapter.ts';
import type { Keys } from './keys.ts';
import { compareProgramSecrets, provedSecretId } from './programClients.ts';
import { renderError } from './providerMiddleware.ts';
import { passwordVersionOf } from './sessions.ts';

/** A person has to sign in again after this many seconds, even if active: sessions, grants and refresh tokens end with it. */
const SIGN_IN_SECONDS = 12 * 60 * 60;

export type IssuerConfig = Pick<
  PlatformConfig,
  'publicUrl' | 'issuer' | 'isDemo' | 'oidcClientId' | 'oidcClientSecret'
>;

/** The secret the gateway must show. Outside demo mode there is no default. */
export function clientSecretOf(config: IssuerConfig): string {
  const secret = config.oidcClientSecret ?? (config.isDemo ? DEMO_CLIENT_SECRET : null);
  if (!secret || (secret === DEMO_CLIENT_SECRET && !config.isDemo)) {
    throw new SettingError('OIDC_CLIENT_SECRET must be set, and not to the demo value, outside demo mode.');
  }
  return secret;
}

/** Makes the issuer on this database with these keys; throws when the client's secret is missing. */
export function makeProvider(config: IssuerConfig, database: Database, keys: Keys): Provider {
  const provider = new Provider(config.issuer, configurationOf(config, database, keys));
  compareProgramSecrets(provider);
  rotateToSuccessors(provider, successors(keys));
  provider.proxy = true; // plugin.ts sets the forwarded headers itself, from PUBLIC_URL
  return provider;
}

function configurationOf(config: IssuerConfig, database: Database, keys: Keys): Configuration {
  const isSecure = config.publicUrl.startsWith('https:');
  const secureCookies = { httpOnly: true, sameSite: 'lax', secure: isSecure } as const;
  return {
    adapter: oidcAdapter(database, successors(keys)),
    jwks: { keys: keys.signing },
    cookies: {
      keys: keys.cookies,
      names: {
        // The session is one of the whole host; the others are of one path each.
        session: isSecure ? '__Host-issuer_session' : 'issuer_session',
        interaction: pathCookieName('issuer_interaction', isSecure),
        resume: pathCookieName('issuer_resume', isSecure),
      },
      long: { ...secureCookies, signed: true },
      short: { ...secureCookies, signed: true },
    },
    clients: [
      {
        client_id: config.oidcClientId,
        client_secret: clientSecretOf(config),
        client_name: 'Guerdon',
        redirect_uris: [config.publicUrl + CALLBACK_PATH],
        post_logout_redirect_uris: [config.publicUrl + LOGGED_OUT_PATH],
        grant_types: ['authorization_code', 'refresh_token'],
        response_types: ['code'],
        response_modes: ['query'],
        token_endpoint_auth_method: 'client_secret_basic',
      },
    ],
    clientDefaults: { id_token_signed_response_alg: 'ES256' },
    clientAuthMethods: ['client_secret_basic', 'client_secret_post'],
    clientBasedCORS: () => false,
    enabledJWA: { idTokenSigningAlgValues: ['ES256'] },
    responseTypes: ['code'],
    pkce: { required: () => true },
    scopes: ['openid'],
    claims: { openid: ['sub'] },
    rotateRefreshToken: shallRotate,
    issueRefreshToken: async (_ctx, client) => client.grantTypeAllowed('refresh_token'),
    expiresWithSession: async () => false,
    extraTokenClaims: (ctx, token) => {
      const grant = ('grantId' in token && token.grantId) || provedSecretId(ctx);
      return grant ? { grant } : undefined;
    },
    findAccount: async (ctx, subject, token) =>
      (await hasAccount(database, subject, passwordVersionOf(ctx, token)))
        ? { accountId: subject, claims: async () => ({ sub: subject }) }
        : undefined,
    loadExistingGrant,
    interactions: { url: (_ctx, interaction) => `${config.publicUrl}/oidc/interaction/${interaction.uid}` },
    features: {
      devInteractions: { enabled: false },
      registration: { enabled: false },
      userinfo: { enabled: false },
      clientCredentials: { enabled: true }, // API keys and service accounts alone have this grant
      revocation: {
        enabled: true,
        allowedPolicy: async (_ctx, client, token) => token.clientId === client.clientId,
      },
      rpInitiatedLogout: { enabled: true, ...endSessionPages },
      resourceIndicators: {
        enabled: true,
        defaultResource: async () => apiAudience(config.publicUrl),
        useGrantedResource: async () => true,
        getResourceServerInfo: async (_ctx, resource) => {
          const audience = apiAudience(config.publicUrl);
          if (resource !== audience) throw new errors.InvalidTarget();
          return {
            audience,
            scope: 'api',
            accessTokenTTL: ACCESS_TOKEN_SECONDS,
            accessTokenFormat: 'jwt',
            jwt: { sign: { alg: 'ES256' } },
          };
        },
      },
    },
    ttl: {
      AccessToken: ACCESS_TOKEN_SECONDS,
      ClientCredentials: ACCESS_TOKEN_SECONDS,
      AuthorizationCode: 60,
      IdToken: 600,
      Interaction: 30 * 60,
      Grant: SIGN_IN_SECONDS,
      Session: (_ctx, session) => leftOf(session.loginTs),
      // A rotated token inherits the end of the first one.
      RefreshToken: (ctx) => ctx?.oidc?.entities?.RotatedRefreshToken?.remainingTTL ?? SIGN_IN_SECONDS,
    },
    renderError: async (ctx, out, error) => renderError(ctx, out, error),
  };
}

/** Seconds until a session that began at `loginTs` (seconds since 1970) ends. */
function leftOf(loginTs: number | undefined): number {
  if (!loginTs) return SIGN_IN_SECONDS;
  return Math.max(1, loginTs + SIGN_IN_SECONDS - Math.floor(Date.now() / 1000));
}

/** Consent is not asked: the one client is our own gateway. */
async function loadExistingGrant(ctx: KoaContextWithOIDC) {
  const { client, session, provider } = ctx.oidc;
  if (!client || !session?.accountId) return undefined;
  const grantId = ctx.oidc.result?.consent?.grantId ?? session.grantIdFor(client.clientId);
  const existing = grantId ? await provider.Grant.find(grantId) : undefined;
  if (existing?.accountId === session.accountId) return existing;
  const grant = new provider.Grant({ clientId: client.clientId, accountId: session.accountId });
  grant.addOIDCScope('openid');
  for (const resource of [ctx.oidc.params?.resource].flat()) {
    if (typeof resource === 'string') grant.addResourceScope(resource, 'api');
  }
  await grant.save();
  return grant;
}
