import { sql } from 'drizzle-orm';
import { decodeJwt, decodeProtectedHeader } from 'jose';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  asClient,
  authorizationUrl,
  callbackOf,
  renew,
  trade,
  VERIFIER,
} from '../../../../tests/support/relyingParty.ts';
import { type SignInWorld, startSignInWorld } from '../../../../tests/support/signInWorld.ts';
import { Visitor } from '../../../../tests/support/visitor.ts';
import { number, rowsOf } from '../../../foundation/database/rows.ts';

let world: SignInWorld;
beforeAll(async () => {
  world = await startSignInWorld();
});
afterAll(() => world.close());

const errorOf = (location: string | null) =>
  new URL((location ?? 'none:').replace('#', '?')).searchParams.get('error');
const whoami = (token: string | undefined) =>
  fetch(`${world.platformUrl}/api/whoami`, { headers: { authorization: `Bearer ${token}` } });

describe('redirect addresses are compared exactly', () => {
  const variants: [string, (base: string) => string][] = [
    ['a slash more', (base) => `${base}/`],
    ['a query more', (base) => `${base}?x=1`],
    ['a fragment more', (base) => `${base}#x`],
    ['a path below', (base) => `${base}/evil`],
    ['a path beside', (base) => base.replace('callback', 'callback2')],
    ['climbing out and in', (base) => base.replace('/auth/', '/auth/../auth/')],
    ['another case', (base) => base.replace('callback', 'Callback')],
    ['percent encoding', (base) => base.replace('callback', '%63allback')],
    ['another scheme', (base) => base.replace('http:', 'https:')],
    ['another port', (base) => base.replace(/:\d+/, ':1')],
    ['no port', (base) => base.replace(/:\d+/, '')],
    ['another host', (base) => base.replace('localhost', '127.0.0.1')],
    ['our host as user name', (base) => base.replace('localhost', 'localhost@evil.example')],
    ['our host as sub-domain', (base) => base.replace('localhost', 'localhost.evil.example')],
    ['user information', (base) => base.replace('localhost', 'a:b@localhost')],
    ['a script', () => 'javascript:alert(1)'],
    ['nothing but a path', () => '/auth/callback'],
  ];
  test.each(variants)('%s is refused on our own page, without a redirect', async (_name, change) => {
    const visitor = new Visitor();
    const changed = change(`${world.publicUrl}/auth/callback`);
    const answer = await visitor.send(authorizationUrl(world, { redirect_uri: changed }));
    expect([answer.status, answer.location]).toEqual([400, null]);
    expect(answer.text).toContain('<title>Sign-in failed · Guerdon</title>');
  });
});

describe('what an authorization request may ask', () => {
  test.each<[string, Record<string, string | null>]>([
    ['no PKCE', { code_challenge: null, code_challenge_method: null }],
    ['PKCE plain', { code_challenge: VERIFIER, code_challenge_method: 'plain' }],
    ['PKCE of no method, which means plain', { code_challenge_method: null }],
    ['implicit: id_token', { response_type: 'id_token', response_mode: 'fragment' }],
    ['implicit: token', { response_type: 'token' }],
    ['hybrid', { response_type: 'code id_token' }],
    ['a request object', { request: 'e30.e30.' }],
    ['a resource that is not ours', { resource: 'https://other.example/api' }],
  ])('%s is refused', async (_name, changes) => {
    const answer = await new Visitor().send(authorizationUrl(world, changes));
    expect(errorOf(answer.location) ?? `status ${answer.status}`).toMatch(
      /^(invalid|unsupported|request|unauthorized|status 400)/,
    );
    expect(answer.location ?? '').not.toContain('/interaction/');
  });

  test('an unknown client is refused', async () => {
    const answer = await new Visitor().send(authorizationUrl(world, { client_id: 'other' }));
    expect([answer.status, answer.location]).toEqual([400, null]);
  });
});

