import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openScope } from '../../access/scope.ts';
import { rowsOf } from '../../database/connection.ts';
import { verifyPassword } from '../../oidc/password.ts';
import { signIn } from '../../oidc/signIn.ts';
import { startTestPlatform, type TestPlatform } from '../../testing/testPlatform.ts';
import { createMember, initialPassword } from './create.ts';

let platform: TestPlatform;
beforeAll(async () => {
  platform = await startTestPlatform({ LOG_LEVEL: 'debug' });
});
afterAll(() => platform.close());

const draft = (different: object = {}) => ({
  name: 'Ada Lovelace',
  email: 'Ada@retail.example',
  organization_id: '1',
  locale: 'fr',
  timezone: 'Asia/Tokyo',
  roles: ['user'],
  advertiser_ids: ['1'],
  ...different,
});
const create = (different: object = {}) =>
  platform.call('operator', 'POST', '/api/members', { body: draft(different) });
const stored = async (email: string) =>
  (
    await rowsOf<{ id: string; password_hash: string; subject: string }>(
      platform.database.db,
      sql`select id, password_hash, subject from accounts where lower(email) = lower(${email})`,
    )
  )[0];

describe('a new account', () => {
  test('AUTH-1: has a password that is said once, kept as a hash, and good for the sign-in', async () => {
    const answer = await create();
    expect(answer.status).toBe(201);
    expect(answer.headers['cache-control']).toBe('no-store');
    const password = String(answer.body.initial_password);
    const row = await stored('ada@retail.example');
    expect(await verifyPassword(password, row?.password_hash ?? null)).toBe(true);
    const given = { login: 'ada@retail.example', password, ip: '192.0.2.1' };
    expect(await signIn(platform.database, given)).toEqual({ subject: row?.subject });

    const later = await platform.call('operator', 'GET', `/api/members/${row?.id}`);
    const listed = await platform.call('operator', 'GET', '/api/members?search=ada');
    const events = await rowsOf(platform.database.db, sql`select * from events where noun_id = ${row?.id}`);
    for (const text of [later.text, listed.text, JSON.stringify(events), platform.log.join('\n')]) {
      expect(text).not.toContain(password);
      expect(text).not.toMatch(/scrypt/);
    }
  });

  test('has what it was given, and is remembered in one event', async () => {
    const { body } = await create({ email: 'grace@retail.example', roles: ['user', 'admin'] });
    const id = String(body.member?.id);
    expect(body.member).toMatchObject({
      email: 'grace@retail.example',
      login: 'grace@retail.example',
      roles: ['user', 'admin'],
      status: 'enabled',
      is_staff: false,
      locale: 'fr',
      timezone: 'Asia/Tokyo',
      organization: { id: '1' },
      advertisers: [{ id: '1', name: 'Alpha' }],
      version: 1,
    });
    const events = await rowsOf(
      platform.database.db,
      sql`select account_id, noun, action, after from events where noun_id = ${id}`,
    );
    expect(events).toEqual([
      {
        account_id: '1',
        noun: 'accounts',
        action: 'created',
        after: {
          name: 'Ada Lovelace',
          email: 'grace@retail.example',
          organization_id: '1',
          locale: 'fr',
          timezone: 'Asia/Tokyo',
          roles: ['user', 'admin'],
          advertiser_ids: ['1'],
        },
      },
    ]);
  });

  test('AUTH-14: with an address of the provider is operator staff', async () => {
    const { body } = await create({ email: 'new@guerdon.example', advertiser_ids: [] });
    expect(body.member?.is_staff).toEqual(true);
  });

  test('has an e-mail that nobody else has, letter case aside, asked for twice at once or not', async () => {
    const both = await Promise.all([
      create({ email: 'twin@x.example' }),
      create({ email: 'TWIN@x.example' }),
    ]);
    expect(both.map(({ status }) => status).sort()).toEqual([201, 422]);
    for (const email of ['Twin@X.example', 'shop@retail.example', 'SHOP@retail.example'])
      expect((await create({ email })).body.field_errors).toEqual([{ field: 'email', rule: 'taken' }]);
  });

  test.each([
    [{ name: '' }, 'name', 'required'],
    [{ email: '' }, 'email', 'required'],
    [{ email: 'ada' }, 'email', 'member_email_pattern'],
    [{ organization_id: '' }, 'organization_id', 'required'],
    [{ organization_id: '77' }, 'organization_id', 'unknown_organization'],
    [{ locale: 'de' }, 'locale', 'choice'],
    [{ timezone: 'Mars/Olympus' }, 'timezone', 'unknown_timezone'],
    [{ roles: ['user_logged'] }, 'roles.0', 'choice'],
    [{ roles: undefined }, 'roles', 'required'],
    [{ advertiser_ids: ['3'] }, 'advertiser_ids', 'unknown_advertiser'],
    [{ password: 'my own' }, 'password', 'unknown'],
    [{ status: 'disabled' }, 'status', 'unknown'],
    [{ email_verified: true }, 'email_verified', 'unknown'],
  ])('%j is refused', async (different, field, rule) => {
    const { body } = await create({ email: 'refused@retail.example', ...different });
    expect(body.field_errors).toMatchObject([{ field, rule }]);
    expect(await stored('refused@retail.example')).toBeUndefined();
  });

  test('AUTH-1: of an issuer elsewhere has no password here and is known by its e-mail', async () => {
    const staff = {
      caller: 'account:1',
      isStaff: true,
      accountId: '1',
      organizationId: '1',
      advertiserIds: [],
      roles: [],
    };
    const facts = {
      ...staff,
      abilities: new Set<never>(),
      locale: 'en',
      timezone: 'UTC',
      requestId: 'r',
    } as const;
    const { email, ...rest } = { ...draft(), email: 'Far@away.example' };
    const created = await createMember(
      openScope(platform.database, facts),
      {
        name: rest.name,
        email,
        organizationId: '1',
        locale: 'en',
        timezone: 'UTC',
        roles: [],
        advertiserIds: [],
      },
      { isExternalIssuer: true, staffDomains: [] },
    );
    expect(created.initial_password).toBeNull();
    expect(await stored(email)).toMatchObject({ password_hash: null, subject: 'far@away.example' });
  });
});

