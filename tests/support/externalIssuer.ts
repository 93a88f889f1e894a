// Issuers elsewhere, as large ones are shaped: oidc-provider that names audience, client, type and people as they do.
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { decodeJwt } from 'jose';
import Provider, { type Configuration, type KoaContextWithOIDC } from 'oidc-provider';

/** `keycloak`: JWTs for `account` with `azp` and the e-mail. `auth0`: opaque unless an audience is asked for, people by userinfo. `entra`: JWTs for an app's own id, no word of verified. `opaque`: introspection. */
export type Shape = 'keycloak' | 'auth0' | 'entra' | 'opaque';

/** A person of the issuer. */
export interface Person {
  sub: string;
  email?: string;
  email_verified?: boolean;
  preferred_username?: string;
}

export interface TestIssuer {
  issuer: string;
  /** Who signs in next, without a prompt. */
  person: Person;
  /** Access tokens live so many seconds. */
  lifetime: number;
  /** The number of introspection requests. */
  introspections(): number;
  close(): Promise<void>;
}

export const CLIENT = { id: 'guerdon-at-theirs', secret: 'a-secret-that-only-both-of-them-know' };
/** A program of theirs, with its own credentials. */
export const MACHINE = { id: 'importer-at-theirs', secret: 'a-secret-of-the-importer-alone' };
/** The subject of its tokens if it is not the client's id. */
export const MACHINE_SUBJECT = 'service-account-of-the-importer';
export const ENTRA_APP = '6731de76-14a6-49ae-97bc-6eba6914391e';

const PATH: Record<Shape, string> = {
  keycloak: '/realms/shop',
  auth0: '/',
  entra: '/tenant/v2.0',
  opaque: '',
};

/** Starts one for a product at `publicUrl`. */
export async function startExternalIssuer(shape: Shape, publicUrl: string): Promise<TestIssuer> {
  const server = createServer();
  await new Promise<void>((listening) => server.listen(0, 'localhost', listening));
  const issuer = `http://localhost:${(server.address() as AddressInfo).port}${PATH[shape]}`;
  const clientId = shape === 'entra' ? ENTRA_APP : CLIENT.id;
  let introspections = 0;
  const running: TestIssuer = {
    issuer,
    person: { sub: 'nobody' },
    lifetime: 300,
    introspections: () => introspections,
    async close() {
      server.closeAllConnections();
      await new Promise((closed) => server.close(closed));
    },
  };
  const people = new Map<string, Person>();
  const provider = new Provider(issuer, configurationOf(shape, { publicUrl, clientId, running, people }));
  const callback = provider.callback();
  const prefix = PATH[shape].replace(/\/$/, '');
  server.on('request', (request: IncomingMessage, response: ServerResponse) => {
    const url = request.url ?? '/';
    if (url.includes('/interaction/')) {
      people.set(running.person.sub, running.person);
      void provider.interactionFinished(request, response, { login: { accountId: running.person.sub } });
      return;
    }
    if (shape === 'auth0' && url === '/me') return tellClaims(request, response, people);
    if (url.includes('/introspection')) introspections += 1;
    Object.assign(request, { originalUrl: url, url: url.slice(prefix.length) || '/' });
    void callback(request, response);
  });
  return running;
}

/** Auth0's userinfo takes the tokens of its APIs, which that of oidc-provider does not. */
function tellClaims(
  { headers }: IncomingMessage,
  response: ServerResponse,
  people: ReadonlyMap<string, Person>,
): void {
  const person = people.get(String(decodeJwt(headers.authorization?.slice('Bearer '.length) ?? '').sub));
  response.writeHead(person ? 200 : 401, { 'content-type': 'application/json' }).end(JSON.stringify(person));
}

interface Making {
  publicUrl: string;
  clientId: string;
  running: TestIssuer;
  people: ReadonlyMap<string, Person>;
}

