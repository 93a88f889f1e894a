import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { abilitiesOf } from '../../../schema/foundation/abilities.ts';
import { type Viewer, ViewerContext } from '../../session/viewer.ts';
import { dispatchEffects, STOPPED } from '../../testing/data/dispatchEffects.ts';
import { advertiser, member } from '../../testing/data/memberData.ts';
import { renderScreen } from '../../testing/renderScreen.tsx';
import { MemberScreen } from './MemberScreen.tsx';

const viewer: Viewer = {
  accountId: '1',
  name: 'Olivia',
  email: 'olivia@guerdon.example',
  locale: 'en',
  timezone: 'Europe/Paris',
  reports: { version: 3, timezone: null, scope: null },
  abilities: abilitiesOf(['superadmin']),
  isStaff: true,
  advertiserCount: 2,
  onlyAdvertiserId: null,
  organizationName: 'Guerdon',
  uiId: 'guerdon',
};
const saves = vi.fn();

async function show(accountId: string, answer: object = {}, different: object = {}) {
  saves.mockReset();
  await renderScreen(
    <ViewerContext value={viewer}>
      <MemberScreen accountId={accountId} />
    </ViewerContext>,
    {
      url: `/admin/accounts/${accountId}`,
      answers: {
        MemberScreen: () => ({ data: { member: accountId === '9' ? null : member(accountId, different) } }),
        MemberProofSend: ({ input }) => {
          saves(input);
          return { data: { sendMemberLink: answer } };
        },
        MemberIdentityUnbind: ({ input }) => {
          saves(input);
          return { data: { unbindMember: answer } };
        },
        MemberProofWithdraw: ({ input }) => {
          saves(input);
          return { data: { withdrawInvitation: answer } };
        },
        MemberSettingsSave: ({ input }) => {
          saves(input);
          return { data: { updateMember: { effects: dispatchEffects(), ...answer } } };
        },
      },
    },
  );
}
const box = (name: string) => screen.findByRole<HTMLInputElement>('checkbox', { name });
const save = () => fireEvent.click(screen.getByRole('button', { name: 'Save' }));

test('ROLES-39: name, e-mail, roles, status and advertisers are changed', async () => {
  const row = member('3', { version: 2, roles: ['admin'], advertisers: [], status: 'disabled' });
  await show('3', { __typename: 'UpdateMemberSuccess', member: row });
  expect((await box('User')).checked).toBe(true);
  fireEvent.change(screen.getByLabelText(/^E-mail/), { target: { value: 'moved@northwind.example' } });
  fireEvent.click(await box('User'));
  fireEvent.click(await box('Administrator'));
  fireEvent.click(screen.getByRole('radio', { name: 'Disabled' }));
  fireEvent.click(screen.getByRole('button', { name: 'Remove Corner Shop' }));
  save();
  await screen.findByText('Account saved');
  const change = {
    email: 'moved@northwind.example',
    status: 'disabled',
    roles: ['admin'],
    advertiserIds: [],
  };
  const input = { id: '3', version: 1, ...change };
  expect(saves.mock.calls).toEqual([[{ ...input, dryRun: true }], [input]]);
});

test('a name alone is saved without a try', async () => {
  const row = member('3', { version: 2, name: 'Grace' });
  await show('3', { __typename: 'UpdateMemberSuccess', member: row });
  fireEvent.change(await screen.findByLabelText(/^Name/), { target: { value: 'Grace' } });
  save();
  await screen.findByText('Account saved');
  expect(saves.mock.calls).toEqual([[{ id: '3', version: 1, name: 'Grace' }]]);
});

test('MONEY-2: a save that stops batches asks first, with what it stops; only a confirmed one is made', async () => {
  const row = member('3', { version: 2, status: 'disabled' });
  const effects = dispatchEffects(STOPPED);
  await show('3', { __typename: 'UpdateMemberSuccess', member: row, effects });
  fireEvent.click(await screen.findByRole('radio', { name: 'Disabled' }));
  save();
  let dialog = within(await screen.findByRole('alertdialog', { name: 'Stop open batches?' }));
  expect(dialog.getByText(/returns €30.00 and \$20.00 to the budget/)).toBeTruthy();
  expect(dialog.getByText('E-mail to Una: Batch 7 of Summer is done')).toBeTruthy();
  fireEvent.click(dialog.getByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  const input = { id: '3', version: 1, status: 'disabled' };
  expect(saves.mock.calls).toEqual([[{ ...input, dryRun: true }]]);
  // The question has closed before the form is free again.
  const isPending = () => screen.getByRole('button', { name: 'Save' }).hasAttribute('data-pending');
  await waitFor(() => expect(isPending()).toBe(false));
  save();
  dialog = within(await screen.findByRole('alertdialog', { name: 'Stop open batches?' }));
  fireEvent.click(dialog.getByRole('button', { name: 'Save' }));
  await screen.findByText('Account saved');
  expect(saves.mock.calls.slice(1)).toEqual([[{ ...input, dryRun: true }], [input]]);
});

const invited = (state: string, expiresAt: string | null = '2026-11-23T14:20:00.000Z') => ({
  status: 'invited',
  emailVerified: false,
  invitation: { __typename: 'MemberInvitation', state, expiresAt },
});

test('an invitation says until when its link works, is sent again, and is withdrawn after a question', async () => {
  const withdrawn = member('3', invited('withdrawn', null));
  await show('3', { __typename: 'WithdrawInvitationSuccess', member: withdrawn }, invited('open'));
  expect(
    await screen.findByText(/person3@northwind.example; the link works until 23 \/ 11 \/ 2026 15:20/),
  ).toBeTruthy();
  expect(screen.queryByRole('radio', { name: 'Disabled' })).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'Withdraw the invitation' }));
  const dialog = within(await screen.findByRole('alertdialog', { name: 'Withdraw the invitation?' }));
  fireEvent.click(dialog.getByRole('button', { name: 'Withdraw the invitation' }));
  expect(await screen.findByText(/no longer works. Nobody can sign in/)).toBeTruthy();
  expect(saves.mock.calls).toEqual([[{ id: '3' }]]);
});

