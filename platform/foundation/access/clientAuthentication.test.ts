import { randomUUID } from 'node:crypto';
import { type SQL, sql } from 'drizzle-orm';
import { decodeJwt } from 'jose';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { makeKey } from '../../people/signIn/tokens/apiKeys.ts';
import { storedRows } from '../../testing/storedRows.ts';
import { startTestPlatform, type TestPlatform } from '../../testing/testPlatform.ts';

let platform: TestPlatform;
let address: string;
beforeAll(async () => {
  platform = await startTestPlatform({ LOG_LEVEL: 'trace' });
  const at = platform.app.server.address();
  address = `http://127.0.0.1:${typeof at === 'object' ? at?.port : at}`;
});
afterAll(() => platform.close());
beforeEach(async () => {
  await platform.database.db.execute(sql`delete from credentials`);
});
interface Key {
  id: string;
  client_id: string;
  secret: string;
}

async function makeFor(login: string, advertiserId = '1'): Promise<Key> {
  const { body } = await platform.call(login, 'POST', `/api/advertisers/${advertiserId}/credentials`, {
    body: { name: `of ${login}` },
    // What is answered under a key is kept to be answered again: of the secret nothing may be.
    headers: { 'idempotency-key': randomUUID() },
  });
  return { ...(body.credential as unknown as Key), secret: body.client_secret as unknown as string };
}

async function askToken({ client_id: id, secret }: Pick<Key, 'client_id' | 'secret'>, fields = {}) {
  const answer = await fetch(`${address}/oidc/token`, {
    method: 'POST',
    headers: { authorization: `Basic ${Buffer.from(`${id}:${secret}`).toString('base64')}` },
    body: new URLSearchParams({ grant_type: 'client_credentials', ...fields }),
  });
  return { status: answer.status, body: (await answer.json()) as Record<string, string> };
}
const tokenOf = async (key: Key) => (await askToken(key)).body.access_token ?? '';

const by = (token: string, method: string, url: string, body?: object) =>
  platform.call(null, method, url, { headers: { authorization: `Bearer ${token}` }, ...(body && { body }) });
const db = (query: SQL) => storedRows<{ text: string }>(platform.database.db, query);

describe('a token for a key', () => {
  test('is of five minutes, for our API, and names nothing but the key', async () => {
    const key = await makeFor('retailer');
    const { status, body } = await askToken(key);
    expect([status, body.token_type, body.expires_in]).toEqual([200, 'Bearer', 300]);
    const { exp = 0, iat = 0, jti: _, ...claims } = decodeJwt(body.access_token ?? '');
    expect(exp - iat).toBe(300);
    const { publicUrl, issuer } = platform.config;
    expect(claims).toEqual({
      iss: issuer,
      aud: `${publicUrl}/api`,
      sub: key.client_id,
      client_id: key.client_id,
    });
  });

  test('is not given for a wrong, a malformed or another key’s secret, nor for the hash that is stored', async () => {
    const [key, other] = [await makeFor('retailer'), await makeFor('retailer')];
    const [{ text: stored } = { text: '' }] = await db(
      sql`select secret_hash as text from credentials where client_id = ${key.client_id}`,
    );
    for (const secret of [makeKey().secret, other.secret, stored, 'made-up', ''])
      expect([secret, (await askToken({ ...key, secret })).status]).toEqual([secret, 401]);
    expect((await askToken({ client_id: makeKey().clientId, secret: key.secret })).status).toBe(401);
  });

  test('a secret of the wrong form is refused before anything is looked up', async () => {
    const key = await makeFor('retailer');
    const transactions = vi.spyOn(platform.database, 'transaction');
    expect((await askToken({ ...key, secret: `${key.secret.slice(0, -1)}?` })).body.error).toBe(
      'invalid_client',
    );
    expect(transactions).not.toHaveBeenCalled();
  });

  test('a key has no other way in, and another resource is refused', async () => {
    const key = await makeFor('retailer');
    for (const fields of [
      { grant_type: 'authorization_code', code: 'x' },
      { grant_type: 'refresh_token', refresh_token: 'x' },
      { resource: 'https://other.example/api' },
    ])
      expect((await askToken(key, fields)).status).toBe(400);
    const page = await fetch(
      `${address}/oidc/auth?client_id=${key.client_id}&response_type=code&redirect_uri=https://evil.example`,
      { redirect: 'manual' },
    );
    expect(page.status).toBe(400);
  });

  test('the gateway’s own client does not get it', async () => {
    const secret = platform.config.oidcClientSecret ?? '';
    const { status, body } = await askToken({ client_id: 'guerdon-gateway', secret });
    expect([status, body.error_description]).toEqual([
      400,
      'requested grant type is not allowed for this client',
    ]);
  });
});

