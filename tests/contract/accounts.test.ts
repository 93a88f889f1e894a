import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { abilitiesOf, type Role } from '../../schema/foundation/abilities.ts';
import { ENGINES, startWorld, type World } from '../support/world.ts';

const RETAILER = 'retailer@northwind.example';

const VIEWER = `{ viewer {
  id isStaff abilities advertiserCount onlyAdvertiserId
  account { id name email login roles timezone locale version }
  organization { id uiId name billingCurrencies }
} }`;
const ACCOUNT = `query ($id: ID!) { account(id: $id) {
  id name phoneNumber timezone roles email login locale version timezones locales
  settings { id status version
    alertSeverityBudget { email { status state waiting } } alertDailySummary { email { status state waiting } } }
} }`;
const SAVE = `mutation ($input: UpdateAccountInput!) { updateAccount(input: $input) {
  __typename
  ... on UpdateAccountSuccess { account { id name locale timezone phoneNumber version } }
  ... on StaleAccount { current { id version } }
  ... on InvalidInput { fieldErrors { field rule } }
} }`;
const SAVE_SETTINGS = `mutation ($input: UpdateAccountSettingsInput!) { updateAccountSettings(input: $input) {
  __typename
  ... on UpdateAccountSettingsSuccess { settings { status version alertSeverityBudget { email { status state waiting } } } }
  ... on StaleAccountSettings { current { version } }
} }`;

interface Account {
  id: string;
  version: number;
  timezones: string[];
  locales: string[];
  settings: { id: string; version: number };
}

describe.each(ENGINES)('accounts through the graph on %s', (engine) => {
  let world: World;
  beforeAll(async () => {
    world = await startWorld({ engine, size: 'small' });
  });
  afterAll(() => world?.close());

  const account = async (login: string, id = 'me') =>
    (await world.ask<{ account: Account | null }>(login, ACCOUNT, { id })).account;
  const mine = async (login = RETAILER) => {
    const ownAccount = await account(login);
    if (!ownAccount) throw new Error(`${login} has no account`);
    return ownAccount;
  };

  test('ROLES-1, AUTH-14: the viewer has the abilities of all roles, and is staff by the e-mail domain only', async () => {
    const { viewer } = await world.ask<{
      viewer: { abilities: string[]; isStaff: boolean; account: { roles: Role[] } };
    }>('operator@guerdon.example', VIEWER);
    const retailer = await world.graph(RETAILER, VIEWER);
    expect(viewer.isStaff).toBe(true);
    expect(new Set(viewer.abilities)).toEqual(abilitiesOf(viewer.account.roles));
    expect(retailer.data?.viewer).toMatchObject({ isStaff: false, onlyAdvertiserId: null });
  });

  test('ROUTE-5: an account of exactly one advertiser learns which', async () => {
    const { data } = await world.graph('shop@cornershop.example', VIEWER);
    expect(data?.viewer).toMatchObject({
      advertiserCount: 1,
      onlyAdvertiserId: expect.stringMatching(/^\d+$/),
    });
  });

  test('AUTH-9, AUTH-10: an account without any role is refused', async () => {
    const { errors } = await world.graph('nobody@guerdon.example', VIEWER);
    expect(errors?.[0]).toMatchObject({ message: 'No roles found', extensions: { code: 'NO_ROLES_FOUND' } });
  });

  test('ACCT-19, ACCT-20, ACCT-21: the profile carries its lists, the settings their subscriptions', async () => {
    const own = await mine();
    expect(own).toMatchObject({ login: RETAILER, email: RETAILER, settings: { status: expect.any(String) } });
    expect(own.timezones).toContain('Europe/Paris');
    expect(own.locales).toEqual(['en', 'fr']);
  });

  test('ACCT-26: the account of another person is not found', async () => {
    const other = await mine('shop@cornershop.example');
    expect(await account(RETAILER, other.id)).toBeNull();
    expect(await account('operator@guerdon.example', other.id)).toMatchObject({ id: other.id });
  });

  test('ACCT-12, ACCT-23, ACCT-25: the profile is saved, and an older save is told what changed', async () => {
    const own = await mine();
    const input = { id: own.id, version: own.version, locale: 'fr', timezone: 'America/New_York' };
    const saved = await world.graph(RETAILER, SAVE, { input });
    expect(saved.data?.updateAccount).toMatchObject({
      __typename: 'UpdateAccountSuccess',
      account: { locale: 'fr', timezone: 'America/New_York', version: own.version + 1 },
    });
    const late = await world.graph(RETAILER, SAVE, { input });
    expect(late.data?.updateAccount).toMatchObject({
      __typename: 'StaleAccount',
      current: { id: own.id, version: own.version + 1 },
    });
  });

  test('ACCT-14, ACCT-15, ACCT-16, ACCT-17, ACCT-18: name, zone and language are required, the phone international', async () => {
    const own = await mine();
    const input = {
      id: own.id,
      version: own.version,
      name: ' ',
      timezone: '',
      locale: 'xx',
      phoneNumber: 'abc',
    };
    const { updateAccount } = await world.ask<{
      updateAccount: { fieldErrors: { field: string; rule: string }[] };
    }>(RETAILER, SAVE, { input });
    const { fieldErrors } = updateAccount;
    expect(fieldErrors.map(({ field }) => field).sort()).toEqual([
      'locale',
      'name',
      'phoneNumber',
      'timezone',
    ]);
    expect(fieldErrors).toContainEqual({ field: 'phoneNumber', rule: 'account_page_phone_warning' });
  });

  test('ACCT-10, ACCT-11, ACCT-13, ACCT-22: budget alerts turned on wait for their confirmation', async () => {
    const own = await mine();
    const save = (version: number, budgetAlerts: string) =>
      world.graph(RETAILER, SAVE_SETTINGS, { input: { id: own.id, version, budgetAlerts } });
    const off = await save(own.settings.version, 'off');
    expect(off.data?.updateAccountSettings).toMatchObject({
      settings: { alertSeverityBudget: { email: { status: 'off', waiting: false } } },
    });
    const on = await save((await mine()).settings.version, 'on');
    expect(on.data?.updateAccountSettings).toMatchObject({
      __typename: 'UpdateAccountSettingsSuccess',
      settings: { alertSeverityBudget: { email: { status: 'on', state: 'pending', waiting: true } } },
    });
  });
});
