import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { json, rowsOf, text } from '../../foundation/database/rows.ts';
import { storedRows } from '../../testing/storedRows.ts';
import { startTestPlatform, type TestPlatform } from '../../testing/testPlatform.ts';

let platform: TestPlatform;
beforeAll(async () => {
  platform = await startTestPlatform();
});
afterAll(() => platform.close());
beforeEach(async () => {
  await platform.database.db.execute(
    sql`update accounts set version = 1, name = login, status = 'enabled', roles = '{user}' where id = 3`,
  );
  await platform.database.db.execute(sql`delete from account_advertisers where account_id = 3`);
  await platform.database.db.execute(sql`insert into account_advertisers values (3, 1)`);
  platform.app.authentication.forget('3');
});

const list = (query = '', login = 'operator') => platform.call(login, 'GET', `/api/members${query}`);
const names = async (query: string) =>
  Object.values((await list(`${query}&per_page=100`)).body.items ?? {}).map(({ name }) => name);
const save = (body: unknown, { id = '3', version = 1, login = 'operator' } = {}) =>
  platform.call(login, 'PUT', `/api/members/${id}`, { body, version });
const lastEvent = async () =>
  (
    await rowsOf(
      platform.database.db,
      { account_id: text, noun: text, noun_id: text, action: text, after: json<object>() },
      sql`select account_id, noun, noun_id, action, before, after from events order by id desc limit 1`,
    )
  )[0];

describe('who may', () => {
  test.each([
    ['GET', '/api/members'],
    ['GET', '/api/members/3'],
    ['POST', '/api/members'],
    ['PUT', '/api/members/3'],
    ['POST', '/api/members/3/send_link'],
    ['POST', '/api/members/3/withdraw_invitation'],
    ['GET', '/api/organizations'],
    ['GET', '/api/organizations/1/advertisers?search=al'],
  ])('ROLES-39: %s %s is for operator staff with createAccounts', async (method, url) => {
    const body = method === 'GET' ? undefined : {};
    const answer = async (login: string | null) =>
      (await platform.call(login, method, url, body ? { body, version: 1 } : {})).status;
    for (const login of ['superadmin', 'platform_admin', 'admin', 'rival'])
      expect(await answer(login)).toBe(403);
    expect(await answer(null)).toBe(401);
    expect([401, 403]).not.toContain(await answer('operator'));
  });

  test('ACCT-26: an administrator saves another account here, its profile stays its own', async () => {
    expect((await save({ name: 'Shop Keeper' })).status).toBe(200);
    const profile = { body: { name: 'X' }, version: 2 };
    expect((await platform.call('operator', 'PUT', '/api/accounts/3', profile)).status).toBe(404);
  });
});

describe('the list', () => {
  test('is all accounts of all organizations by name, page by page', async () => {
    const { status, body } = await list('?per_page=2');
    expect(status).toBe(200);
    expect(body).toMatchObject({ page: 1, per_page: 2, total_is_capped: false });
    const all = await names('?sort=name');
    expect(all).toEqual([...all].sort());
    expect(all).toEqual(expect.arrayContaining(['operator', 'rival', 'nobody']));
    expect(await names('?sort=-name')).toEqual([...all].reverse());
  });

  test('is searched by a part of the name or of the e-mail, two characters at least', async () => {
    expect(await names('?search=RIVA')).toEqual(['rival']);
    expect(await names('?search=guerdon.ex')).toEqual(['operator']);
    expect(await names('?search=%25')).toEqual([]);
    expect((await list('?search=r')).body.field_errors).toMatchObject([
      { field: 'search', rule: 'min_length' },
    ]);
  });

  test('is searched by a name without its accents, and with others', async () => {
    await platform.database.db.execute(sql`update accounts set name = 'Renée Tanguy' where id = 3`);
    for (const text of ['renee', 'RENÉE', 'Renée t'])
      expect(await names(`?search=${encodeURIComponent(text)}`)).toEqual(['Renée Tanguy']);
  });

  test('is filtered by role and by status, those who were invited and never came apart', async () => {
    await platform.database.db.execute(sql`update accounts set accepted_at = null where id = 4`);
    expect(await names('?status=invited')).toEqual(['rival']);
    expect(await names('?status=enabled')).not.toContain('rival');
    await platform.database.db.execute(sql`update accounts set accepted_at = now() where id = 4`);

    expect(await names('?role=catalog_manager')).toEqual(['catalog_manager']);
    await save({ status: 'disabled' });
    expect(await names('?status=disabled')).toEqual(['shop']);
    expect((await list('?role=guest')).status).toBe(422);
  });

  test('says who is operator staff, and nothing of passwords or subjects', async () => {
    const answer = await list('?per_page=100');
    const items = Object.values(answer.body.items ?? {});
    expect(items.filter(({ is_staff }) => is_staff).map(({ name }) => name)).toEqual(['operator']);
    expect(answer.text).not.toMatch(/password|subject|scrypt/);
    expect(answer.headers['cache-control']).toBe('no-store');
  });
});

