import type { AddressInfo } from 'node:net';
import { sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { afterEach, describe, expect, test } from 'vitest';
import { buildGateway } from '../../gateway/app.ts';
import { readConfig } from '../../gateway/config.ts';
import { storedRows } from '../../platform/testing/storedRows.ts';
import { startTestPlatform, type TestPlatform } from '../../platform/testing/testPlatform.ts';
import {
  CLIENT,
  ENTRA_APP,
  type Person,
  type Shape,
  startExternalIssuer,
  type TestIssuer,
} from '../support/externalIssuer.ts';
import { freePort } from '../support/freePort.ts';
import { type Answer, Visitor } from '../support/visitor.ts';

/** What is said of each: all that differs from the defaults. */
const SETTINGS: Record<Shape, Record<string, string>> = {
  keycloak: { OIDC_TOKENS: 'jwt', OIDC_AUDIENCE: 'account' },
  auth0: {
    OIDC_TOKENS: 'jwt',
    OIDC_AUDIENCE: 'https://api.example',
    OIDC_SCOPE: 'openid email',
    OIDC_AUTHORIZATION: 'audience=https://api.example',
  },
  entra: {
    OIDC_TOKENS: 'jwt',
    OIDC_CLIENT_ID: ENTRA_APP,
    OIDC_AUDIENCE: ENTRA_APP,
    OIDC_EMAIL_CLAIM: 'preferred_username',
    OIDC_EMAIL_VERIFIED: 'always',
  },
  opaque: { OIDC_TOKENS: 'introspection', OIDC_SCOPE: 'openid email' },
};
const SHAPES = Object.keys(SETTINGS) as Shape[];

let issuer: TestIssuer;
let platform: TestPlatform;
let gateway: FastifyInstance;
let publicUrl: string;
let logged: string[] = [];
const closing: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const end of closing.splice(0).reverse()) await end();
});

/** Starts issuer, platform and gateway, set up for the shape unless said otherwise. */
async function start(shape: Shape, changes = (_of: string): Record<string, string> => ({})): Promise<void> {
  logged = [];
  const port = await freePort();
  publicUrl = `http://localhost:${port}`;
  issuer = await startExternalIssuer(shape, publicUrl);
  closing.push(issuer.close);
  const env = {
    PUBLIC_URL: publicUrl,
    OIDC_ISSUER: issuer.issuer,
    OIDC_CLIENT_ID: CLIENT.id,
    OIDC_CLIENT_SECRET: CLIENT.secret,
    SESSION_KEY: 'x'.repeat(32),
    ...SETTINGS[shape],
    ...changes(issuer.issuer),
  };
  platform = await startTestPlatform(env);
  closing.push(platform.close);
  const { port: platformPort } = platform.app.server.address() as AddressInfo;
  gateway = await buildGateway({
    config: readConfig({ ...env, PLATFORM_URL: `http://127.0.0.1:${platformPort}`, LOG_LEVEL: 'info' }),
    logStream: { write: (line) => void logged.push(line) },
  });
  closing.push(gateway.close.bind(gateway));
  await gateway.listen({ host: 'localhost', port });
}

const PERSON: Record<Shape, Person> = {
  keycloak: { sub: '0a6e…kc', email: 'Retailer@Retail.example', email_verified: true },
  auth0: { sub: 'auth0|64f1', email: 'retailer@retail.example', email_verified: true },
  entra: { sub: 'AAAAAP-pairwise', preferred_username: 'retailer@retail.example' },
  opaque: { sub: '4711', email: 'retailer@retail.example', email_verified: true },
};