describe('codes and tokens', () => {
  const rotatedBefore = (seconds: number) =>
    world.database.db.execute(
      sql`update oidc_store set consumed_at = now() - make_interval(secs => ${seconds}) where consumed_at is not null`,
    );

  test('lifetimes: access at most 5 minutes, refresh 12 hours from the first sign-in on', async () => {
    const first = await trade(world, await callbackOf(world, new Visitor()));
    const token = first.body.access_token ?? '';
    const claims = decodeJwt(token);
    expect(decodeProtectedHeader(token)).toMatchObject({ alg: 'ES256', typ: 'at+jwt' });
    expect(claims).toMatchObject({
      iss: `${world.publicUrl}/oidc`,
      aud: `${world.publicUrl}/api`,
      sub: 'subject-person',
      client_id: 'guerdon-gateway',
    });
    expect(Object.keys(claims).sort()).toEqual(
      ['aud', 'client_id', 'exp', 'grant', 'iat', 'iss', 'jti', 'sub'].sort(),
    );
    expect((claims.exp ?? 0) - (claims.iat ?? 0)).toBe(300);
    expect((await whoami(token)).status).toBe(200);
    expect((await whoami(first.body.id_token)).status).toBe(401);

    const ends = async () =>
      rowsOf(
        world.database.db,
        { ends: number },
        sql`select extract(epoch from max(expires_at) - now())::int as ends from oidc_store
          where kind = 'RefreshToken' and payload->>'accountId' = 'subject-person' and consumed_at is null
          and grant_id = ${String(claims.grant)}`,
      ).then(([row]) => Number(row?.ends));
    expect(await ends()).toBeLessThanOrEqual(12 * 3600);
    await world.database.db.execute(sql`update oidc_store set expires_at = now() + interval '100 s',
      payload = jsonb_set(payload, '{exp}', to_jsonb(extract(epoch from now())::int + 100)) where kind = 'RefreshToken'`);
    expect((await renew(world, first.body.refresh_token)).status).toBe(200);
    expect(await ends(), 'a rotated token inherits the end').toBeLessThanOrEqual(102);
  });

  test('a code works once; the second use ends what the first one gave', async () => {
    const callback = await callbackOf(world, new Visitor());
    const first = await trade(world, callback);
    expect(first.status).toBe(200);
    expect((await trade(world, callback)).body.error).toBe('invalid_grant');
    expect((await renew(world, first.body.refresh_token)).body.error).toBe('invalid_grant');
    expect((await whoami(first.body.access_token)).status).toBe(401);
  });

  test('two trades of one code at the same time give one answer', async () => {
    const callback = await callbackOf(world, new Visitor());
    const answers = await Promise.all([1, 2, 3, 4].map(() => trade(world, callback)));
    expect(answers.filter(({ status }) => status === 200).length).toBeLessThanOrEqual(1);
  });

  test.each<[string, Record<string, string>]>([
    ['another verifier', { code_verifier: VERIFIER.replace('a', 'b') }],
    ['no verifier', { code_verifier: '' }],
    ['another redirect address', { redirect_uri: 'http://localhost:1/auth/callback' }],
  ])('a code with %s is refused', async (_name, changes) => {
    const callback = await callbackOf(world, new Visitor());
    expect((await trade(world, callback, changes)).status).toBe(400);
  });

  test('AUTH-5: a refresh token used again more than 30 s after its rotation kills the whole chain', async () => {
    const first = await trade(world, await callbackOf(world, new Visitor()));
    const second = await renew(world, first.body.refresh_token);
    expect(second.status).toBe(200);
    await rotatedBefore(31);
    expect((await renew(world, first.body.refresh_token)).body.error).toBe('invalid_grant');
    expect((await renew(world, second.body.refresh_token)).body.error).toBe('invalid_grant');
    expect((await whoami(second.body.access_token)).status).toBe(401);
  });

  test('AUTH-4: who asks again within 30 s gets the same successor, the last of the chain, and the chain lives', async () => {
    const first = await trade(world, await callbackOf(world, new Visitor()));
    const second = await renew(world, first.body.refresh_token);
    const again = await renew(world, first.body.refresh_token);
    expect([again.status, again.body.refresh_token]).toEqual([200, second.body.refresh_token]);
    expect(again.body.access_token).not.toBe(second.body.access_token);
    const third = await renew(world, second.body.refresh_token);
    await rotatedBefore(29);
    expect((await renew(world, first.body.refresh_token)).body.refresh_token).toBe(third.body.refresh_token);
    expect((await whoami(third.body.access_token)).status).toBe(200);
    expect(new Set([first, second, third].map(({ body }) => body.refresh_token)).size).toBe(3);
  });

  test('tokens and codes with U+0000 are unknown ones', async () => {
    expect((await renew(world, 'a\u0000b')).body.error).toBe('invalid_grant');
    const fields = { grant_type: 'authorization_code', code: '\u0000', code_verifier: VERIFIER };
    const redirect = { redirect_uri: `${world.publicUrl}/auth/callback` };
    expect((await asClient(world, 'token', { ...fields, ...redirect })).body.error).toBe('invalid_grant');
    // Stored request data may contain any text.
    for (const odd of ['%00', 'a%00b'])
      expect(
        (await new Visitor().send(`${world.publicUrl}/oidc/session/end?state=${odd}`)).status,
      ).toBeLessThan(500);
  });

  test('an account that was disabled gets no further tokens', async () => {
    const tokens = await trade(world, await callbackOf(world, new Visitor(), world.logins.roleless));
    const set = (status: string) =>
      world.database.db.execute(
        sql`update accounts set status = ${status} where login = ${world.logins.roleless}`,
      );
    await set('disabled');
    expect((await renew(world, tokens.body.refresh_token)).body.error).toBe('invalid_grant');
    await set('enabled');
  });
});

