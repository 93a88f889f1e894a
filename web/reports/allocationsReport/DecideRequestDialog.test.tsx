import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { allocationRequest } from '../../testing/data/reportData.ts';
import { renderScreen, type ScreenOptions } from '../../testing/renderScreen.tsx';
import { AllocationsReportScreen } from './AllocationsReportScreen.tsx';

const effects = { __typename: 'Effects', postings: [], figures: [], mails: [] };
const refused = { __typename: 'Refused', code: 'insufficient_unallocated_budget', message: 'x' };
const rejected = allocationRequest('11', {
  canDecide: false,
  outcome: null,
  reason: 'Wrong number',
  budgetLineItem: { ...allocationRequest('11').budgetLineItem, status: 'rejected' },
});
const page = (items: object[]) => ({
  __typename: 'AllocationRequestPage',
  items,
  page: { number: 1, size: 20, totalCount: items.length, totalIsCapped: false, totalPages: 1 },
});

const show = (items: object[], over: Partial<ScreenOptions> = {}) =>
  renderScreen(<AllocationsReportScreen />, {
    url: '/reports/allocations',
    viewer: { isStaff: true },
    ...over,
    answers: {
      AllocationsReportScreen: () => ({ data: { allocationsReport: page(items) } }),
      RequestsToDecide: () => ({ data: { requestsToDecide: { __typename: 'RequestsToDecide', count: 2 } } }),
      DecideRequestDialogApprove: () => ({ data: { decided: refused } }),
      DecideRequestDialogReject: () => ({
        data: {
          decided: { __typename: 'DecideAllocationRequestSuccess', request: rejected, effects },
        },
      }),
      ...over.answers,
    },
  });

const cells = (row: HTMLElement) => [...row.children].map(({ textContent }) => textContent?.trim());

test('APPR-1, APPR-2: the window of a decision shows all that is approved, even where the funds do not suffice', async () => {
  const row = allocationRequest('11', {
    description: 'For the spring',
    expiration: {
      __typename: 'RequestedExpiration',
      expiresAt: '2026-11-26T22:59:59.000Z',
      noExpiration: false,
    },
  });
  await show([row]);
  const table = within(await screen.findByRole('table', { name: 'Allocations', hidden: true }));
  expect(await table.findByText('Expires')).toBeTruthy();
  expect(table.getByText('26 / 11 / 2026')).toBeTruthy();
  expect(table.getByText('15:20')).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Approve the request of Northwind Grocers' }));
  const dialog = within(await screen.findByRole('alertdialog'));
  await dialog.findByText(/^Insufficient unallocated budget/);
  for (const text of ['For the spring', 'retailer@northwind.example', '18 / 11 / 2026 15:20'])
    expect(dialog.getByText(text)).toBeTruthy();
  expect(dialog.getByRole('link', { name: /^Northwind Grocers/ }).getAttribute('href')).toBe(
    '#/advertiser/1?tab=inventory',
  );
  const rewards = within(dialog.getByRole('table', { name: 'Rewards requested' }));
  expect(cells(rewards.getByRole('row', { name: /^Reward 1/ }))).toEqual([
    'Reward 1 AU0-USD5',
    '5',
    '$5.00',
    '$25.00',
  ]);
  const outcome = within(dialog.getByRole('table', { name: 'If approved' }));
  const line = (name: RegExp) => cells(outcome.getByRole('row', { name })).slice(1);
  expect(line(/^Amount of the allocation/)).toEqual(['$105.00', '$180.00']);
  expect(line(/^Expiration date/)).toEqual(['No Expiration', '26 / 11 / 2026 23:59']);
  expect(line(/^Left unallocated/)).toEqual(['$100.00', '$25.00']);
});

