import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { storedRows } from '../../testing/storedRows.ts';
import { startTestPlatform, type TestPlatform } from '../../testing/testPlatform.ts';

let platform: TestPlatform;
beforeAll(async () => {
  platform = await startTestPlatform({ LOG_LEVEL: 'silent' });
});
afterAll(() => platform.close());
beforeEach(async () => {
  await platform.database.db.execute(sql`update accounts set version = 1, name = login where id < 10`);
  await platform.database.db.execute(sql`delete from account_settings`);
});

const save = (body: unknown, { id = 'me', version = 1, login = 'retailer' } = {}) =>
  platform.call(login, 'PUT', `/api/accounts/${id}`, { body, version });
const saveSettings = (body: unknown, { id = 'me', version = 1, login = 'retailer' } = {}) =>
  platform.call(login, 'PUT', `/api/accounts/${id}/settings`, { body, version });

describe('an account', () => {
  test('ACCT-19 ACCT-23: carries the profile and what can be chosen', async () => {
    const { status, body } = await platform.call('retailer', 'GET', '/api/accounts/me');
    expect(status).toBe(200);
    expect(body).toMatchObject({
      id: '2',
      name: 'retailer',
      phone_number: null,
      timezone: 'Europe/Paris',
      roles: ['admin'],
      email: 'retailer@retail.example',
      login: 'retailer',
      locale: 'en',
      locales: ['en', 'fr'],
      version: 1,
    });
    expect(body.timezones).toEqual(expect.arrayContaining(['Europe/Paris', 'Asia/Tokyo']));
    expect(Object.keys(body)).not.toContain('password_hash');
    expect((await platform.call('retailer', 'GET', '/api/accounts/2')).body).toEqual(body);
  });

  test('ACCT-26: of another person is not found, except for holders of createAccounts who see it', async () => {
    const read = async (login: string, id: string) =>
      (await platform.call(login, 'GET', `/api/accounts/${id}`)).status;
    expect(await read('retailer', '3')).toBe(404);
    expect(await read('superadmin', '3')).toBe(200);
    expect(await read('superadmin', '4')).toBe(404);
    expect(await read('operator', '4')).toBe(200);
    expect(await read('operator', '999')).toBe(404);
  });

  test('ACCT-12 ACCT-23 ACCT-25: the own profile is saved, and counts at once', async () => {
    const saved = await save({
      locale: 'fr',
      timezone: 'Asia/Tokyo',
      name: 'Ritail',
      phone_number: '+33 1 42.42-42 42',
    });
    expect(saved).toMatchObject({
      status: 200,
      body: {
        locale: 'fr',
        timezone: 'Asia/Tokyo',
        name: 'Ritail',
        phone_number: '+33 1 42.42-42 42',
        version: 2,
      },
    });
    const stats = await platform.call(
      'retailer',
      'GET',
      '/api/stats?interval=daily&start_date=2026-01-01&end_date=2026-01-02',
    );
    expect(stats.body.timezone).toBe('Asia/Tokyo');
    const [event] = await storedRows(
      platform.database.db,
      sql`select account_id, action, after->>'phone_number' as phone from events where noun = 'accounts' order by id desc limit 1`,
    );
    expect(event).toEqual({ account_id: '2', action: 'updated', phone: '+33 1 42.42-42 42' });
  });

  test('ACCT-25: nobody saves another’s, staff neither', async () => {
    expect((await save({ name: 'X' }, { id: '3' })).status).toBe(404);
    expect((await save({ name: 'X' }, { id: '3', login: 'operator' })).status).toBe(404);
  });

  test('API-7: a stale version answers with the account as it is', async () => {
    await save({ name: 'First' });
    expect(await save({ name: 'Second' })).toMatchObject({
      status: 409,
      body: { error_name: 'stale_version', current: { name: 'First', version: 2 } },
    });
  });

  test.each([
    ['ACCT-14', 'name', '', 'required'],
    ['ACCT-14', 'name', null, 'required'],
    ['ACCT-14', 'name', '  ', 'required'],
    ['ACCT-15', 'timezone', '', 'required'],
    ['ACCT-15', 'timezone', null, 'required'],
    ['ACCT-15', 'timezone', 'Mars/Olympus', 'unknown_timezone'],
    ['ACCT-16', 'locale', '', 'required'],
    ['ACCT-16', 'locale', 'de', 'choice'],
    ['ACCT-17 ACCT-18', 'phone_number', 'call me', 'account_page_phone_warning'],
    ['ACCT-17 ACCT-18', 'phone_number', '', 'account_page_phone_warning'],
    ['ACCT-17 ACCT-18', 'phone_number', '++33 1', 'account_page_phone_warning'],
    ['ACCT-17 ACCT-18', 'phone_number', '+33 142.42-42', 'account_page_phone_warning'],
    ['A5', 'email', 'me@guerdon.example', 'unknown'],
    ['A5', 'roles', ['superadmin'], 'unknown'],
    ['A5', 'email_verified', true, 'unknown'],
    ['A5', 'status', 'enabled', 'unknown'],
    ['A5', 'phoneNumber', null, 'unknown'],
  ])(
    'ACCT-14, ACCT-15, ACCT-16, ACCT-17 and ACCT-18: values that are refused (%s: %s = %j as %s)',
    async (_, field, value, rule) => {
      const answer = await save({ [field]: value });
      expect(answer.status).toBe(422);
      expect(answer.body.field_errors).toMatchObject([{ field, rule }]);
    },
  );

  test('ACCT-17: the phone can be removed', async () => {
    expect((await save({ phone_number: null })).status).toBe(200);
  });
});

