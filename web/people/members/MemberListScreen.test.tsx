import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { member } from '../../testing/data/memberData.ts';
import { renderScreen, type ScreenOptions } from '../../testing/renderScreen.tsx';
import { MemberCreateScreen } from './MemberCreateScreen.tsx';
import { MemberListScreen } from './MemberListScreen.tsx';

const page = (items: object[]) => ({
  __typename: 'MemberPage',
  items,
  page: { number: 1, size: 20, totalCount: items.length, totalIsCapped: false, totalPages: 1 },
});
const rows = [
  member('1', { name: 'Ada Operator', email: 'ada@guerdon.example', isStaff: true, roles: ['superadmin'] }),
  member('2', { roles: [], status: 'disabled' }),
];
const show = (over: Partial<ScreenOptions> = {}) =>
  renderScreen(<MemberListScreen />, {
    answers: { MemberListScreen: () => ({ data: { members: page(rows) } }) },
    url: '/admin/accounts',
    ...over,
  });

test('SHELL-19 and ROLES-39: account management lists the accounts, each leading to its access', async () => {
  await show();
  const link = await screen.findByRole('link', { name: 'Ada Operator' });
  expect(link.getAttribute('href')).toBe('#/admin/accounts/1');
  for (const text of ['ada@guerdon.example', 'Operator staff', 'Super administrator', 'No role', 'Disabled'])
    expect(screen.getAllByText(text).length).toBeGreaterThan(0);
  expect(screen.getByRole('link', { name: 'New account' }).getAttribute('href')).toBe('#/admin/accounts/new');
});

test('whoever was invited and never came is shown as invited, with how far the invitation is', async () => {
  const invitation = (state: string, expiresAt: string | null) => ({
    status: 'invited',
    invitation: { __typename: 'MemberInvitation', state, expiresAt },
  });
  const invited = [
    member('3', invitation('open', '2026-11-23T14:20:00.000Z')),
    member('4', invitation('expired', '2026-11-20T14:20:00.000Z')),
    member('5', invitation('withdrawn', null)),
  ];
  await show({ answers: { MemberListScreen: () => ({ data: { members: page(invited) } }) } });
  const row = async (name: string) =>
    within((await screen.findByRole('link', { name })).closest('tr') as HTMLElement);
  for (const name of ['Person 3', 'Person 4', 'Person 5'])
    expect((await row(name)).getByText('Invited')).toBeTruthy();
  expect((await row('Person 3')).getByText('23 / 11 / 2026').parentElement?.textContent).toBe(
    'expires 23 / 11 / 2026',
  );
  expect((await row('Person 4')).getByText('Invitation expired')).toBeTruthy();
  expect((await row('Person 5')).getByText('Invitation withdrawn')).toBeTruthy();
});

test('from an account the way back leads to the list as it was left', async () => {
  const { view } = await show({ url: '/admin/accounts?search=ad&role=admin' });
  await screen.findByRole('link', { name: 'Ada Operator' });
  view.unmount();
  await renderScreen(<MemberCreateScreen />, {
    url: '/admin/accounts/new',
    answers: { MemberCreateScreen: () => ({ data: { organizations: [] } }) },
  });
  const way = await screen.findByRole('link', { name: /Accounts/ });
  expect(way.getAttribute('href')).toBe('#/admin/accounts?search=ad&role=admin');
});

test('search, role and status live in the address', async () => {
  const { calls } = await show({ url: '/admin/accounts?search=ad&role=admin&status=disabled' });
  await screen.findByRole('link', { name: 'Ada Operator' });
  expect(calls[0]?.variables).toEqual({
    filter: { search: 'ad', role: 'admin', status: 'disabled' },
    page: { number: 1, size: 20 },
  });
  fireEvent.click(screen.getByRole('button', { name: 'Remove the filter Role: Administrator' }));
  await waitFor(() => expect(location.hash).toBe('#/admin/accounts?search=ad&status=disabled'));
  await waitFor(() =>
    expect(calls.at(-1)?.variables).toMatchObject({ filter: { search: 'ad', status: 'disabled' } }),
  );
});

test('what the address says wrongly is named, and filters nothing', async () => {
  const { calls } = await show({ url: '/admin/accounts?role=guest&status=gone' });
  expect(await screen.findByText('role=guest')).toBeTruthy();
  expect(screen.getByText('status=gone')).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Remove these filters' }));
  await screen.findByRole('link', { name: 'Ada Operator' });
  expect(calls[0]?.variables).toMatchObject({ filter: {} });
});

test('ROLES-39: somebody who is not operator staff is told so by the platform', async () => {
  const refused = {
    data: { members: null },
    errors: [{ message: 'Forbidden', path: ['members'], extensions: { code: 'FORBIDDEN', status: 403 } }],
  };
  await show({ answers: { MemberListScreen: () => refused } });
  expect(await screen.findByText('You don’t have access to this.')).toBeTruthy();
});
