import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { allocationRequest, decidedRequest } from '../../testing/data/reportData.ts';
import { type Call, renderScreen, type ScreenOptions } from '../../testing/renderScreen.tsx';
import { AllocationsReportScreen } from './AllocationsReportScreen.tsx';

const page = (items: object[]) => ({
  __typename: 'AllocationRequestPage',
  items,
  page: { number: 1, size: 20, totalCount: items.length, totalIsCapped: false, totalPages: 1 },
});
const effects = {
  __typename: 'Effects',
  postings: [
    {
      kind: 'allocate',
      amount: { amount: '75.00', currency: 'USD' },
      from: 'unallocated',
      to: 'allocation',
    },
  ],
  figures: [
    {
      name: 'unallocated',
      before: { amount: '100.00', currency: 'USD' },
      after: { amount: '25.00', currency: 'USD' },
    },
  ],
  mails: [{ recipient: 'Renée Tanguy', subject: 'Approved' }],
};
const success = {
  __typename: 'DecideAllocationRequestSuccess',
  request: allocationRequest('11', {
    budgetLineItem: { ...allocationRequest('11').budgetLineItem, status: 'approved' },
    canDecide: false,
    version: 4,
  }),
  effects,
};
const staff = { viewer: { isStaff: true, email: 'operator@guerdon.example' } };

const show = (over: Partial<ScreenOptions> = {}) =>
  renderScreen(<AllocationsReportScreen />, {
    url: '/reports/allocations',
    ...staff,
    ...over,
    answers: {
      AllocationsReportScreen: () => ({
        data: { allocationsReport: page([allocationRequest('11'), decidedRequest('12')]) },
      }),
      RequestsToDecide: () => ({ data: { requestsToDecide: { __typename: 'RequestsToDecide', count: 1 } } }),
      ...over.answers,
    },
  });

/** The calls for the report itself. */
const reports = (calls: readonly Call[]) => calls.filter(({ name }) => name === 'AllocationsReportScreen');

const rowOf = async (text: string) => {
  const table = within(await screen.findByRole('table', { name: 'Allocations', hidden: true }));
  return (await table.findByText(text)).closest('tr') as HTMLTableRowElement;
};

test('ALLOCREP-5: two requests for one allocation each keep their own type', async () => {
  const of = (id: string, type: string) =>
    allocationRequest(id, {
      budgetAllocation: {
        __typename: 'RequestedAllocation',
        id: '7',
        type,
        status: 'approved',
        rewardsWaiting: 0,
      },
    });
  await show({
    answers: {
      AllocationsReportScreen: () => ({
        data: { allocationsReport: page([of('11', 'open_reward'), of('12', 'open_budget')]) },
      }),
    },
  });
  expect(await rowOf('Open budget')).toBeTruthy();
  expect(await rowOf('Open reward')).toBeTruthy();
});

test('an approved request says that rewards of its allocation still wait', async () => {
  const decided = decidedRequest('12');
  const row = { ...decided, budgetAllocation: { ...decided.budgetAllocation, rewardsWaiting: 2 } };
  await show({
    answers: {
      AllocationsReportScreen: () => ({ data: { allocationsReport: page([allocationRequest('11'), row]) } }),
    },
  });
  expect(await screen.findByText('2 rewards still wait')).toBeTruthy();
});

test('ROLES-27: who may not open advertisers reads their names, without a link', async () => {
  await show({ abilities: ['viewAllocationsReport'] });
  const row = within(await rowOf('Committed'));
  expect(row.getByText('Northwind Grocers')).toBeTruthy();
  expect(row.queryByRole('link', { name: 'Northwind Grocers' })).toBeNull();
});

test('ALLOCREP-5, ALLOCREP-9: a row says who asked for what and who decided; the updated time is a dash while it is pending', async () => {
  await show();
  const pending = within(await rowOf('Committed'));
  for (const text of ['Northwind Grocers', 'Pending', 'Renée Tanguy', '$75.00', '5 × Reward 1'])
    expect(pending.getByText(text)).toBeTruthy();
  expect(pending.getByText('AU0-USD5 · +1 more')).toBeTruthy();
  expect(pending.getAllByText('18 / 11 / 2026')).toHaveLength(1);
  expect(pending.getByText('–')).toBeTruthy();
  const decided = within(await rowOf('Open budget'));
  for (const text of ['Approved', 'Samuel Okafor', '20 / 11 / 2026'])
    expect(decided.getByText(text)).toBeTruthy();
});

test('ALLOCREP-1, ALLOCREP-2, ALLOCREP-3, ALLOCREP-4: filters are kept in the address once the report is got', async () => {
  const { calls } = await show();
  await rowOf('Committed');
  fireEvent.click(screen.getByRole('checkbox', { name: 'Pending' }));
  fireEvent.click(screen.getByRole('checkbox', { name: 'Open reward' }));
  expect(reports(calls)).toHaveLength(1);
  fireEvent.click(screen.getByRole('button', { name: 'Get report' }));
  await waitFor(() => expect(location.hash).toBe('#/reports/allocations?statuses=pending&types=open_reward'));
  await waitFor(() =>
    expect(reports(calls).at(-1)?.variables).toMatchObject({
      filter: { statuses: ['pending'], types: ['open_reward'] },
      page: { number: 1, size: 20 },
    }),
  );
});

