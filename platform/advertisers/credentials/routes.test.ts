import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { abilitiesOf } from '../../../schema/foundation/abilities.ts';
import { openScope, systemScope } from '../../foundation/access/scope.ts';
import { json, nullable, rowsOf, text } from '../../foundation/database/rows.ts';
import { startTestPlatform, type TestPlatform } from '../../testing/testPlatform.ts';

let platform: TestPlatform;
beforeAll(async () => {
  platform = await startTestPlatform({ LOG_LEVEL: 'silent' });
});
afterAll(() => platform.close());
beforeEach(async () => {
  await platform.database.db.execute(sql`delete from credentials`);
});

const path = (id = '1') => `/api/advertisers/${id}/credentials`;
const list = (login = 'retailer', id = '1', query = '') => platform.call(login, 'GET', path(id) + query);
const create = (name: unknown, { login = 'retailer', id = '1', query = '', key = '' } = {}) =>
  platform.call(login, 'POST', path(id) + query, {
    body: { name },
    headers: key ? { 'idempotency-key': key } : {},
  });
const rename = (id: string, name: string, { version = 1, login = 'retailer', query = '' } = {}) =>
  platform.call(login, 'PUT', `/api/credentials/${id}${query}`, { body: { name }, version });
const remove = (id: string, login = 'retailer', query = '') =>
  platform.call(login, 'DELETE', `/api/credentials/${id}${query}`);
const textOf = (value: unknown) => value as string;
const createdId = async (name: string, more = {}) => textOf((await create(name, more)).body.credential?.id);
const events = () =>
  rowsOf(
    platform.database.db,
    { action: text, before: nullable(json<object>()), after: nullable(json<object>()), advertiser_id: text },
    sql`select action, before, after, advertiser_id from events where noun = 'credentials' order by id`,
  );

describe('creating and reading', () => {
  test('APIKEY-8, APIKEY-13, APIKEY-14, APIKEY-15: a key is made of a name; its secret is answered by the creation alone', async () => {
    const { status, body, headers } = await create(' Till 3 ');
    expect(status).toBe(201);
    expect(body.credential).toEqual({
      id: expect.stringMatching(/^\d+$/),
      advertiser_id: '1',
      name: 'Till 3',
      client_id: expect.stringMatching(/^gki_/),
      created_at: expect.stringMatching(/Z$/),
      created_by: 'retailer',
      last_used_at: null,
      version: 1,
    });
    expect(body.client_secret).toMatch(/^gsk_/);
    expect(headers['cache-control']).toBe('no-store');
    const listed = await list();
    expect(listed.body).toMatchObject({ items: [body.credential], total: 1, is_external_issuer: false });
    expect(listed.text).not.toContain('secret');
  });

  test('APIKEY-1, APIKEY-15: ten keys a page, the newest first, all of them over the pages', async () => {
    for (let number = 1; number <= 11; number += 1) await create(`Key ${number}`);
    const names = ({ body }: Awaited<ReturnType<typeof list>>) =>
      (body.items as unknown as { name: string }[]).map(({ name }) => name);
    const first = await list();
    expect(names(first)).toEqual(Array.from({ length: 10 }, (_, index) => `Key ${11 - index}`));
    expect(first.body).toMatchObject({ per_page: 10, total: 11 });
    expect(names(await list('retailer', '1', '?page=2'))).toEqual(['Key 1']);
  });

  test('APIKEY-15: a key is renamed and deleted; each change is one event without a secret', async () => {
    const before = (await events()).length;
    const id = await createdId('One');
    const clientId = (await list()).body.items?.[0]?.client_id;
    expect((await rename(id, 'Two')).body.credential).toMatchObject({ name: 'Two', version: 2 });
    expect((await rename(id, 'Two', { version: 2 })).body.credential).toMatchObject({ version: 2 });
    expect((await remove(id)).body.credential).toMatchObject({ id, name: 'Two' });
    expect((await list()).body.items).toEqual([]);
    expect((await remove(id)).status).toBe(404);
    expect((await events()).slice(before)).toEqual([
      { action: 'created', advertiser_id: '1', before: null, after: { name: 'One', client_id: clientId } },
      { action: 'updated', advertiser_id: '1', before: { name: 'One' }, after: { name: 'Two' } },
      { action: 'deleted', advertiser_id: '1', before: { name: 'Two', client_id: clientId }, after: null },
    ]);
  });

  test('API-7: a stale version answers the row as it is and changes nothing', async () => {
    const id = await createdId('One');
    await rename(id, 'Two');
    const answer = await rename(id, 'Three');
    expect([answer.status, answer.body.error_name]).toEqual([409, 'stale_version']);
    expect(answer.body.current).toMatchObject({ name: 'Two', version: 2 });
  });

  test('tried only, a creation, a change and a deletion are answered alike and undone; no secret is made known', async () => {
    const before = (await events()).length;
    const tried = await create('Tried', { query: '?dry_run=true', key: 'tried' });
    expect([tried.status, tried.body.client_secret, tried.body.credential?.name]).toEqual([
      201,
      null,
      'Tried',
    ]);
    expect(tried.body.effects).toEqual({ postings: [], figures: [], mails: [] });
    expect((await list()).body.items).toEqual([]);
    expect((await events()).length).toBe(before);
    const id = await createdId('Kept', { key: 'tried' });
    expect((await rename(id, 'Other', { query: '?dry_run=true' })).body.credential).toMatchObject({
      name: 'Other',
    });
    expect((await remove(id, 'retailer', '?dry_run=true')).status).toBe(200);
    expect((await list()).body.items).toMatchObject([{ name: 'Kept', version: 1 }]);
  });
});