function configurationOf(shape: Shape, { publicUrl, clientId, running, people }: Making): Configuration {
  const audience = { keycloak: 'account', auth0: 'https://api.example', entra: ENTRA_APP, opaque: '' }[shape];
  const hasRefresh = shape !== 'opaque';
  return {
    clients: [
      {
        client_id: clientId,
        client_secret: CLIENT.secret,
        redirect_uris: [`${publicUrl}/auth/callback`],
        post_logout_redirect_uris: [`${publicUrl}/auth/logged-out`],
        grant_types: ['authorization_code', 'refresh_token'],
        response_types: ['code'],
      },
      {
        client_id: MACHINE.id,
        client_secret: MACHINE.secret,
        redirect_uris: [],
        grant_types: ['client_credentials'],
        response_types: [],
      },
    ],
    cookies: { keys: ['of-the-test'] },
    scopes: ['openid', 'email', 'profile', 'offline_access'],
    claims: { openid: ['sub'], email: ['email', 'email_verified'], profile: ['preferred_username'] },
    findAccount: async (_ctx, sub) => ({
      accountId: sub,
      claims: async () => ({ ...people.get(sub), sub }) as { sub: string },
    }),
    issueRefreshToken: async () => hasRefresh,
    ...(shape === 'auth0' ? { extraParams: ['audience'] } : {}),
    loadExistingGrant: grantEverything(audience),
    interactions: { url: (_ctx, { uid }) => `${running.issuer.replace(/\/$/, '')}/interaction/${uid}` },
    ttl: {
      AccessToken: () => running.lifetime,
      IdToken: 600,
      Interaction: 600,
      Session: 3600,
      Grant: 3600,
      RefreshToken: 3600,
    },
    features: {
      devInteractions: { enabled: false },
      introspection: { enabled: shape === 'opaque' },
      revocation: { enabled: shape !== 'entra' },
      clientCredentials: { enabled: true },
      userinfo: { enabled: shape !== 'entra' },
      resourceIndicators: {
        enabled: shape !== 'opaque',
        // Without an audience Auth0 gives an opaque token for its own userinfo.
        defaultResource: async (ctx) =>
          shape === 'auth0' ? ((ctx.oidc.params?.audience as string | undefined) ?? []) : 'urn:api',
        useGrantedResource: async () => true,
        getResourceServerInfo: async () => ({
          audience,
          scope: 'api',
          accessTokenTTL: running.lifetime,
          accessTokenFormat: 'jwt',
          jwt: { sign: { alg: 'RS256' } },
        }),
      },
    },
    formats: {
      customizers: {
        async jwt(_ctx, token, jwt) {
          const person = 'accountId' in token ? people.get(String(token.accountId)) : undefined;
          const isMachine = token.kind === 'ClientCredentials';
          if (isMachine) jwt.payload.sub = MACHINE_SUBJECT;
          const client = isMachine ? MACHINE.id : clientId;
          shapeToken(shape, jwt, { clientId: client, person, issuer: running.issuer });
        },
      },
    },
  };
}

/** Where the shape's tokens deviate from RFC 9068. */
function shapeToken(
  shape: Shape,
  jwt: { header?: Record<string, unknown> | undefined; payload: Record<string, unknown> },
  { clientId, person, issuer }: { clientId: string; person: Person | undefined; issuer: string },
): void {
  if (shape === 'auth0') jwt.payload.aud = ['https://api.example', `${issuer}userinfo`];
  jwt.header = { typ: 'JWT' };
  delete jwt.payload.client_id;
  jwt.payload.azp = clientId;
  if (shape === 'keycloak')
    Object.assign(jwt.payload, {
      typ: 'Bearer',
      email: person?.email,
      email_verified: person?.email_verified,
    });
  if (shape === 'entra')
    Object.assign(jwt.payload, { ver: '2.0', preferred_username: person?.preferred_username });
}

/** Consent is skipped. */
function grantEverything(resource: string) {
  return async (ctx: KoaContextWithOIDC) => {
    const { client, session, provider } = ctx.oidc;
    const grant = new provider.Grant({
      clientId: client?.clientId ?? '',
      accountId: session?.accountId ?? '',
    });
    grant.addOIDCScope('openid email profile offline_access');
    for (const one of [resource, 'urn:api', 'https://api.example'])
      if (one) grant.addResourceScope(one, 'api');
    await grant.save();
    return grant;
  };
}
