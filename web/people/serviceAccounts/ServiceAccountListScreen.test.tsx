import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { SERVICE_ABILITIES } from '../../../schema/people/serviceAccounts.ts';
import { failure } from '../../testing/data/advertiserData.ts';
import { organization } from '../../testing/data/memberData.ts';
import { SERVICE_SECRET, serviceAccount, serviceSecret } from '../../testing/data/serviceAccountData.ts';
import { type Answers, renderScreen } from '../../testing/renderScreen.tsx';
import { ABILITY_AREAS, abilitiesOfArea } from './AbilityFields.tsx';
import { ServiceAccountCreateScreen } from './ServiceAccountCreateScreen.tsx';
import { ServiceAccountListScreen } from './ServiceAccountListScreen.tsx';

beforeEach(() => {
  vi.restoreAllMocks();
  vi.stubGlobal('matchMedia', (query: string) => ({ matches: /reduce/.test(query) }));
});

const page = (items: object[], isExternalIssuer = false) => ({
  __typename: 'ServiceAccountPage',
  isExternalIssuer,
  items,
  page: {
    __typename: 'PageInfo',
    number: 1,
    size: 20,
    totalCount: items.length,
    totalIsCapped: false,
    totalPages: 1,
  },
});

test('SERV-14: the list tells whose each is, what has no effect, its last use and its state', async () => {
  await renderScreen(<ServiceAccountListScreen />, {
    url: '/admin/service-accounts',
    answers: {
      ServiceAccountListScreen: () => ({
        data: {
          serviceAccounts: page([
            serviceAccount('1', { missingAbilities: ['viewBudget'], lastUsedAt: '2026-11-21T08:05:00.000Z' }),
            serviceAccount('2', {
              organization: { __typename: 'ServiceAccountOrganization', id: '2', name: 'Northwind' },
              state: 'without_secret',
              secrets: [serviceSecret('1'), serviceSecret('2')],
            }),
          ]),
        },
      }),
    },
  });
  const first = within((await screen.findByText('Program 1')).closest('tr') as HTMLElement);
  for (const text of ['Provider', '2 abilities', '1 without effect', /21 \/ 11 \/ 2026 09:05/, 'Working'])
    expect(first.getByText(text)).toBeTruthy();
  const second = within(screen.getByText('Program 2').closest('tr') as HTMLElement);
  for (const text of ['Northwind', 'Never', 'Without a secret', 'Two secrets'])
    expect(second.getByText(text)).toBeTruthy();
});

const showList = (answer: Answers[string]) =>
  renderScreen(<ServiceAccountListScreen />, {
    url: '/admin/service-accounts',
    answers: { ServiceAccountListScreen: answer },
  });

test('SERV-14: without any the list says what would be here', async () => {
  await showList(() => ({ data: { serviceAccounts: page([]) } }));
  expect(await screen.findByText('No service accounts yet')).toBeTruthy();
});

test('SERV-14: a list that failed says so by its name', async () => {
  await showList(() => ({ data: { serviceAccounts: null }, errors: [failure(['serviceAccounts'])] }));
  expect(await screen.findByText('Service accounts could not be loaded')).toBeTruthy();
});

async function showForm(isExternalIssuer = false, abilities = SERVICE_ABILITIES) {
  const rendered = await renderScreen(<ServiceAccountCreateScreen />, {
    url: '/admin/service-accounts/new',
    abilities: ['createAccounts', ...abilities],
    answers: {
      ServiceAccountCreateScreen: () => ({
        data: {
          organizations: [organization('2', 'Northwind')],
          serviceAccounts: page([], isExternalIssuer),
        },
      }),
      ServiceAccountFormCreate: () => ({
        data: {
          createServiceAccount: {
            __typename: 'CreateServiceAccountSuccess',
            clientSecret: isExternalIssuer ? null : SERVICE_SECRET,
            serviceAccount: serviceAccount('9', { name: 'Import' }),
          },
        },
      }),
    },
  });
  await screen.findByRole('textbox', { name: 'Name' });
  return rendered;
}
const type = (name: RegExp | string, value: string) =>
  fireEvent.change(screen.getByRole('textbox', { name }), { target: { value } });
const created = (calls: { name: string; variables: unknown }[]) =>
  calls.find(({ name }) => name === 'ServiceAccountFormCreate')?.variables;
const create = () => fireEvent.click(screen.getByRole('button', { name: 'Create the service account' }));

test('SERV-2, SERV-3, SERV-14: it is made of a name, an owner and what the person may; its secret is shown once, then the way goes on to it', async () => {
  const { calls } = await showForm();
  create();
  expect(await screen.findAllByText('This field is required')).toHaveLength(2);
  type('Name', ' Import ');
  fireEvent.click(screen.getByRole('checkbox', { name: 'Create advertisers' }));
  fireEvent.click(screen.getByRole('button', { name: /Belongs to/ }));
  fireEvent.click(await screen.findByRole('option', { name: 'Northwind' }));
  // An organization's account cannot create advertisers, so the chosen ability is cleared.
  await waitFor(() => expect(screen.queryByRole('checkbox', { name: 'Create advertisers' })).toBeNull());
  fireEvent.click(screen.getByRole('checkbox', { name: 'See budgets' }));
  create();
  const once = within(await screen.findByRole('alertdialog', { name: 'The secret of the service account' }));
  expect(once.getByText(SERVICE_SECRET)).toBeTruthy();
  fireEvent.click(once.getByRole('button', { name: 'I have saved it' }));
  await waitFor(() => expect(location.hash).toBe('#/admin/service-accounts/9'));
  expect(created(calls)).toEqual({
    input: {
      name: 'Import',
      organizationId: '2',
      abilities: ['viewBudget'],
      subject: null,
      idempotencyKey: expect.stringMatching(/^[\w-]{36}$/),
    },
  });
});

test('SERV-2: what the person may not do is not offered', async () => {
  await showForm(false, ['viewBudget']);
  expect(screen.getAllByRole('checkbox')).toHaveLength(1);
});

test('SERV-13: where an external issuer signs in, the subject of its client is asked for, and no secret is shown', async () => {
  const { calls } = await showForm(true);
  type('Name', 'Import');
  type(/^Subject/, 'importer');
  fireEvent.click(screen.getByRole('checkbox', { name: 'See budgets' }));
  create();
  await waitFor(() => expect(location.hash).toBe('#/admin/service-accounts/9'));
  expect(created(calls)).toMatchObject({ input: { subject: 'importer' } });
});

test('SERV-2: each ability that can be given stands in one area', () => {
  const areaAbilities = ABILITY_AREAS.flatMap(abilitiesOfArea);
  expect([...areaAbilities].sort()).toEqual([...SERVICE_ABILITIES].sort());
});