test('an invitation that is expired is sent again, and is open then', async () => {
  const open = member('3', invited('open'));
  await show('3', { __typename: 'SendMemberLinkSuccess', member: open }, invited('expired'));
  expect(await screen.findByText('Invitation expired')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Withdraw the invitation' })).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'Send invitation again' }));
  expect(await screen.findByText('E-mail on its way to person3@northwind.example')).toBeTruthy();
  expect(await screen.findByRole('button', { name: 'Withdraw the invitation' })).toBeTruthy();
});

test('an address that nobody proved is said to be, and its mail is sent again', async () => {
  const message = 'The e-mail of this account is confirmed.';
  await show('3', { __typename: 'Refused', code: 'nothing_to_prove', message }, { emailVerified: false });
  expect(await screen.findByText('E-mail not confirmed')).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Send the e-mail again' }));
  expect(await screen.findByText(message)).toBeTruthy();
});

test('API-7: a save overtaken by somebody else shows both and lets the person choose', async () => {
  const theirs = member('3', { version: 5, roles: ['developer'], advertisers: [advertiser('8', 'Beta')] });
  await show('3', { __typename: 'StaleMember', current: theirs });
  fireEvent.click(await box('Administrator'));
  save();
  const notice = await screen.findByRole('table');
  expect(within(notice).getByText('User, Administrator')).toBeTruthy();
  expect(within(notice).getByText('Developer')).toBeTruthy();
  // The advertisers were not changed here, so the other person's choice stays.
  expect(within(notice).queryByText('Beta')).toBeNull();
  expect(screen.getByText('Beta')).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Keep mine' }));
  await waitFor(() =>
    expect(saves.mock.calls[1]?.[0]).toMatchObject({ version: 5, roles: ['user', 'admin'] }),
  );
  fireEvent.click(await screen.findByRole('button', { name: 'Use theirs' }));
  expect((await box('Developer')).checked).toBe(true);
  expect(screen.getByText('Beta')).toBeTruthy();
});

test('the own account is not disabled here, gets no other address and no role, and the platform’s no is shown', async () => {
  const message = 'You cannot disable your own account.';
  await show('1', { __typename: 'Refused', code: 'own_account', message });
  const off = await screen.findByRole<HTMLInputElement>('radio', { name: 'Disabled' });
  expect(off.disabled).toBe(true);
  expect(screen.getByLabelText<HTMLInputElement>(/^E-mail/).disabled).toBe(true);
  expect(screen.getByText(/only someone else can add them/)).toBeTruthy();
  fireEvent.click(await box('User'));
  save();
  expect(await screen.findByText(message)).toBeTruthy();
});

test('an account that is not there is said to be not there', async () => {
  await show('9');
  expect(await screen.findByRole('link', { name: /Accounts/ })).toBeTruthy();
});

test('AUTH-1: whom an external issuer knows the account as is told, and undone after a question', async () => {
  const identity = {
    __typename: 'BoundIdentity',
    issuer: 'https://id.example',
    linkedAt: '2026-11-20T10:00:00.000Z',
  };
  const unbound = member('3', { identities: [] });
  await show('3', { __typename: 'UnbindMemberSuccess', member: unbound }, { identities: [identity] });
  expect(await screen.findByText(/https:\/\/id\.example/)).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Unlink' }));
  const question = within(await screen.findByRole('alertdialog', { name: 'Unlink this account?' }));
  fireEvent.click(question.getByRole('button', { name: 'Unlink' }));
  expect(await screen.findByText('Person 3 is unlinked')).toBeTruthy();
  await waitFor(() => expect(screen.queryByText(/https:\/\/id\.example/)).toBeNull());
  expect(saves.mock.calls).toEqual([[{ id: '3' }]]);
});
