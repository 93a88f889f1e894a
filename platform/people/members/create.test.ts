import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ACCOUNT_ROLES } from '../../../schema/foundation/abilities.ts';
import { openScope } from '../../foundation/access/scope.ts';
import { nullable, rowsOf, text } from '../../foundation/database/rows.ts';
import { openSentMails, type SentMails } from '../../testing/sentMails.ts';
import { storedRows } from '../../testing/storedRows.ts';
import { startTestPlatform, type TestPlatform } from '../../testing/testPlatform.ts';
import { signIn } from '../signIn/signIn.ts';
import { createMember } from './create.ts';

let platform: TestPlatform;
let mails: SentMails;
beforeAll(async () => {
  platform = await startTestPlatform({ LOG_LEVEL: 'debug' });
  mails = openSentMails(platform);
});
afterAll(async () => {
  mails.close();
  await platform.close();
});

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
    await rowsOf(
      platform.database.db,
      { id: text, password_hash: nullable(text), accepted_at: nullable(text), subject: text },
      sql`select id, password_hash, accepted_at, subject from accounts where lower(email) = lower(${email})`,
    )
  )[0];

describe('a new account', () => {
  test('AUTH-1: cannot be used before its owner has chosen a password, which nobody else learns, nor how', async () => {
    const answer = await create();
    expect(answer.status).toBe(201);
    expect(answer.body).toMatchObject({
      status: 'invited',
      email_verified: false,
      invitation: { state: 'open', expires_at: expect.stringMatching(/^\d{4}-.*Z$/) },
    });
    const row = await stored('ada@retail.example');
    expect(row).toMatchObject({ password_hash: null, accepted_at: null });
    const credentials = { login: 'ada@retail.example', password: 'any', ip: '192.0.2.1' };
    expect(await signIn(platform.database, credentials)).toBe('wrong');
    expect((await platform.call(String(row?.subject), 'GET', '/api/viewer')).status).toBe(401);

    const path = await mails.pathOf('Ada@retail.example');
    const token = /^\/mail\/link\/([\w-]{43})\?lang=fr$/.exec(path)?.[1] ?? '';
    expect(token).toHaveLength(43);
    const dump = await storedRows(platform.database.db, sql`select l.*, j.* from account_links l, jobs j`);
    const events = await storedRows(
      platform.database.db,
      sql`select * from events where noun_id = ${row?.id}`,
    );
    const later = await platform.call('operator', 'GET', `/api/members/${row?.id}`);
    const jobs = await platform.call('operator', 'GET', '/api/jobs');
    for (const text of [
      answer.text,
      later.text,
      jobs.text,
      JSON.stringify(dump),
      JSON.stringify(events),
      platform.log.join('\n'),
    ])
      expect(text).not.toContain(token);
  });

  test('PRODUCT-22: a role that edits the catalog is given by operator staff alone, whatever else somebody may', async () => {
    for (const login of ACCOUNT_ROLES) {
      const [creation, grant] = [
        await platform.call(login, 'POST', '/api/members', {
          body: draft({ email: `${login}@editors.example`, roles: ['catalog_manager'] }),
        }),
        await platform.call(login, 'PUT', '/api/members/3', {
          body: { roles: ['catalog_manager'] },
          version: 1,
        }),
      ];
      expect([login, creation.status, grant.status]).toEqual([login, 403, 403]);
    }
  });

  test('has what it was given, and is remembered in one event', async () => {
    const { body } = await create({ email: 'grace@retail.example', roles: ['user', 'admin'] });
    const id = String(body.id);
    expect(body).toMatchObject({
      email: 'grace@retail.example',
      login: 'grace@retail.example',
      roles: ['user', 'admin'],
      status: 'invited',
      is_staff: false,
      locale: 'fr',
      timezone: 'Asia/Tokyo',
      organization: { id: '1' },
      advertisers: [{ id: '1', name: 'Alpha' }],
      version: 1,
    });
    const events = await storedRows(
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

  test('A6, AUTH-14: with an address of the provider is not operator staff before its owner proved it', async () => {
    const { body } = await create({ email: 'new@guerdon.example', advertiser_ids: [] });
    expect(body).toMatchObject({ is_staff: false, status: 'invited' });
    const path = await mails.pathOf('new@guerdon.example');
    await platform.call(null, 'POST', path, {
      body: new URLSearchParams({
        password: 'long enough to be kept',
        repeated: 'long enough to be kept',
      }).toString(),
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
    });
    expect((await platform.call('operator', 'GET', `/api/members/${body.id}`)).body).toMatchObject({
      is_staff: true,
      status: 'enabled',
      email_verified: true,
      invitation: null,
    });
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
    [{ email: 'zoé@example.fr' }, 'email', 'email_character'],
    [{ name: 'Win at https://evil.example' }, 'name', 'text_web_address'],
    [{ organization_id: '' }, 'organization_id', 'required'],
    [{ organization_id: '77' }, 'organization_id', 'unknown_organization'],
    [{ locale: 'de' }, 'locale', 'choice'],
    [{ timezone: 'Mars/Olympus' }, 'timezone', 'unknown_timezone'],
    [{ timezone: '+02:00' }, 'timezone', 'unknown_timezone'],
    [{ timezone: 'CET' }, 'timezone', 'unknown_timezone'],
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

  test('AUTH-1: of an external issuer has no password here and is known by its e-mail', async () => {
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
    expect(created).toMatchObject({ status: 'invited', email_verified: false });
    expect(await stored(email)).toMatchObject({
      password_hash: null,
      subject: 'far@away.example',
      accepted_at: null,
    });
  });
});
