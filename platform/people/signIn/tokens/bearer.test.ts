import { createHmac, createSign } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { sql } from 'drizzle-orm';
import { exportSPKI, importJWK, type JWTPayload, SignJWT } from 'jose';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { readConfig } from '../../../config.ts';
import { type Bearer, bearerOf } from '../../../foundation/access/bearerToken.ts';
import type { Database } from '../../../foundation/database/connections/connection.ts';
import { migratedDatabase } from '../../../testing/migratedDatabase.ts';
import { type Keys, loadKeys, makeKeys } from '../issuer/keys.ts';
import { ACCESS_TOKEN_SECONDS, mintAccessToken } from './accessToken.ts';
import { makeKey } from './apiKeys.ts';
import { bearerVerifier } from './bearer.ts';

const config = readConfig({ PUBLIC_URL: 'http://localhost:4130', DATA_DIR: ':memory:' });
const now = () => Math.floor(Date.now() / 1000);
let database: Database;
let keys: Keys;
let verify: (token: string) => Promise<Bearer | null>;

beforeAll(async () => {
  database = await migratedDatabase();
  keys = await loadKeys(database);
  verify = bearerVerifier(config, database);
});
afterAll(() => database.close());

const claims = (changes: JWTPayload = {}): JWTPayload => ({
  iss: 'http://localhost:4130/oidc',
  aud: 'http://localhost:4130/api',
  sub: 'someone',
  client_id: 'guerdon-gateway',
  scope: 'api',
  iat: now(),
  exp: now() + 300,
  ...changes,
});

async function forge(
  changes: JWTPayload = {},
  header: Record<string, unknown> = {},
  by = keys,
): Promise<string> {
  const [key] = by.signing;
  return new SignJWT(claims(changes))
    .setProtectedHeader({ alg: 'ES256', typ: 'at+jwt', kid: key.kid, ...header })
    .sign(await importJWK({ ...key, ...(header.alg ? { alg: String(header.alg) } : {}) }, 'ES256'));
}

const part = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');
const unsigned = (header: Record<string, unknown>, payload = claims()) => `${part(header)}.${part(payload)}`;

test('the issuer’s own kind of token names its subject and client', async () => {
  const token = await mintAccessToken(keys, { publicUrl: config.publicUrl, subject: 'someone' });
  expect(await verify(token)).toEqual({ subject: 'someone', clientId: 'guerdon-gateway', isKey: false });
  expect(await verify(await forge())).toEqual({
    subject: 'someone',
    clientId: 'guerdon-gateway',
    isKey: false,
  });
});

describe('forged tokens (A7)', () => {
  const header = () => ({ alg: 'ES256', typ: 'at+jwt', kid: keys.signing[0].kid });
  const forgeries: Record<string, () => string | Promise<string>> = {
    'alg none, no signature': () => `${unsigned({ ...header(), alg: 'none' })}.`,
    'alg None in another spelling': () => `${unsigned({ ...header(), alg: 'nOnE' })}.`,
    'alg none with the signature of a right token': async () =>
      `${unsigned({ ...header(), alg: 'none' })}.${(await forge()).split('.')[2]}`,
    'HS256 keyed with the public key (PEM)': async () => {
      const { d: _secret, ...open } = keys.signing[0];
      const pem = await exportSPKI((await importJWK(open, 'ES256')) as CryptoKey);
      const text = unsigned({ ...header(), alg: 'HS256' });
      return `${text}.${createHmac('sha256', pem).update(text).digest('base64url')}`;
    },
    'HS256 keyed with the public key (JWK)': () => {
      const { d: _secret, ...open } = keys.signing[0];
      const text = unsigned({ ...header(), alg: 'HS256' });
      return `${text}.${createHmac('sha256', JSON.stringify(open)).update(text).digest('base64url')}`;
    },
    'an external issuer’s key under our kid': async () =>
      forge({}, { kid: keys.signing[0].kid }, await makeKeys()),
    'an external issuer’s key under its own kid': async () => forge({}, {}, await makeKeys()),
    'a key that the token brings along (jwk)': async () => {
      const other = await makeKeys();
      const { d: _secret, ...open } = other.signing[0];
      return forge({}, { jwk: open }, other);
    },
    'a key fetched from an address in the token (jku)': async () =>
      forge({}, { jku: 'http://localhost:4130/evil.json' }, await makeKeys()),
    'kid that is a path': async () => forge({}, { kid: '../../../../dev/null' }),
    'kid that is SQL': async () => forge({}, { kid: "' or 1=1 --" }),
    'a critical extension nobody knows': () => {
      const text = unsigned({ ...header(), crit: ['own'], own: true });
      return `${text}.${Buffer.alloc(64, 1).toString('base64url')}`;
    },
    'wrong audience': () => forge({ aud: 'http://localhost:4130/other' }),
    'audience of the client': () => forge({ aud: 'guerdon-gateway' }),
    'no audience': () => forge({ aud: undefined as never }),
    'wrong issuer': () => forge({ iss: 'http://localhost:4130/oidc/' }),
    'issuer of another host': () => forge({ iss: 'http://127.0.0.1:4130/oidc' }),
    'type JWT': () => forge({}, { typ: 'JWT' }),
    'no type': () => forge({}, { typ: undefined }),
    'an ID token': () => forge({ aud: 'guerdon-gateway', nonce: 'n' }, { typ: 'JWT' }),
    'an ID token with the audience of the API': () => forge({ nonce: 'n' }, { typ: undefined }),
    'another client': () => forge({ client_id: 'somebody-else' }),
    'an API key with another subject': () => forge({ client_id: makeKey().clientId }),
    'no client': () => forge({ client_id: undefined }),
    'no subject': () => forge({ sub: undefined as never }),
    'an empty subject': () => forge({ sub: '' }),
    'no expiry': () => forge({ exp: undefined as never }),
    expired: () => forge({ iat: now() - 400, exp: now() - 100 }),
    'not yet valid': () => forge({ nbf: now() + 100 }),
    'a grant that was never made': () => forge({ grant: 'no-such-grant' }),
    'a grant that is no text': () => forge({ grant: 7 }),
    'payload changed after signing': async () => {
      const [head, , signature] = (await forge()).split('.');
      return `${head}.${part(claims({ sub: 'operator' }))}.${signature}`;
    },
    'signature of zeros': () => `${unsigned(header())}.${Buffer.alloc(64).toString('base64url')}`,
    'signature in DER instead of raw': async () => {
      const text = unsigned(header());
      const key = { key: keys.signing[0] as never, format: 'jwk' as const };
      return `${text}.${createSign('sha256').update(text).sign(key).toString('base64url')}`;
    },
    'five parts (encrypted)': async () => `${await forge()}.a.b`,
    'no token at all': () => '',
    'not base64': () => 'a.b.c',
    'longer than any token': () => `${'a'.repeat(9000)}.b.c`,
  };
  test.each(Object.keys(forgeries))('%s', async (name) => {
    expect(await verify((await forgeries[name]?.()) ?? '')).toBeNull();
  });
  test('there are at least twenty of them', () => {
    expect(Object.keys(forgeries).length).toBeGreaterThanOrEqual(20);
  });
});

