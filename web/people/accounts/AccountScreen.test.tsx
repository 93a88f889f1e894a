import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import i18next from 'i18next';
import { expect, test, vi } from 'vitest';
import { type Ability, abilitiesOf } from '../../../schema/foundation/abilities.ts';
import { fieldErrorsOf } from '../../../schema/foundation/text/fieldErrors.ts';
import { accountDraft, accountSettingsDraft } from '../../../schema/people/accounts.ts';
import { type Viewer, ViewerContext } from '../../session/viewer.ts';
import { renderScreen } from '../../testing/renderScreen.tsx';
import { AccountScreen } from './AccountScreen.tsx';

const viewer: Viewer = {
  accountId: '7',
  name: 'Ada Lovelace',
  email: 'ada@northwind.example',
  locale: 'en',
  timezone: 'Europe/Paris',
  reports: { version: 3, timezone: null, scope: null },
  abilities: abilitiesOf(['user']),
  isStaff: false,
  advertiserCount: 2,
  onlyAdvertiserId: null,
  organizationName: 'Northwind',
  uiId: 'northwind',
};

const zones = ['Europe/Paris', 'Asia/Tokyo', 'America/New_York'];
const account = (change: object = {}) => ({
  __typename: 'Account',
  id: '7',
  version: 3,
  name: 'Ada Lovelace',
  phoneNumber: '+33 1 23 45 67 89',
  timezone: 'Europe/Paris',
  locale: 'en',
  timezones: zones,
  locales: ['en', 'fr'],
  email: 'ada@northwind.example',
  login: 'ada',
  roles: ['admin', 'catalog_manager'],
  ...change,
});
const settings = (status: string, budget: string, state = 'confirmed', version = 1) => ({
  __typename: 'AccountSettings',
  id: '7',
  version,
  status,
  alertSeverityBudget: {
    __typename: 'NotificationSubscription',
    email: {
      __typename: 'NotificationSubscriptionChannel',
      status: budget,
      state,
      waiting: budget === 'on' && state === 'pending',
    },
  },
});

const saves = vi.fn();

async function show(
  options: { saved?: object; settingsSaved?: object; row?: object; locale?: 'en' | 'fr' } = {},
) {
  saves.mockReset();
  const own = options.row ?? { ...account(), settings: settings('on', 'off') };
  const answers = {
    AccountScreen: () => ({ data: { account: own } }),
    AccountProfileSave: ({ input }: Record<string, never>) => {
      saves(input);
      return { data: { updateAccount: options.saved ?? {} } };
    },
    AccountNotificationsSave: ({ input }: Record<string, never>) => {
      saves(input);
      return { data: { updateAccountSettings: options.settingsSaved ?? {} } };
    },
  };
  await renderScreen(
    <ViewerContext value={viewer}>
      <AccountScreen accountId="me" />
    </ViewerContext>,
    { answers, abilities: [...viewer.abilities] as Ability[], locale: options.locale ?? 'en' },
  );
  // The skeleton also has the title.
  await screen.findByRole('region', { name: i18next.t('accounts:sign_in') });
}

const type = (label: string, value: string) => {
  const field = screen.getByLabelText(new RegExp(`^${label}`));
  fireEvent.change(field, { target: { value } });
  fireEvent.blur(field);
};
const save = () => fireEvent.click(screen.getByRole('button', { name: 'Save' }));

test('ACCT-1, ACCT-2, ACCT-3, ACCT-5, ACCT-6, ACCT-7 and ROUTE-24: the own account shows its facts', async () => {
  await show();
  expect(screen.getByLabelText<HTMLInputElement>(/^Name/).value).toBe('Ada Lovelace');
  expect(screen.getByLabelText<HTMLInputElement>(/^Phone/).value).toBe('+33 1 23 45 67 89');
  expect(screen.getByRole('button', { name: /Europe\/Paris/ })).toBeTruthy();
  expect(screen.getByRole('button', { name: /English/ })).toBeTruthy();
  expect(screen.getByText('ada@northwind.example')).toBeTruthy();
  expect(screen.getByText('ada')).toBeTruthy();
});

test.each([
  ['en', 'Administrator, Catalog manager'],
  ['fr', 'Administrateur, Responsable du catalogue'],
] as const)('ACCT-4 and I18N-9: roles are shown translated (%s)', async (locale, words) => {
  await show({ locale });
  expect(screen.getByText(words)).toBeTruthy();
});

test('ACCT-8, ACCT-9 and ACCT-24: two switches, notifications and budget alerts', async () => {
  await show();
  expect(screen.getByRole<HTMLInputElement>('switch', { name: 'Notifications' }).checked).toBe(true);
  expect(screen.getByRole<HTMLInputElement>('switch', { name: 'Budget alerts' }).checked).toBe(false);
});