describe('one account', () => {
  test('shows its organization and the advertisers given to it', async () => {
    expect((await platform.call('operator', 'GET', '/api/members/3')).body).toMatchObject({
      id: '3',
      email: 'shop@retail.example',
      status: 'enabled',
      roles: ['user'],
      organization: { id: '1', name: 'Northwind' },
      advertisers: [{ id: '1', name: 'Alpha', status: 'enabled' }],
      version: 1,
    });
    expect((await platform.call('operator', 'GET', '/api/members/999')).status).toBe(404);
  });

  test('API-7: what is saved counts once, with one event that says who did what', async () => {
    const saved = await save({ roles: ['catalog_manager', 'user', 'user'], advertiser_ids: ['02', '2'] });
    expect(saved).toMatchObject({
      status: 200,
      body: { member: { version: 2, roles: ['user', 'catalog_manager'], advertisers: [{ name: 'Beta' }] } },
    });
    expect(await lastEvent()).toEqual({
      account_id: '1',
      noun: 'accounts',
      noun_id: '3',
      action: 'updated',
      before: { roles: ['user'], advertiser_ids: ['1'] },
      after: { roles: ['user', 'catalog_manager'], advertiser_ids: ['2'] },
    });
    expect((await save({ name: 'Late' })).body).toMatchObject({
      error_name: 'stale_version',
      current: { version: 2, advertisers: [{ name: 'Beta' }] },
    });
    expect((await save({ roles: ['catalog_manager', 'user'] }, { version: 2 })).body.member?.version).toBe(2);
  });

  test('A9: who is disabled has no session left, also once enabled again; a try ends none', async () => {
    const { db } = platform.database;
    for (const [kind, subject] of [
      ...['Session', 'Grant', 'RefreshToken'].map((kind) => [kind, 'shop']),
      ['Session', 'rival'],
    ])
      await db.execute(
        sql`insert into oidc_store (kind, id, payload) values (${kind}, ${`${kind}-${subject}`}, ${JSON.stringify({ accountId: subject })}::jsonb)`,
      );
    const left = () =>
      storedRows(
        db,
        sql`select id from oidc_store where payload ->> 'accountId' in ('shop', 'rival') order by id`,
      );
    await platform.call('operator', 'PUT', '/api/members/3?dry_run=true', {
      body: { status: 'disabled' },
      version: 1,
    });
    expect(await left()).toHaveLength(4);
    await save({ status: 'disabled' });
    expect(await left()).toEqual([{ id: 'Session-rival' }]);
    await save({ status: 'enabled' }, { version: 2 });
    expect(await left()).toEqual([{ id: 'Session-rival' }]);
    await db.execute(sql`delete from oidc_store where id = 'Session-rival'`);
  });

  test('ROLES-39: a change takes effect on the very next call', async () => {
    const read = async () => (await platform.call('shop', 'GET', '/api/advertisers')).status;
    expect(await read()).toBe(200);
    await save({ roles: ['developer'] });
    expect(await read()).toBe(403);
    await save({ roles: [] }, { version: 2 });
    const refused = await platform.call('shop', 'GET', '/api/viewer');
    expect(refused.body).toMatchObject({ status: 403, message: 'No roles found' });
    await save({ roles: ['user'], advertiser_ids: ['1', '2'] }, { version: 3 });
    expect((await platform.call('shop', 'GET', '/api/viewer')).body.advertiser_count).toBe(2);
    await save({ status: 'disabled' }, { version: 4 });
    expect(await read()).toBe(401);
  });

  test.each([
    [{ email: 'new' }, 'email', 'member_email_pattern'],
    [{ email: 'OPERATOR@guerdon.example' }, 'email', 'taken'],
    [{ email_verified: true }, 'email_verified', 'unknown'],
    [{ status: 'invited' }, 'status', 'choice'],
    [{ organization_id: '2' }, 'organization_id', 'unknown'],
    [{ roles: ['guest'] }, 'roles.0', 'choice'],
    [{ roles: null }, 'roles', 'required'],
    [{ status: 'gone' }, 'status', 'choice'],
    [{ name: ' ' }, 'name', 'required'],
    [{ advertiser_ids: ['3'] }, 'advertiser_ids', 'unknown_advertiser'],
    [{ advertiser_ids: ['1', '999'] }, 'advertiser_ids', 'unknown_advertiser'],
    [{ advertiser_ids: ['one'] }, 'advertiser_ids.0', 'unknown_advertiser'],
  ])('%j is refused', async (body, field, rule) => {
    expect((await save(body)).body.field_errors).toMatchObject([{ field, rule }]);
  });

  test('the own one gets no role from its owner, who may give one up; nor another address', async () => {
    const own = { id: '1' };
    const more = { roles: ['superadmin', 'platform_admin', 'catalog_manager'] };
    expect((await save(more, own)).body.field_errors).toEqual([{ field: 'roles', rule: 'own_role' }]);
    expect((await save({ roles: ['superadmin', 'client_manager'] }, own)).status).toBe(422);
    expect((await save({ email: 'other@guerdon.example' }, { id: '01' })).body.field_errors).toEqual([
      { field: 'email', rule: 'own_account' },
    ]);
    const same = { roles: ['superadmin', 'platform_admin'], email: 'operator@guerdon.example' };
    expect((await save(same, own)).body.member?.version).toBe(1);
  });

  test('the own one is neither disabled nor shut out of account management', async () => {
    for (const body of [{ status: 'disabled' }, { roles: ['admin'] }, { roles: [] }]) {
      expect((await save(body, { id: '1' })).body).toMatchObject({ status: 409, error_name: 'own_account' });
    }
    expect((await save({ status: 'disabled' }, { id: '01' })).status).toBe(409);
    const answer = await save({ roles: ['superadmin'] }, { id: '1' });
    expect(answer).toMatchObject({ status: 200, body: { member: { roles: ['superadmin'] } } });
    const french = await platform.call('operator', 'PUT', '/api/members/1', {
      body: { status: 'disabled' },
      version: 2,
      headers: { 'accept-language': 'fr' },
    });
    expect(french.body.message).toMatch(/propre compte/);
    await platform.database.db.execute(
      sql`update accounts set roles = '{superadmin,platform_admin}' where id = 1`,
    );
  });
});

test('organizations and advertisers are offered for the choice', async () => {
  const { body } = await platform.call('operator', 'GET', '/api/organizations');
  expect(body.items).toMatchObject([{ name: 'Northwind' }, { name: 'Rival' }]);
  const offered = async (id: string, text: string) =>
    (await platform.call('operator', 'GET', `/api/organizations/${id}/advertisers?search=${text}`)).body
      .items;
  expect(await offered('1', 'ALP')).toEqual([{ id: '1', name: 'Alpha', status: 'enabled' }]);
  expect(await offered('2', 'ALP')).toEqual([]);
  expect(await offered('1', encodeURIComponent('álp'))).toMatchObject([{ name: 'Alpha' }]);
  const organizations = await platform.call('operator', 'GET', '/api/organizations?search=N%C3%93RTH');
  expect(organizations.body.items).toMatchObject([{ name: 'Northwind' }]);
});
