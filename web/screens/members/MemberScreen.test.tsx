import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { abilitiesOf } from '../../../schema/abilities.ts';
import { type Viewer, ViewerContext } from '../../session/viewer.ts';
import { advertiser, member } from '../../testing/memberData.ts';
import { renderScreen } from '../../testing/renderScreen.tsx';
import { MemberScreen } from './MemberScreen.tsx';

const viewer: Viewer = {
  accountId: '1',
  name: 'Olivia',
  email: 'olivia@guerdon.example',
  locale: 'en',
  timezone: 'Europe/Paris',
  abilities: abilitiesOf(['superadmin']),
  isStaff: true,
  advertiserCount: 2,
  onlyAdvertiserId: null,
  organizationName: 'Guerdon',
  uiId: 'guerdon',
};
const saves = vi.fn();

async function show(accountId: string, answer: object = {}) {
  saves.mockReset();
  await renderScreen(
    <ViewerContext value={viewer}>
      <MemberScreen accountId={accountId} />
    </ViewerContext>,
    {
      url: `/admin/accounts/${accountId}`,
      answers: {
        MemberScreen: () => ({ data: { member: accountId === '9' ? null : member(accountId) } }),
        MemberSettingsSave: ({ input }) => {
          saves(input);
          return { data: { updateMember: answer } };
        },
      },
    },
  );
}
const box = (name: string) => screen.findByRole<HTMLInputElement>('checkbox', { name });
const save = () => fireEvent.click(screen.getByRole('button', { name: 'Save' }));

test('ROLES-39: roles, status and advertisers are changed; the e-mail is only shown', async () => {
  const row = member('3', { version: 2, roles: ['admin'], advertisers: [], status: 'disabled' });
  await show('3', { __typename: 'UpdateMemberSuccess', member: row });
  expect((await box('User')).checked).toBe(true);
  expect(screen.getByText('person3@northwind.example')).toBeTruthy();
  expect(screen.queryByLabelText(/^E-mail/)).toBeNull();
  fireEvent.click(await box('User'));
  fireEvent.click(await box('Administrator'));
  fireEvent.click(screen.getByRole('radio', { name: 'Disabled' }));
  fireEvent.click(screen.getByRole('button', { name: 'Take away Corner Shop' }));
  save();
  await screen.findByText('Account saved');
  const change = { status: 'disabled', roles: ['admin'], advertiserIds: [] };
  expect(saves.mock.calls).toEqual([[{ id: '3', version: 1, ...change }]]);
});

test('API-7: a save overtaken by somebody else shows both and lets the person choose', async () => {
  const theirs = member('3', { version: 5, roles: ['developer'], advertisers: [advertiser('8', 'Beta')] });
  await show('3', { __typename: 'StaleMember', current: theirs });
  fireEvent.click(await box('Administrator'));
  save();
  const notice = await screen.findByRole('table');
  expect(within(notice).getByText('User, Administrator')).toBeTruthy();
  expect(within(notice).getByText('Developer')).toBeTruthy();
  // Nobody changed the advertisers here: theirs stand.
  expect(within(notice).queryByText('Beta')).toBeNull();
  expect(screen.getByText('Beta')).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Save mine' }));
  await waitFor(() =>
    expect(saves.mock.calls[1]?.[0]).toMatchObject({ version: 5, roles: ['user', 'admin'] }),
  );
  fireEvent.click(await screen.findByRole('button', { name: 'Take theirs' }));
  expect((await box('Developer')).checked).toBe(true);
  expect(screen.getByText('Beta')).toBeTruthy();
});

test('the own account is not disabled here, and the platform’s no is shown', async () => {
  const message = 'You cannot disable your own account.';
  await show('1', { __typename: 'Refused', code: 'own_account', message });
  const off = await screen.findByRole<HTMLInputElement>('radio', { name: 'Disabled' });
  expect(off.disabled).toBe(true);
  fireEvent.click(await box('User'));
  save();
  expect(await screen.findByText(message)).toBeTruthy();
});

test('an account that is not there is said to be not there', async () => {
  await show('9');
  expect(await screen.findByRole('link', { name: /Accounts/ })).toBeTruthy();
});