test('clocks may differ by 29 s but not by 61 s, both ways', async () => {
  const minted = (ended: number) =>
    mintAccessToken(keys, {
      publicUrl: config.publicUrl,
      subject: 'x',
      issuedAt: now() - ACCESS_TOKEN_SECONDS - ended,
    });
  expect(await verify(await minted(28))).not.toBeNull();
  expect(await verify(await minted(61))).toBeNull();
  expect(await verify(await forge({ nbf: now() + 28 }))).not.toBeNull();
  expect(await verify(await forge({ nbf: now() + 61 }))).toBeNull();
});

test('the keys stay the same for every process that opens the database', async () => {
  const other = Object.create(database) as Database;
  expect((await loadKeys(other)).signing).toEqual(keys.signing);
});

test('the token is read from one Authorization header and from nowhere else', async () => {
  const token = await forge();
  const headers = (values: string[]) =>
    ({ headersDistinct: { authorization: values } }) as unknown as IncomingMessage;
  expect(bearerOf(headers([`Bearer ${token}`]))).toBe(token);
  expect(bearerOf(headers([`bearer ${token}`]))).toBe(token);
  expect(bearerOf(headers([`Bearer ${token}`, `Bearer ${token}`]))).toBeNull();
  expect(bearerOf(headers([`Bearer ${token}, Bearer ${token}`]))).toBeNull();
  expect(bearerOf(headers([`Basic ${token}`]))).toBeNull();
  expect(
    bearerOf({ headersDistinct: {}, url: `/api/viewer?access_token=${token}` } as IncomingMessage),
  ).toBeNull();
});

describe('AUTH-13: a token whose signature is remembered', () => {
  afterEach(() => void vi.restoreAllMocks());
  const right = { subject: 'someone', clientId: 'guerdon-gateway', isKey: false };

  test('is computed once, and judged by its own signature: one that differs in a letter is wrong', async () => {
    const computed = vi.spyOn(crypto.subtle, 'verify');
    const token = await forge();
    for (let call = 0; call < 3; call += 1) expect(await verify(token)).toEqual(right);
    expect(computed).toHaveBeenCalledTimes(1);
    const changed = token.slice(0, -10) + (token.at(-10) === 'A' ? 'B' : 'A') + token.slice(-9);
    expect(await verify(changed)).toBeNull();
  });

  test('does not outlive its end', async () => {
    const token = await forge({ exp: now() + 5 });
    expect(await verify(token)).toEqual(right);
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 36_000 });
    expect(await verify(token)).toBeNull();
    vi.useRealTimers();
  });

  test('does not outlive its grant, which another process ends: within the five seconds for which grants are remembered', async () => {
    const grant = 'grant-of-this-test';
    await database.db.execute(
      sql`insert into oidc_store (kind, id, payload, expires_at) values ('Grant', ${grant}, '{}', now() + interval '1 hour')`,
    );
    const token = await forge({ grant });
    expect(await verify(token)).toEqual(right);
    await database.db.execute(sql`delete from oidc_store where id = ${grant}`);
    const later = performance.now() + 5001;
    vi.spyOn(performance, 'now').mockImplementation(() => later);
    expect(await verify(token)).toBeNull();
  });
});