async function signIn(visitor: Visitor, person: Person): Promise<Answer> {
  issuer.person = person;
  return visitor.follow(await visitor.send(`${publicUrl}/auth/login`));
}
/** Whom the graph knows this browser as; null when it is refused. */
async function viewerOf(visitor: Visitor): Promise<string | null> {
  const answer = await visitor.send(`${publicUrl}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-guerdon-client': 'web', accept: 'application/json' },
    body: JSON.stringify({ query: '{ viewer { account { email } } }' }),
  });
  return JSON.parse(answer.text).data?.viewer?.account.email ?? null;
}

const change = (statement: ReturnType<typeof sql>) => platform.database.db.execute(statement);

describe.each(SHAPES)('AUTH-1: an issuer shaped as %s', (shape) => {
  test('signs members in, bound to its subject at the first verified sign-in and for good, whether or not the setting has its slash', async () => {
    await start(shape, (of) => ({ OIDC_ISSUER: of.replace(/\/$/, '') }));
    const visitor = new Visitor();
    const page = await signIn(visitor, PERSON[shape]);
    expect(page.url).toBe(`${publicUrl}/#/`);
    expect(await viewerOf(visitor)).toBe('retailer@retail.example');
    // The address moves at either side; the person stays who they are.
    await change(sql`update accounts set email = 'renamed@retail.example' where id = 2`);
    await change(sql`update accounts set email = 'retailer@retail.example' where id = 3`);
    platform.app.authentication.forget('2');
    const again = new Visitor();
    await signIn(again, PERSON[shape]);
    expect(await viewerOf(again)).toBe('renamed@retail.example');
    const bound = await storedRows(
      platform.database.db,
      sql`select issuer, subject, account_id from account_identities`,
    );
    expect(bound).toEqual([{ issuer: issuer.issuer, subject: PERSON[shape].sub, account_id: '2' }]);
  });
});

test('AUTH-1: a sign-out is remembered by each of them: whoever has a copy of the session is refused while its token would be good', async () => {
  for (const shape of SHAPES) {
    await start(shape);
    const visitor = new Visitor();
    await signIn(visitor, PERSON[shape]);
    const copy = visitor.copy();
    expect(await viewerOf(copy)).toBe('retailer@retail.example');
    await visitor.send(`${publicUrl}/auth/logout`);
    // At once by the process that was told, whatever it remembered of the token.
    expect(await viewerOf(copy), shape).toBeNull();
    // Nor does it renew itself, whether or not the issuer revokes.
    const headers = { 'x-guerdon-client': 'web', origin: publicUrl };
    expect((await copy.send(`${publicUrl}/auth/refresh`, { method: 'POST', headers })).status).toBe(401);
  }
});

