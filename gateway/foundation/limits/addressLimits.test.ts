import { exportJWK, generateKeyPair, SignJWT } from 'jose';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { addressKey } from '../../../schema/foundation/contacts/addressKey.ts';
import { guessesInAMinute, refusalsOfOffice } from '../../testing/officeSignIn.ts';
import { list } from '../../testing/rows.ts';
import { startGateway, type TestGateway } from '../../testing/startGateway.ts';
import { ADDRESS_RATES } from './addressLimits.ts';
import { rateLimit } from './rateLimit.ts';

describe('addresses', () => {
  test.each([
    ['203.0.113.7', '203.0.113.7'],
    ['::ffff:203.0.113.7', '203.0.113.7'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2:ffff::1'],
    ['2001:db8::1', '2001:0db8:0:0::2'],
    ['fe80::1%eth0', 'fe80::2'],
  ])('%s and %s share a bucket', (one, other) => expect(addressKey(one)).toBe(addressKey(other)));

  test.each([
    ['203.0.113.7', '203.0.113.8'],
    ['2001:db8:1:2::1', '2001:db8:1:3::1'],
    ['::1', '1::'],
  ])('%s and %s do not', (one, other) => expect(addressKey(one)).not.toBe(addressKey(other)));
});

const QUERY = '{ advertisers { items { id } } }';

describe('callers that are not verified', () => {
  let gateway: TestGateway;
  let sign: (subject: string, client?: string) => Promise<string>;
  beforeAll(async () => {
    gateway = await startGateway((config) => {
      config.rate = { perSecond: 0.001, burst: 40 };
      config.addressRates = { ...ADDRESS_RATES, unverified: { perSecond: 0.001, burst: 40 } };
    });
    gateway.platform.on('GET /api/advertisers', { json: list([]) });
    const { publicKey, privateKey } = await generateKeyPair('ES256');
    gateway.platform.on('GET /oidc/jwks', {
      json: { keys: [{ ...(await exportJWK(publicKey)), kid: 'one', alg: 'ES256' }] },
    });
    let count = 0;
    sign = (subject, client = 'guerdon-gateway') =>
      new SignJWT({ client_id: client })
        .setProtectedHeader({ alg: 'ES256', kid: 'one' })
        .setIssuer('http://localhost:4000/oidc')
        .setSubject(subject)
        .setJti(String(count++))
        .setExpirationTime('5m')
        .sign(privateKey);
  });
  afterAll(() => gateway.close());

  const status = async (token: string) => (await gateway.graph(QUERY, {}, { token })).status;
  const untilRefused = async (token: () => string | Promise<string>) => {
    for (let attempt = 1; attempt <= 50; attempt += 1)
      if ((await status(await token())) === 429) return attempt;
    return null;
  };

  test('however many tokens they make up share the bucket of their address, and wait', async () => {
    let count = 0;
    expect(await untilRefused(() => `made.up.${count++}`)).toBeLessThan(10);
    const { headers, errors } = await gateway.graph(QUERY, {}, { token: 'made.up.again' });
    expect(errors?.[0]?.extensions.code).toBe('TOO_MANY_REQUESTS');
    expect(Number(headers['retry-after'])).toBeGreaterThan(0);
    const bare = async () =>
      (await gateway.inject({ method: 'POST', url: '/graphql', payload: { query: QUERY } })).statusCode;
    const answers: number[] = [];
    while (answers.at(-1) !== 429 && answers.length < 50) answers.push(await bare());
    expect(new Set(answers), 'without any token a little longer').toEqual(new Set([401, 429]));
  });

  test('a forged token empties nobody else’s bucket, one of the issuer is served by its own', async () => {
    const genuine = await sign('gki_one', 'gki_one');
    const forged = `${genuine.split('.').slice(0, 2).join('.')}.${'A'.repeat(86)}`;
    for (let count = 0; count < 20; count += 1) expect(await status(forged)).toBe(429);
    expect(await status(genuine)).toBe(200);
  });

  test('an API key has one bucket, however many tokens it asks for; another key has its own', async () => {
    expect(await untilRefused(() => sign('gki_two', 'gki_two'))).toBeLessThan(10);
    expect(await status(await sign('gki_three', 'gki_three'))).toBe(200);
    expect(await status(await sign('a person'))).toBe(200);
  });
});

describe('signing in', () => {
  const few = { perSecond: 0.001, burst: 3 };
  let gateway: TestGateway;
  beforeAll(async () => {
    gateway = await startGateway((config) => {
      config.addressRates = { ...ADDRESS_RATES, login: few, issuer: few };
      config.trustProxy = true;
    });
    gateway.platform.on('POST /oidc/token', { status: 401, json: { error: 'invalid_client' } });
  });
  afterAll(() => gateway.close());

  const from = (address: string, method: 'GET' | 'POST', url: string) =>
    gateway.inject({ method, url, headers: { 'x-forwarded-for': address } });

  test('/auth/login: the fourth from one address waits, with a page that says so; another address does not', async () => {
    for (let count = 0; count < 3; count += 1)
      expect((await from('203.0.113.1', 'GET', '/auth/login')).statusCode).not.toBe(429);
    const refused = await from('203.0.113.1', 'GET', `/auth/login?return_to=/%23/home`);
    expect(refused.statusCode).toBe(429);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    expect(refused.body).toContain('<title>Too many sign-ins from your network · Guerdon</title>');
    expect((await from('203.0.113.2', 'GET', '/auth/login')).statusCode).not.toBe(429);
  });

  test('/oidc/token: the fourth from one address waits, however it spells the path, and nothing is asked', async () => {
    for (let count = 0; count < 3; count += 1)
      expect((await from('203.0.113.3', 'POST', '/oidc/token')).statusCode).toBe(401);
    gateway.platform.calls.length = 0;
    for (const url of ['/oidc/token', '/oidc/token/', '/oidc/%74oken', '/oidc/token?x=1']) {
      const refused = await from('203.0.113.3', 'POST', url);
      expect([url, refused.statusCode, refused.json().error]).toEqual([url, 429, 'slow_down']);
      expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    }
    expect(gateway.platform.calls).toEqual([]);
    expect((await from('203.0.113.4', 'POST', '/oidc/token')).statusCode).toBe(401);
  });
});

describe('an office behind one address', () => {
  test('2,000 people sign in within ten minutes: nobody is refused, and guessing passwords is as slow as before', async () => {
    const clock = { now: 0 };
    const limitOf = (name: 'login' | 'issuer') =>
      rateLimit({ name, rate: ADDRESS_RATES[name], now: () => clock.now });
    const limits = { login: limitOf('login'), issuer: limitOf('issuer') };
    expect(await refusalsOfOffice(limits, clock)).toBe(0);
    // 2 points a second and 120 at once, as it was when posts that succeed cost the same.
    expect(await guessesInAMinute(limits.issuer, clock)).toBe(120 + 59 * 2);
  });

  test('a post that succeeds costs a tenth of one that fails', async () => {
    const gateway = await startGateway((config) => {
      config.addressRates = { ...ADDRESS_RATES, issuer: { perSecond: 0.001, burst: 5 } };
    });
    try {
      const post = async (path: string) =>
        (await gateway.inject({ method: 'POST', url: `/oidc/${path}`, payload: {} })).statusCode;
      gateway.platform.on('POST /oidc/right', { status: 303, json: {} });
      gateway.platform.on('POST /oidc/wrong', { status: 422, json: {} });
      const right: number[] = [];
      for (let sent = 0; sent < 30; sent += 1) right.push(await post('right'));
      expect(new Set(right)).toEqual(new Set([303]));
      const wrong: number[] = [];
      for (let sent = 0; sent < 4; sent += 1) wrong.push(await post('wrong'));
      expect(wrong).toEqual([422, 422, 429, 429]);
      expect(await post('right'), 'guessing is over, also for a right one').toBe(429);
    } finally {
      await gateway.close();
    }
  });
});