test('an initial password has 100 random bits, in letters that are not mistaken for one another', () => {
  const made = Array.from({ length: 200 }, initialPassword);
  expect(new Set(made).size).toBe(200);
  for (const password of made) expect(password).toMatch(/^([a-km-np-z2-9]{4}-){4}[a-km-np-z2-9]{4}$/);
  expect(new Set(made.join('')).size).toBe(33);
});

test('the database itself keeps others from making accounts and giving roles', async () => {
  const facts = {
    caller: 'account:1',
    isStaff: false,
    accountId: '3',
    organizationId: '1',
    advertiserIds: ['1'],
    roles: [],
  };
  const rest = { abilities: new Set<never>(), locale: 'en', timezone: 'UTC', requestId: 'r' } as const;
  const scope = openScope(platform.database, { ...facts, ...rest });
  for (const statement of [
    sql`update accounts set roles = '{superadmin}' where id = 3`,
    sql`update accounts set status = 'disabled' where id = 3`,
    sql`insert into accounts (organization_id, subject, login, email, name, roles) values (1, 's', 'l', 'e@x.example', 'n', '{}')`,
  ])
    await expect(scope.write((tx) => tx.execute(statement))).rejects.toMatchObject({
      cause: { code: '42501' },
    });
  await scope.write((tx) => tx.execute(sql`delete from account_advertisers where account_id = 3`));
  expect(
    await rowsOf(platform.database.db, sql`select 1 from account_advertisers where account_id = 3`),
  ).toHaveLength(1);
});