describe('the same request twice', () => {
  test('a repeated creation makes no second key and tells no secret: it says what to do', async () => {
    expect((await create('Once', { key: 'k1' })).status).toBe(201);
    const again = await create('Once', { key: 'k1' });
    expect([again.status, again.body.error_name]).toEqual([409, 'secret_already_shown']);
    expect(again.body.message).toMatch(/delete the key and create another/);
    expect((await list()).body.items).toHaveLength(1);
    expect((await create('Twice', { key: 'k1' })).body.error_name).toBe('idempotency_mismatch');
    expect((await create('Once', { key: 'k2' })).status).toBe(201);
  });

  test('ten at once make one key', async () => {
    const answers = await Promise.all(Array.from({ length: 10 }, () => create('Race', { key: 'race' })));
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(1);
    for (const { status, body } of answers.filter(({ status }) => status !== 201))
      expect([status, ['secret_already_shown', 'idempotency_in_flight']]).toEqual([
        409,
        expect.arrayContaining([body.error_name]),
      ]);
    expect((await list()).body.items).toHaveLength(1);
  });
});

describe('who may', () => {
  test('APIKEY-16: reading needs viewCredentials', async () => {
    expect((await list('shop')).status).toBe(200);
    expect((await list('customer_support_agent')).status).toBe(403);
  });

  test('APIKEY-17, APIKEY-20, ROLES-38: creating, renaming and deleting need createCredentials', async () => {
    const id = await createdId('One');
    expect((await create('x', { login: 'shop' })).status).toBe(403);
    expect((await rename(id, 'x', { login: 'shop' })).status).toBe(403);
    expect((await remove(id, 'shop')).status).toBe(403);
    expect((await create('x', { login: 'promotion_user' })).status).toBe(201);
    expect((await rename(id, 'x', { login: 'promotion_user' })).status).toBe(200);
    expect((await remove(id, 'promotion_user')).status).toBe(200);
  });

  test('another organization finds nothing, and the keys stay as they are', async () => {
    const id = await createdId('One');
    const answers = [
      await list('rival'),
      await create('x', { login: 'rival' }),
      await rename(id, 'x', { login: 'rival' }),
      await remove(id, 'rival'),
      await remove('999'),
      await list('retailer', 'one'),
    ];
    expect(answers.map(({ status }) => status)).toEqual(Array(6).fill(404));
    expect((await list()).body.items).toMatchObject([{ id, name: 'One', version: 1 }]);
  });
});

test.each([
  [{ name: '' }, 'name', 'required'],
  [{}, 'name', 'required'],
  [{ name: 'x'.repeat(101) }, 'name', 'max_length'],
  [{ name: 'x', client_secret: 'mine' }, 'client_secret', 'unknown'],
  [{ name: 'x', roles: ['admin'] }, 'roles', 'unknown'],
])('APIKEY-12: %j is refused by its field', async (body, field, rule) => {
  const answer = await platform.call('retailer', 'POST', path(), { body });
  expect(answer.status).toBe(422);
  expect(answer.body.field_errors).toMatchObject([{ field, rule }]);
});

test('with an external issuer no key is made, and the list says so', async () => {
  const elsewhere = await startTestPlatform({ LOG_LEVEL: 'silent' }, { isExternalIssuer: true });
  elsewhere.app.authentication.find = async () =>
    openScope(elsewhere.database, {
      ...systemScope(elsewhere.database),
      roles: ['admin'],
      abilities: abilitiesOf(['admin']),
    });
  const { status, body } = await elsewhere.call('retailer', 'POST', path(), { body: { name: 'x' } });
  const listed = await elsewhere.call('retailer', 'GET', path());
  await elsewhere.close();
  expect([status, body.error_name]).toEqual([409, 'external_issuer']);
  expect(body.message).toMatch(/Create the client there/);
  expect(listed.body).toMatchObject({ items: [], is_external_issuer: true });
});

describe('fifty keys are the most an advertiser has', () => {
  beforeEach(async () => {
    await platform.database.db.execute(sql`insert into credentials (advertiser_id, name, client_id, secret_hash, roles, created_by)
      select 1, 'Key ' || n, 'gki_' || n, 'x', '{}', 2 from generate_series(1, 49) n`);
  });

  test('the next one is refused, tried or meant, in the caller’s language; another advertiser has room', async () => {
    expect((await create('Fiftieth')).status).toBe(201);
    for (const query of ['', '?dry_run=true']) {
      const { status, body } = await create('One more', { query });
      expect([status, body.error_name]).toEqual([409, 'too_many_keys']);
      expect(body.message).toMatch(/50 API keys.*Delete one/);
    }
    const french = await platform.call('retailer', 'POST', path(), {
      body: { name: 'Une de plus' },
      headers: { 'accept-language': 'fr' },
    });
    expect(french.body.message).toMatch(/50 clés API/);
    expect((await create('Elsewhere', { id: '2' })).status).toBe(201);
  });

  test('of two at once for the last place one is made; a deleted key makes room', async () => {
    const both = await Promise.all([create('Left'), create('Right')]);
    expect(both.map(({ status }) => status).sort()).toEqual([201, 409]);
    const keyId = both.find(({ status }) => status === 201)?.body.credential?.id;
    expect((await remove(textOf(keyId))).status).toBe(200);
    expect((await create('Again')).status).toBe(201);
  });
});