describe('AUTH-1: who is no member', () => {
  test.each([
    [
      'whose address nobody has',
      { sub: 'a', email: 'nobody@else.example', email_verified: true },
      'account_unknown',
    ],
    ['whose address is not verified', { sub: 'a', email: 'shop@retail.example' }, 'email_unverified'],
    ['whose issuer tells no address', { sub: 'a' }, 'email_missing'],
  ] as [string, Person, string][])(
    'one %s is told so, and is not signed in',
    async (_what, person, reason) => {
      await start('keycloak');
      const visitor = new Visitor();
      const page = await signIn(visitor, person);
      expect(page.status).toBe(403);
      expect(page.text).toMatch(/You have no account here|is not verified|does not share your e-mail/);
      expect(logged.join('')).toContain(reason);
      if (reason !== 'account_unknown') expect(platform.log.join('')).toMatch(/"compare":"OIDC_EMAIL_/);
      expect(await viewerOf(visitor)).toBeNull();
    },
  );

  test('a second subject with the address of a bound account is not that account', async () => {
    await start('keycloak');
    await signIn(new Visitor(), PERSON.keycloak);
    const page = await signIn(new Visitor(), { ...PERSON.keycloak, sub: 'another person' });
    expect([page.status, page.text]).toEqual([403, expect.stringContaining('belongs to another sign-in')]);
  });

  test('who was invited and never came is accepted by the verified sign-in; who was disabled is not known', async () => {
    await start('keycloak');
    await change(sql`update accounts set accepted_at = null, email_verified = false where id = 2`);
    const visitor = new Visitor();
    await signIn(visitor, PERSON.keycloak);
    expect(await viewerOf(visitor)).toBe('retailer@retail.example');
    await change(sql`update accounts set status = 'disabled' where id = 2`);
    expect((await signIn(new Visitor(), PERSON.keycloak)).status).toBe(403);
  });
});

describe('AUTH-1: a setting that does not fit is named on the page and in the log', () => {
  test.each([
    ['keycloak', 'OIDC_TOKENS', { OIDC_TOKENS: 'at+jwt' }],
    ['keycloak', 'OIDC_AUDIENCE', { OIDC_AUDIENCE: 'https://guerdon.example/api' }],
    ['keycloak', 'OIDC_CLIENTS', { OIDC_CLIENTS: 'some-other-client' }],
    ['keycloak', 'OIDC_CLIENT_SECRET', { OIDC_CLIENT_SECRET: 'not-the-secret-of-this-client' }],
    ['auth0', 'OIDC_TOKENS', { OIDC_AUTHORIZATION: '' }],
    ['opaque', 'OIDC_TOKENS', { OIDC_TOKENS: 'jwt' }],
  ] as [Shape, string, Record<string, string>][])('%s: %s', async (shape, setting, wrong) => {
    await start(shape, () => wrong);
    const visitor = new Visitor();
    const page = await signIn(visitor, PERSON[shape]);
    expect([page.status, page.text]).toEqual([500, expect.stringContaining(`${setting} does not match`)]);
    expect(logged.join('')).toContain(`"setting":"${setting}"`);
    expect(await viewerOf(visitor)).toBeNull();
  });
});

test.each([
  ['is elsewhere', 'OIDC_ISSUER', (url: string) => `${url}/nothing-here`],
  ['has a slash too many', 'OIDC_ISSUER', (url: string) => `${url}/`],
])('AUTH-1: an issuer that %s is named before anybody leaves for it', async (_how, setting, spelt) => {
  issuer = await startExternalIssuer('keycloak', 'http://localhost:1');
  closing.push(() => issuer.close());
  const at = spelt(issuer.issuer);
  await start('keycloak', () => ({ OIDC_ISSUER: at }));
  const page = await new Visitor().send(`${publicUrl}/auth/login`);
  expect([page.status, page.text]).toEqual([500, expect.stringContaining(`${setting} does not match`)]);
});

test('AUTH-1: a scope that the issuer refuses is named when it sends the browser back', async () => {
  await start('keycloak');
  const visitor = new Visitor();
  const { location } = await visitor.send(`${publicUrl}/auth/login`);
  const state = new URL(location ?? '').searchParams.get('state') ?? '';
  const errorParameters = new URLSearchParams({ state, error: 'invalid_scope', iss: issuer.issuer });
  const page = await visitor.send(`${publicUrl}/auth/callback?${errorParameters}`);
  expect([page.status, page.text]).toEqual([500, expect.stringContaining('OIDC_SCOPE does not match')]);
});

test('AUTH-5: a session that cannot be renewed says when it ends, and ends then; one that can says nothing', async () => {
  await start('opaque');
  issuer.lifetime = 3;
  const visitor = new Visitor();
  await signIn(visitor, PERSON.opaque);
  const session = async (of: Visitor) => JSON.parse((await of.send(`${publicUrl}/auth/session`)).text);
  const { signedIn, endsAt } = await session(visitor);
  expect(signedIn).toBe(true);
  expect(Date.parse(endsAt) - Date.now()).toBeLessThanOrEqual(3000);
  await expect.poll(async () => (await session(visitor)).signedIn).toBe(false);
});

test('AUTH-5: a session that can be renewed says no end', async () => {
  await start('keycloak');
  const visitor = new Visitor();
  await signIn(visitor, PERSON.keycloak);
  const { text } = await visitor.send(`${publicUrl}/auth/session`);
  expect(JSON.parse(text)).toEqual({ signedIn: true, endsAt: null });
});

test('AUTH-1: what is no token of the issuer opens nothing', async () => {
  await start('entra');
  const visitor = new Visitor();
  await signIn(visitor, PERSON.entra);
  expect(await viewerOf(visitor)).toBe('retailer@retail.example');
  const ask = async (token: string) =>
    (await platform.call(null, 'GET', '/api/viewer', { headers: { authorization: `Bearer ${token}` } }))
      .status;
  expect(await ask('opaque-and-nobodys')).toBe(401);
  expect(await ask('a.b.c')).toBe(401);
});