describe('notification settings', () => {
  test('ACCT-20 ACCT-21: carry a status and two subscriptions, each with its e-mail channel', async () => {
    expect((await platform.call('retailer', 'GET', '/api/accounts/me/settings')).body).toEqual({
      id: '2',
      status: 'off',
      subscriptions: {
        alert_severity_budget: { email: { status: 'off', state: 'pending' } },
        alert_daily_summary: { email: { status: 'off', state: 'confirmed' } },
      },
      version: 1,
    });
  });

  test('ACCT-13 ACCT-23 ACCT-24: the two switches are saved apart from the profile and from each other', async () => {
    const first = await saveSettings({ notifications: 'on' });
    expect(first.body).toMatchObject({
      status: 'on',
      subscriptions: {
        alert_daily_summary: { email: { status: 'on' } },
        alert_severity_budget: { email: { status: 'off' } },
      },
      version: 2,
    });
    const second = await saveSettings({ budget_alerts: 'on' }, { version: 2 });
    expect(second.body).toMatchObject({
      status: 'on',
      subscriptions: { alert_severity_budget: { email: { status: 'on', state: 'pending' } } },
      version: 3,
    });
  });

  test('ACCT-11: turning budget alerts on makes them wait again, turning them off keeps the state', async () => {
    await platform.database.db.execute(
      sql`insert into account_settings values (2, 'on', 'on', 'confirmed', 5)`,
    );
    const off = await saveSettings({ budget_alerts: 'off' }, { version: 5 });
    expect(off.body.subscriptions?.alert_severity_budget).toEqual({
      email: { status: 'off', state: 'confirmed' },
    });
    const on = await saveSettings({ budget_alerts: 'on' }, { version: 6 });
    expect(on.body.subscriptions?.alert_severity_budget).toEqual({
      email: { status: 'on', state: 'pending' },
    });
  });

  test.each([
    ['ACCT-22', { notifications: 'maybe' }, 'notifications', 'choice'],
    ['ACCT-22', { budget_alerts: true }, 'budget_alerts', 'choice'],
    ['ACCT-22', { state: 'confirmed' }, 'state', 'unknown'],
  ])('ACCT-22: values that are refused (%s: %j)', async (_, body, field, rule) => {
    expect((await saveSettings(body)).body.field_errors).toEqual([{ field, rule }]);
  });

  test('API-7: a stale version answers with the settings as they are', async () => {
    await saveSettings({ notifications: 'on' });
    expect(await saveSettings({ notifications: 'off' })).toMatchObject({
      status: 409,
      body: { current: { status: 'on', version: 2 } },
    });
  });

  test('of another person are not found, for staff neither', async () => {
    expect((await platform.call('operator', 'GET', '/api/accounts/2/settings')).status).toBe(404);
    expect((await saveSettings({ notifications: 'on' }, { id: '2', login: 'operator' })).status).toBe(404);
  });
});

describe('the viewer', () => {
  test('ROLES-1: holds the abilities of its roles and of user_logged', async () => {
    const { body } = await platform.call('developer', 'GET', '/api/viewer');
    expect(body.abilities).toEqual(['viewHome', 'viewAccount', 'editAccounts', 'viewUIComponents']);
  });

  test('ROLES-32 AUTH-14: says whether it is staff, by the verified e-mail and not by a role', async () => {
    expect((await platform.call('operator', 'GET', '/api/viewer')).body.is_staff).toBe(true);
    expect((await platform.call('platform_admin', 'GET', '/api/viewer')).body.is_staff).toBe(false);
  });

  test('counts the advertisers it sees and names the only one', async () => {
    const of = async (login: string) => (await platform.call(login, 'GET', '/api/viewer')).body;
    expect(await of('retailer')).toMatchObject({ advertiser_count: 2, only_advertiser_id: null });
    expect(await of('shop')).toMatchObject({ advertiser_count: 1, only_advertiser_id: '1' });
    expect(await of('operator')).toMatchObject({ advertiser_count: 3, organization: { ui_id: 'north' } });
  });
});

describe('the organization', () => {
  test('ADV-40 ADV-41: is the own one, with its countries and currencies', async () => {
    expect((await platform.call('rival', 'GET', '/api/organizations/mine')).body).toEqual({
      id: '2',
      ui_id: 'rival',
      name: 'Rival',
      restrictions: { operating_countries: ['GB'], billing_currencies: ['GBP'] },
    });
    const items = async (list: string) =>
      (await platform.call('developer', 'GET', `/api/organizations/${list}`)).body.items;
    expect(await items('billing_currencies')).toEqual(['EUR', 'JPY']);
    expect(await items('operating_countries')).toEqual(['FR', 'US']);
  });
});