describe('what the issuer does not do', () => {
  test('the gateway’s client gets nothing by passwords, client credentials, devices and other grants', async () => {
    for (const grant of ['password', 'client_credentials', 'urn:ietf:params:oauth:grant-type:device_code']) {
      const answer = await asClient(world, 'token', { grant_type: grant, username: 'a', password: 'b' });
      expect([grant, answer.status]).toEqual([grant, 400]);
    }
  });

  test('a wrong client secret, or none, is refused', async () => {
    const fields = { grant_type: 'authorization_code', code: 'x', code_verifier: VERIFIER };
    expect((await asClient(world, 'token', fields, 'wrong')).status).toBe(401);
    const body = new URLSearchParams({ ...fields, client_id: 'guerdon-gateway' });
    const bare = await fetch(`${world.platformUrl}/oidc/token`, { method: 'POST', body });
    expect([400, 401]).toContain(bare.status);
  });

  test('no registration, no userinfo, no introspection, no device page, no development interactions', async () => {
    for (const path of [
      'reg',
      'me',
      'token/introspection',
      'device',
      'request',
      'backchannel',
      'interaction/x/login',
    ]) {
      const got = await fetch(`${world.platformUrl}/oidc/${path}`, {
        headers: { accept: 'application/json' },
      });
      expect([path, got.status]).toEqual([path, 404]);
    }
    const discovery = await fetch(`${world.publicUrl}/oidc/.well-known/openid-configuration`);
    expect(await discovery.json()).toMatchObject({
      issuer: `${world.publicUrl}/oidc`,
      response_types_supported: ['code'],
      grant_types_supported: expect.not.arrayContaining(['implicit', 'password']),
      code_challenge_methods_supported: ['S256'],
      token_endpoint_auth_methods_supported: ['client_secret_basic', 'client_secret_post'],
    });
  });

  test('no cross-origin answer, and no host but the public one in any address', async () => {
    const answer = await fetch(`${world.platformUrl}/oidc/.well-known/openid-configuration`, {
      headers: {
        origin: 'https://evil.example',
        'x-forwarded-host': 'evil.example',
        'x-forwarded-proto': 'https',
      },
    });
    const text = await answer.text();
    expect(text).not.toContain('evil');
    expect(text).not.toContain(new URL(world.platformUrl).host);
    const token = await fetch(`${world.platformUrl}/oidc/token`, {
      method: 'POST',
      headers: { origin: 'https://evil.example' },
    });
    expect(token.headers.get('access-control-allow-origin')).toBeNull();
  });
});