test('APPR-11: a rejection waits for its reason, sends it, and the report shows it', async () => {
  const { calls } = await show([allocationRequest('11')]);
  fireEvent.click(await screen.findByRole('button', { name: 'Reject the request of Northwind Grocers' }));
  const dialog = within(await screen.findByRole('alertdialog'));
  await dialog.findByText('No money moves.');
  const reject = dialog.getByRole('button', { name: 'Reject' }) as HTMLButtonElement;
  expect(reject.disabled).toBe(true);
  fireEvent.change(dialog.getByRole('textbox', { name: /^Reason/ }), { target: { value: ' Wrong number ' } });
  expect(reject.disabled).toBe(false);
  fireEvent.click(reject);
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  expect(
    calls.filter(({ name }) => name === 'DecideRequestDialogReject').map(({ variables }) => variables.input),
  ).toEqual([
    expect.objectContaining({ dryRun: true }),
    { id: '11', version: 3, idempotencyKey: expect.any(String), dryRun: false, reason: 'Wrong number' },
  ]);
  expect(await screen.findByText('Wrong number')).toBeTruthy();
});

const decided = (left: object[], count: number) => ({
  __typename: 'DecideAllocationRequestsSuccess',
  decidedCount: count,
  results: [
    {
      __typename: 'AllocationRequestDecision',
      id: '11',
      outcome: 'decided',
      code: null,
      message: null,
      request: null,
    },
    ...left,
  ],
  budgets: [
    {
      __typename: 'DecidedBudget',
      retailer: { __typename: 'AllocationRetailer', id: '1', name: 'Northwind Grocers' },
      count,
      unallocated: { __typename: 'Money', amount: '100.00', currency: 'USD' },
      unallocatedAfter: { __typename: 'Money', amount: '25.00', currency: 'USD' },
    },
  ],
  effects: {
    ...effects,
    mails: [1, 2].map(() => ({ __typename: 'EffectMail', recipient: 'Renée Tanguy', subject: 'Approved' })),
  },
});
const left = {
  __typename: 'AllocationRequestDecision',
  id: '13',
  outcome: 'refused',
  code: 'stale_version',
  message: 'x',
  request: allocationRequest('13', { externalId: 'IO-13' }),
};

test('APPR-10: several requests are chosen and approved by one decision, after a look at what it does; those left are named', async () => {
  const own = allocationRequest('12', {
    canDecide: false,
    decisionObstacle: { __typename: 'DecisionObstacle', code: 'own_request', person: null, endsAt: null },
  });
  const { calls } = await show(
    [allocationRequest('11'), own, allocationRequest('13', { externalId: 'IO-13' })],
    {
      answers: {
        DecideManyDialogSend: () => ({ data: { decideAllocationRequests: decided([left], 1) } }),
      },
    },
  );
  expect(await screen.findByText('2 requests await your decision')).toBeTruthy();
  expect(screen.getAllByRole('checkbox', { name: /^Select the request of/ })).toHaveLength(2);
  fireEvent.click(screen.getByRole('checkbox', { name: 'Select the requests shown that you may decide' }));
  expect(screen.getByText('2 requests selected')).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Approve…' }));
  const dialog = within(await screen.findByRole('alertdialog', { name: 'Approve 2 requests?' }));
  expect(await dialog.findByText('1 request cannot be approved and stays as it is')).toBeTruthy();
  expect(dialog.getByText(/IO-13/, { selector: 'strong' })).toBeTruthy();
  expect(dialog.getByText('E-mail to Renée Tanguy: Approved (× 2)')).toBeTruthy();
  expect(cells(dialog.getByRole('row', { name: /^Northwind Grocers/ }))).toEqual([
    'Northwind Grocers',
    '1',
    '$100.00',
    '$25.00',
  ]);
  fireEvent.click(dialog.getByRole('button', { name: 'Approve 1 request' }));
  const after = within(await screen.findByRole('dialog', { name: 'Not everything was decided' }));
  expect(after.getByText('1 request was not approved')).toBeTruthy();
  expect(after.getByText('Someone changed or decided it in the meantime: check it again.')).toBeTruthy();
  fireEvent.click(after.getByText('Close', { selector: 'button, button *' }));
  await waitFor(() => expect(screen.queryByText('2 requests selected')).toBeNull());
  const sent = calls
    .filter(({ name }) => name === 'DecideManyDialogSend')
    .map(({ variables }) => variables.input);
  const requests = ['11', '13'].map((id) => ({ id, version: 3 }));
  expect(sent).toEqual(
    [true, false].map((dryRun) => ({
      requests,
      decision: 'approve',
      idempotencyKey: expect.any(String),
      dryRun,
    })),
  );
});