test('ACCT-10 and ACCT-11: budget alerts that are on and not confirmed yet say that they wait', async () => {
  const saved = { __typename: 'UpdateAccountSettingsSuccess', settings: settings('on', 'on', 'pending', 2) };
  await show({ settingsSaved: saved });
  expect(screen.queryByText(/^Waiting/)).toBeNull();
  fireEvent.click(screen.getByRole('switch', { name: 'Budget alerts' }));
  expect(await screen.findByText('Waiting: confirm the e-mail we sent you.')).toBeTruthy();
});

test('ACCT-13, ACCT-22 and ACCT-23: a switch is saved by itself, apart from the profile, as on or off', async () => {
  const saved = {
    __typename: 'UpdateAccountSettingsSuccess',
    settings: settings('off', 'off', 'confirmed', 2),
  };
  await show({ settingsSaved: saved });
  fireEvent.click(screen.getByRole('switch', { name: 'Notifications' }));
  await screen.findByText('Notification settings saved');
  expect(saves.mock.calls).toEqual([[{ id: '7', version: 1, notifications: 'off' }]]);
  expect(accountSettingsDraft.safeParse({ notifications: 'maybe', budgetAlerts: 'on' }).success).toBe(false);
});

test('ACCT-12, ACCT-23 and ACCT-25: the profile is saved with the version last received', async () => {
  const row = account({ name: 'Ada King', version: 4 });
  await show({ saved: { __typename: 'UpdateAccountSuccess', account: row } });
  type('Name', 'Ada King');
  save();
  await screen.findByText('Profile saved');
  expect(saves.mock.calls[0]?.[0]).toEqual({ id: '7', version: 3, name: 'Ada King' });
});

test('ACCT-12: a new language is shown at once', async () => {
  await show({
    saved: { __typename: 'UpdateAccountSuccess', account: account({ locale: 'fr', version: 4 }) },
  });
  type('Name', 'Ada K');
  save();
  expect(await screen.findByRole('heading', { name: 'Compte' })).toBeTruthy();
  expect(await screen.findByText('Profil enregistré')).toBeTruthy();
  expect(document.documentElement.lang).toBe('fr');
});

test('ACCT-14: a name is required', async () => {
  await show();
  type('Name', '');
  expect(await screen.findByText('This field is required')).toBeTruthy();
  save();
  expect(saves).not.toHaveBeenCalled();
});

test('ACCT-15 and ACCT-16: time zone and language are required', () => {
  const checked = accountDraft.safeParse({ name: 'Ada', phoneNumber: null, timezone: '' });
  const broken = checked.success ? [] : fieldErrorsOf(checked.error);
  expect(broken).toContainEqual({ field: 'timezone', rule: 'required' });
  expect(broken).toContainEqual({ field: 'locale', rule: 'required' });
});

test('ACCT-17, ACCT-18 and ERR-16: a phone number that is not international is refused with its own message', async () => {
  await show();
  type('Phone', 'call me');
  expect(await screen.findByText(i18next.t('rules:account_page_phone_warning'))).toBeTruthy();
});

test('a save overtaken by somebody else keeps what was typed and lets the person choose', async () => {
  const theirs = account({ name: 'A. Lovelace', version: 9 });
  await show({ saved: { __typename: 'StaleAccount', current: theirs } });
  type('Name', 'Ada King');
  save();
  const notice = await screen.findByRole('table');
  expect(within(notice).getByText('Ada King')).toBeTruthy();
  expect(within(notice).getByText('A. Lovelace')).toBeTruthy();
  expect(screen.getByLabelText<HTMLInputElement>(/^Name/).value).toBe('Ada King');
  fireEvent.click(screen.getByRole('button', { name: i18next.t('kit:keep_mine') }));
  await waitFor(() => expect(saves.mock.calls[1]?.[0]).toMatchObject({ version: 9, name: 'Ada King' }));
  fireEvent.click(await screen.findByRole('button', { name: i18next.t('kit:take_theirs') }));
  expect(screen.getByLabelText<HTMLInputElement>(/^Name/).value).toBe('A. Lovelace');
});

test("ACCT-26: somebody else's account can only be read", async () => {
  await show({ row: { ...account({ id: '8' }), settings: null } });
  expect(screen.queryByRole('button', { name: 'Save' })).toBeNull();
  expect(screen.getByLabelText<HTMLInputElement>(/^Name/).readOnly).toBe(true);
  // Only the owner has notifications: for somebody else nothing is reported as missing.
  expect(screen.getByRole('region', { name: 'Profile' })).toBeTruthy();
  expect(screen.queryByRole('region', { name: 'Notifications' })).toBeNull();
});
