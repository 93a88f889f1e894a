import Fastify from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { DEMO_CLIENT_SECRET } from '../../../../schema/foundation/signIn.ts';
import { readConfig } from '../../../config.ts';
import type { Database } from '../../../foundation/database/connections/connection.ts';
import { migratedDatabase } from '../../../testing/migratedDatabase.ts';
import { bindMember } from '../../accounts/bindMember.ts';
import { oidcPlugin } from './plugin.ts';
import { clientSecretOf } from './provider.ts';

const config = readConfig({
  PUBLIC_URL: 'https://guerdon.example',
  GUERDON_DEMO: 'public',
  DATA_DIR: ':memory:',
});
let database: Database;
beforeAll(async () => {
  database = await migratedDatabase();
});
afterAll(() => database.close());

test('on https every cookie of the issuer is Secure and HttpOnly with a prefix in its name, and every address is https', async () => {
  const app = Fastify({ pluginTimeout: 0 });
  await app.register(oidcPlugin, { config, database, bindMember });
  const query = new URLSearchParams({
    client_id: 'guerdon-gateway',
    redirect_uri: 'https://guerdon.example/auth/callback',
    response_type: 'code',
    scope: 'openid',
    code_challenge: 'x'.repeat(43),
    code_challenge_method: 'S256',
  });
  const answer = await app.inject({ url: `/oidc/auth?${query}`, headers: { host: 'evil.example' } });
  expect(answer.headers.location).toMatch(/^https:\/\/guerdon\.example\/oidc\/interaction\//);
  expect(answer.cookies.length).toBeGreaterThan(0);
  for (const cookie of answer.cookies) {
    expect(cookie).toMatchObject({ secure: true, httpOnly: true, sameSite: 'lax' });
    expect(cookie.name).toMatch(/^__(Secure|Host)-/);
  }
  const page = await app.inject({
    url: new URL(String(answer.headers.location)).pathname,
    cookies: Object.fromEntries(answer.cookies.map(({ name, value }) => [name, value])),
  });
  expect([page.statusCode, page.body.includes('<h1>Sign in to Guerdon</h1>')]).toEqual([200, true]);
  await app.close();
});

test('AUTH-1: where an external issuer is named, none is embedded', async () => {
  const app = Fastify({ pluginTimeout: 0 });
  const elsewhere = readConfig({ OIDC_ISSUER: 'https://issuer.example', DATA_DIR: ':memory:' });
  await app.register(oidcPlugin, { config: elsewhere, database, bindMember });
  expect((await app.inject('/oidc/.well-known/openid-configuration')).statusCode).toBe(404);
  await app.close();
});

test('outside demo mode the client’s secret must be set, and not to the demo one', () => {
  const outside = { ...config, isDemo: false };
  expect(() => clientSecretOf({ ...outside, oidcClientSecret: null })).toThrow(/OIDC_CLIENT_SECRET/);
  expect(() => clientSecretOf({ ...outside, oidcClientSecret: DEMO_CLIENT_SECRET })).toThrow(/demo value/);
  expect(clientSecretOf({ ...outside, oidcClientSecret: 's'.repeat(32) })).toBe('s'.repeat(32));
  expect(clientSecretOf({ ...config, oidcClientSecret: null })).toBe(DEMO_CLIENT_SECRET);
});