describe('what a key may see and do', () => {
  test('one advertiser of its creator’s: the list shows it alone, any other is not there', async () => {
    const token = await tokenOf(await makeFor('retailer'));
    const listed = await by(token, 'GET', '/api/advertisers');
    expect((listed.body.items as unknown as { id: string }[]).map(({ id }) => id)).toEqual(['1']);
    expect((await by(token, 'GET', '/api/advertisers/1')).body.name).toBe('Alpha');
    for (const id of ['2', '3']) expect((await by(token, 'GET', `/api/advertisers/${id}`)).status).toBe(404);
  });

  test('made by staff it is not staff: one advertiser, no administration', async () => {
    const token = await tokenOf(await makeFor('operator', '2'));
    const listed = await by(token, 'GET', '/api/advertisers');
    expect((listed.body.items as unknown as { id: string }[]).map(({ id }) => id)).toEqual(['2']);
    expect((await by(token, 'GET', '/api/advertisers/1')).status).toBe(404);
    expect((await by(token, 'GET', '/api/members')).status).toBe(403);
  });

  test('the own account, keys, accounts and new advertisers stay with people, who are told so', async () => {
    const key = await makeFor('retailer');
    const token = await tokenOf(key);
    const viewer = await by(token, 'GET', '/api/viewer');
    expect([viewer.status, viewer.body.error_name]).toEqual([403, 'not_for_keys']);
    expect(viewer.body.message).toMatch(/API keys and service accounts have none/);
    for (const [method, url, body] of [
      ['GET', '/api/accounts/me'],
      ['PUT', '/api/accounts/2', {}],
      ['GET', '/api/advertisers/1/credentials'],
      ['POST', '/api/advertisers/1/credentials', { name: 'child' }],
      ['DELETE', `/api/credentials/${key.id}`],
      ['POST', '/api/accounts', {}],
      ['POST', '/api/members', {}],
    ] as const)
      expect([url, (await by(token, method, url, body)).status]).toEqual([url, 403]);
    expect((await by(token, 'GET', '/api/organizations/mine')).body.name).toBe('Northwind');
  });

  test.each([
    ['promotion_user', 'PUT', '/api/advertisers/1', 'editAdvertisers', 'create a new key'],
    ['operator', 'POST', '/api/redemptions/1/comment', 'viewRedemptionComments', 'signed in'],
  ])(
    'of %s: %s %s is refused by the name of what it takes, and with what helps',
    async (maker, method, url, ability, remedy) => {
      const { body } = await by(await tokenOf(await makeFor(maker)), method, url, { content: 'x' });
      const code = remedy === 'signed in' ? 'ability_of_no_key' : 'ability_not_of_key';
      expect(body).toMatchObject({ status: 403, error_name: code });
      expect(body.message).toMatch(new RegExp(`“${ability}”.*${remedy}`));
    },
  );

  test('it never has more than its creator had, nor more than they have now', async () => {
    const key = await makeFor('promotion_user');
    const token = await tokenOf(key);
    const save = () =>
      platform.call(null, 'PUT', '/api/advertisers/1', {
        body: { name: 'Alpha' },
        version: 99,
        headers: { authorization: `Bearer ${token}` },
      });
    const give = async (roles: string) => {
      await db(sql`update accounts set roles = ${roles}::text[] where login = 'promotion_user'`);
      platform.app.authentication.forget(await idOf('promotion_user'));
    };
    expect((await save()).status, 'promotion_user may not edit').toBe(403);
    await give('{admin}');
    expect((await save()).status, 'what was given later is not the key’s').toBe(403);
    expect((await by(token, 'GET', '/api/advertisers/1')).status, 'what both have it keeps').toBe(200);
    await give('{catalog_manager}');
    expect((await by(token, 'GET', '/api/advertisers/1')).status, 'what was taken is gone').toBe(403);
    await give('{promotion_user}');
  });
});