test('ALLOCREP-6, ALLOCREP-7, ALLOCREP-8: the newest change comes first, 20 rows a page; another column sorts', async () => {
  const { calls } = await show();
  await rowOf('Committed');
  expect(reports(calls)[0]?.variables).toMatchObject({
    sort: { field: 'updated_at', direction: 'DESC' },
    page: { number: 1, size: 20 },
  });
  const headers = screen.getAllByRole('columnheader').filter((header) => header.hasAttribute('aria-sort'));
  expect(headers.map(({ textContent }) => textContent)).toEqual([
    'Advertiser',
    'Status',
    'Created at',
    'Updated at',
  ]);
  fireEvent.click(screen.getByRole('button', { name: 'Advertiser' }));
  await waitFor(() =>
    expect(reports(calls).at(-1)?.variables).toMatchObject({ sort: { field: 'retailer', direction: 'ASC' } }),
  );
});

test('APPR-6, ALLOCREP-8: what waits for the person is a filter of its own, with an address', async () => {
  const { calls } = await show({ url: '/reports/allocations?waiting=me' });
  await rowOf('Committed');
  expect(reports(calls)[0]?.variables).toMatchObject({ filter: { waitingForMe: true } });
  fireEvent.click(screen.getByRole('checkbox', { name: 'Waiting for your decision' }));
  fireEvent.click(screen.getByRole('button', { name: 'Get report' }));
  await waitFor(() => expect(location.hash).toBe('#/reports/allocations'));
  await waitFor(() => expect(reports(calls).at(-1)?.variables.filter).toEqual({}));
});

test('who decides nothing is offered no such filter', async () => {
  await show({ viewer: { isStaff: false } });
  await rowOf('Committed');
  expect(screen.queryByRole('checkbox', { name: 'Waiting for your decision' })).toBeNull();
});

test('an approval shows what it does before it is made, and is sent once under one key', async () => {
  const { calls } = await show({
    answers: { DecideRequestDialogApprove: () => ({ data: { decided: success } }) },
  });
  fireEvent.click(await screen.findByRole('button', { name: 'Approve the request of Northwind Grocers' }));
  const dialog = within(await screen.findByRole('alertdialog'));
  const free = within(await dialog.findByRole('row', { name: /^Unallocated/ }));
  expect(free.getByText('$25.00')).toBeTruthy();
  expect(dialog.getByText('IO-2605')).toBeTruthy();
  expect(dialog.getByText('E-mail to Renée Tanguy: Approved')).toBeTruthy();
  expect(within(await rowOf('Committed')).getByText('Pending')).toBeTruthy();
  fireEvent.click(dialog.getByRole('button', { name: 'Approve' }));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  const sent = calls
    .filter(({ name }) => name === 'DecideRequestDialogApprove')
    .map(({ variables }) => variables.input);
  expect(sent).toEqual([
    { id: '11', version: 3, idempotencyKey: expect.any(String), dryRun: true },
    { id: '11', version: 3, idempotencyKey: expect.any(String), dryRun: false },
  ]);
  expect(within(await rowOf('Committed')).getByText('Approved')).toBeTruthy();
});

test('an approval after the funds are gone says so in words and stays open', async () => {
  const refused = { __typename: 'Refused', code: 'insufficient_unallocated_budget', message: 'x' };
  await show({ answers: { DecideRequestDialogApprove: () => ({ data: { decided: refused } }) } });
  fireEvent.click(await screen.findByRole('button', { name: 'Approve the request of Northwind Grocers' }));
  const dialog = within(await screen.findByRole('alertdialog'));
  expect(await dialog.findByText(/^Insufficient unallocated budget/)).toBeTruthy();
  expect((dialog.getByRole('button', { name: 'Approve' }) as HTMLButtonElement).disabled).toBe(true);
});

test('what one asked for oneself is left to somebody else; who is no staff decides nothing', async () => {
  const own = allocationRequest('11', {
    canDecide: false,
    decisionObstacle: { __typename: 'DecisionObstacle', code: 'own_request', person: null, endsAt: null },
  });
  const answers = { AllocationsReportScreen: () => ({ data: { allocationsReport: page([own]) } }) };
  await show({ answers });
  expect(await screen.findByText('Requested by you: someone else decides')).toBeTruthy();
  cleanup();
  await show({ answers, viewer: { isStaff: false } });
  await rowOf('Committed');
  expect(screen.queryByText('Requested by you: someone else decides')).toBeNull();
  expect(screen.queryByRole('button', { name: /^Approve/ })).toBeNull();
});

test.each([
  ['own_change', 'Changed by you: someone else decides'],
  ['made_requester', 'You created the account of Ada Byron: someone else decides until 18 / 12 / 2026'],
  [
    'changed_requester',
    'You changed the roles or e-mail of Ada Byron: someone else decides until 18 / 12 / 2026',
  ],
  ['made_by_requester', 'Ada Byron created your account: someone else decides until 18 / 12 / 2026'],
  [
    'changed_by_requester',
    'Ada Byron changed your roles or e-mail: someone else decides until 18 / 12 / 2026',
  ],
  [
    'same_maker',
    'Your account and that of Ada Byron go back to the same person: someone else decides until 18 / 12 / 2026',
  ],
])('A11: why somebody else decides is said in place of the buttons: %s', async (code, text) => {
  const related =
    code === 'own_change'
      ? { person: null, endsAt: null }
      : { person: 'Ada Byron', endsAt: '2026-12-18T14:20:00.000Z' };
  const decisionObstacle = { __typename: 'DecisionObstacle', code, ...related };
  const row = allocationRequest('11', { canDecide: false, decisionObstacle });
  await show({ answers: { AllocationsReportScreen: () => ({ data: { allocationsReport: page([row]) } }) } });
  expect(await screen.findByText(text)).toBeTruthy();
  expect(screen.queryByRole('button', { name: /^(Approve|Reject)/ })).toBeNull();
});

test('a report with nothing in it says what would be here', async () => {
  await show({ answers: { AllocationsReportScreen: () => ({ data: { allocationsReport: page([]) } }) } });
  expect(await screen.findByText('No allocations requested yet')).toBeTruthy();
});