test('APPR-10, APPR-11: several are rejected with one reason; who is no staff has nothing to choose', async () => {
  const { calls } = await show([allocationRequest('11')], {
    answers: { DecideManyDialogSend: () => ({ data: { decideAllocationRequests: decided([], 1) } }) },
  });
  fireEvent.click(await screen.findByRole('checkbox', { name: /^Select the request of Northwind Grocers/ }));
  fireEvent.click(screen.getByRole('button', { name: 'Reject…' }));
  const dialog = within(await screen.findByRole('alertdialog', { name: 'Reject 1 request?' }));
  await dialog.findByText('No money moves.');
  const reject = dialog.getByRole('button', { name: 'Reject 1 request' }) as HTMLButtonElement;
  expect(reject.disabled).toBe(true);
  fireEvent.change(dialog.getByRole('textbox', { name: /^Reason/ }), { target: { value: 'Too late' } });
  fireEvent.click(reject);
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  expect(
    calls.at(-1)?.name === 'DecideManyDialogSend' ||
      calls.some(({ variables }) => (variables.input as { reason?: string })?.reason === 'Too late'),
  ).toBe(true);
  cleanup();
  await show([allocationRequest('11', { canDecide: false, outcome: null })], { viewer: { isStaff: false } });
  await screen.findByText('Pending', { selector: 'table *' });
  expect(screen.queryByRole('checkbox', { name: /^Select/ })).toBeNull();
});

test('APPR-9: the report is searched by IO number or requester', async () => {
  const { calls } = await show([allocationRequest('11')]);
  await screen.findByText('IO-2605');
  fireEvent.change(screen.getByRole('textbox', { name: 'IO number or requester' }), {
    target: { value: 'tanguy' },
  });
  fireEvent.click(screen.getByRole('button', { name: 'Get report' }));
  await waitFor(() => expect(location.hash).toBe('#/reports/allocations?search=tanguy'));
  const last = () => calls.filter(({ name }) => name === 'AllocationsReportScreen').at(-1);
  await waitFor(() => expect(last()?.variables).toMatchObject({ filter: { search: 'tanguy' } }));
});

test('APPR-9: a search of one character says how many it needs, and no report is requested', async () => {
  const { calls } = await show([allocationRequest('11')]);
  await screen.findByText('IO-2605');
  const field = screen.getByRole('textbox', { name: 'IO number or requester' });
  fireEvent.change(field, { target: { value: 'r' } });
  expect(screen.getByText('At least 2 characters')).toBeTruthy();
  const before = calls.length;
  fireEvent.click(screen.getByRole('button', { name: 'Get report' }));
  expect(location.hash).toBe('#/reports/allocations');
  expect(calls).toHaveLength(before);
  fireEvent.change(field, { target: { value: 're' } });
  expect(screen.queryByText('At least 2 characters')).toBeNull();
});

test('APPR-1: whoever changed the request is named with the time, in the window and, if it is somebody else, in the row', async () => {
  const change = (name: string, email: string) => ({
    __typename: 'RequestChange',
    occurredAt: '2026-11-28T07:40:00.000Z',
    person: { __typename: 'RequestPerson', name, email },
  });
  const words = 'Changed by Ada Byron, 28 / 11 / 2026 08:40';
  await show([allocationRequest('11', { lastChange: change('Ada Byron', 'ada@northwind.example') })]);
  const table = within(await screen.findByRole('table', { name: 'Allocations', hidden: true }));
  expect(await table.findByText(words)).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Approve the request of Northwind Grocers' }));
  const textElement = within(await screen.findByRole('alertdialog')).getByText(words);
  expect(textElement.textContent).toContain('28\u00a0/\u00a011\u00a0/\u00a02026\u00a008:40');
  cleanup();
  await show([allocationRequest('11', { lastChange: change('Renée Tanguy', 'retailer@northwind.example') })]);
  await screen.findByText('IO-2605');
  expect(screen.queryByText(/^Changed by/)).toBeNull();
});