const idOf = async (login: string) =>
  (await db(sql`select id::text as text from accounts where login = ${login}`))[0]?.text ?? '';

describe('reliability A9: what ends a key ends its tokens at once', () => {
  test('its deletion', async () => {
    const key = await makeFor('retailer');
    const token = await tokenOf(key);
    expect((await by(token, 'GET', '/api/advertisers')).status).toBe(200);
    await platform.call('retailer', 'DELETE', `/api/credentials/${key.id}`);
    expect((await by(token, 'GET', '/api/advertisers')).status).toBe(401);
    expect((await askToken(key)).status).toBe(401);
  });

  test.each([
    ['its creator is disabled', { status: 'disabled' }, { status: 'enabled' }, 401, 401],
    ['the advertiser is taken from its creator', { advertiser_ids: [] }, { advertiser_ids: ['1'] }, 401, 200],
  ])('%s', async (_name, taken, given, tokenStatus, issued) => {
    const key = await makeFor('client_manager');
    const token = await tokenOf(key);
    expect((await by(token, 'GET', '/api/advertisers/1')).status).toBe(200);
    const id = await idOf('client_manager');
    const change = async (body: object) => {
      const { version } = (await platform.call('operator', 'GET', `/api/members/${id}`)).body;
      const call = { body, version: Number(version) };
      expect((await platform.call('operator', 'PUT', `/api/members/${id}`, call)).status).toBe(200);
    };
    await change(taken);
    expect((await by(token, 'GET', '/api/advertisers/1')).status).toBe(tokenStatus);
    expect((await askToken(key)).status).toBe(issued);
    await change(given);
    expect((await by(token, 'GET', '/api/advertisers/1')).status).toBe(200);
  });
});

test('its last use is noted behind the request, at most once a minute', async () => {
  const key = await makeFor('retailer');
  const token = await tokenOf(key);
  const used = async () =>
    (await db(sql`select last_used_at::text as text from credentials where id = ${key.id}`))[0]?.text;
  expect(await used()).toBeNull();
  await by(token, 'GET', '/api/advertisers');
  await expect.poll(used).not.toBeNull();
  await db(sql`update credentials set last_used_at = now() - interval '50 s' where id = ${key.id}`);
  const before = await used();
  await by(token, 'GET', '/api/advertisers');
  await platform.call('retailer', 'GET', '/api/advertisers/1/credentials');
  expect(await used()).toBe(before);
});

test('reliability A10: the secret stands in no table, no log line and no later answer', async () => {
  const key = await makeFor('retailer');
  const token = await tokenOf(key);
  const calls = [
    await by(token, 'GET', '/api/advertisers'),
    await platform.call('retailer', 'GET', '/api/advertisers/1/credentials'),
    await platform.call('retailer', 'PUT', `/api/credentials/${key.id}`, { body: { name: 'b' }, version: 1 }),
  ];
  await askToken({ ...key, secret: `${key.secret.slice(0, -1)}?` });
  const tables =
    await db(sql`select format('select coalesce(string_agg(t::text, chr(10)), '''') as text from %I t', table_name) as text
    from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE'`);
  const dump = await Promise.all(tables.map(({ text }) => db(sql.raw(text)).then(([row]) => row?.text)));
  const deleted = await platform.call('retailer', 'DELETE', `/api/credentials/${key.id}`);
  const seen = [...dump, ...platform.log, ...[...calls, deleted].map(({ text }) => text)].join('\n');
  expect(tables.length).toBeGreaterThan(20);
  expect(seen).toContain(key.client_id);
  expect(seen).not.toContain(key.secret);
  expect(seen).not.toContain(key.secret.slice(4, -6));
  expect(platform.log.length).toBeGreaterThan(5);
});
