import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { advertiser, member, organization } from '../../testing/data/memberData.ts';
import { renderScreen } from '../../testing/renderScreen.tsx';
import { MemberCreateScreen } from './MemberCreateScreen.tsx';

const success = {
  __typename: 'CreateMemberSuccess',
  member: member('31', { name: 'Grace Hopper', email: 'grace@northwind.example' }),
};
const inputs = vi.fn();

async function show(answer: object = success) {
  inputs.mockReset();
  const advertiserRows = [advertiser('7', 'Corner Shop'), advertiser('8', 'Corner Café', 'disabled')];
  const organizations = [organization('2', 'Northwind'), organization('3', 'Corner Shops')];
  const renderResult = await renderScreen(<MemberCreateScreen />, {
    url: '/admin/accounts/new',
    answers: {
      MemberCreateScreen: () => ({ data: { organizations } }),
      MemberAdvertisers: () => ({ data: { organizationAdvertisers: advertiserRows } }),
      MemberFormCreate: ({ input }) => {
        inputs(input);
        return { data: { createMember: answer } };
      },
    },
  });
  await screen.findByRole('group', { name: 'Roles' });
  return renderResult;
}

// The listbox of advertisers stays open for the next choice, and meanwhile hides the rest from assistive technology.
const hidden = true;

const type = (label: RegExp, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });
async function choose(field: RegExp, option: string) {
  fireEvent.click(screen.getByRole('button', { name: field, hidden }));
  fireEvent.click(await screen.findByRole('option', { name: option }));
}
async function fill() {
  type(/^Name/, 'Grace Hopper');
  type(/^E-mail/, 'grace@northwind.example');
  await choose(/Organization/, 'Northwind');
  fireEvent.click(screen.getByRole('checkbox', { name: 'User' }));
}
async function pick(name: RegExp) {
  const box = screen.getByRole('combobox', { hidden: true, name: /^Advertisers/ });
  act(() => box.focus());
  fireEvent.change(box, { target: { value: 'corner' } });
  fireEvent.click(await screen.findByRole('option', { name }));
}
const create = () => fireEvent.click(screen.getByRole('button', { name: 'Create and invite', hidden }));

test('ROLES-39: an account is made with roles and advertisers of its organization; its owner gets the mail, its maker no password', async () => {
  const { calls } = await show();
  await fill();
  await pick(/Corner Shop/);
  const selection = await screen.findByRole('list', { name: 'Chosen: Advertisers', hidden });
  expect(within(selection).getByText('Corner Shop')).toBeTruthy();
  expect(calls.find(({ name }) => name === 'MemberAdvertisers')?.variables).toEqual({
    organizationId: '2',
    search: 'corner',
  });
  create();
  expect(await screen.findByText('E-mail on its way to grace@northwind.example')).toBeTruthy();
  await waitFor(() => expect(location.hash).toBe('#/admin/accounts/31'));
  expect(inputs.mock.calls[0]?.[0]).toEqual({
    name: 'Grace Hopper',
    email: 'grace@northwind.example',
    organizationId: '2',
    roles: ['user'],
    advertiserIds: ['7'],
    locale: 'en',
    timezone: 'Europe/Paris',
  });
  expect(screen.queryByText(/password/i)).toBeNull();
});

test('another organization has other advertisers: those chosen go', async () => {
  await show();
  await fill();
  await pick(/Corner Café/);
  expect(await screen.findByRole('button', { name: 'Remove Corner Café', hidden })).toBeTruthy();
  await choose(/Organization/, 'Corner Shops');
  await waitFor(() => expect(screen.queryByRole('list', { name: 'Chosen: Advertisers', hidden })).toBeNull());
});

test('name, e-mail and organization are required before anything is sent', async () => {
  await show();
  create();
  expect(await screen.findAllByText('This field is required')).toHaveLength(3);
  type(/^E-mail/, 'grace');
  expect(await screen.findByText(/Enter an e-mail address/)).toBeTruthy();
  expect(inputs).not.toHaveBeenCalled();
});

test('an e-mail that somebody else has is said at the field', async () => {
  const fieldErrors = [{ __typename: 'FieldError', field: 'email', rule: 'taken', limit: null }];
  await show({ __typename: 'InvalidInput', fieldErrors });
  await fill();
  create();
  expect(await screen.findByText('This e-mail is already in use')).toBeTruthy();
  expect(location.hash).toBe('#/admin/accounts/new');
});
