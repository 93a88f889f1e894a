import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { allocation, allocationPage, openAllocation } from '../../testing/data/inventoryData.ts';
import { renderScreen } from '../../testing/renderScreen.tsx';
import { AdvertiserInventoryTab } from './AdvertiserInventoryTab.tsx';

const usd = (amount: string) => ({ __typename: 'Money', amount, currency: 'USD' });
const waiting = (id: string, amount: string, over: object = {}) => ({
  __typename: 'WaitingRequest',
  id,
  type: 'allocate',
  version: 1,
  canWithdraw: true,
  externalId: 'IO-2605',
  expiration: null,
  amount: usd(amount),
  ...over,
});
const effects = {
  __typename: 'Effects',
  postings: [],
  figures: [{ name: 'allocation_amount_pending', before: usd('75.00'), after: usd('0.00') }],
  mails: [],
};
const success = { __typename: 'DecideAllocationRequestSuccess', effects };

const end = (expiresAt: string | null) => ({
  expiration: {
    __typename: 'RequestedExpiration',
    expiresAt,
    noExpiration: expiresAt === null,
  },
});

/** The tab with a pending allocation of one request, and the open one with two requests that can be withdrawn and one that cannot. */
const show = (answer: object, others?: object[]) => {
  let isWithdrawn = false;
  const pending = () =>
    isWithdrawn
      ? allocation('5', { status: 'disabled', display: 'withdrawn', isEditable: false })
      : allocation('5', { waitingRequests: [waiting('50', '75.00')] });
  const own = [waiting('70', '20.00'), waiting('71', '5.00', { type: 'deallocate' })];
  const open = openAllocation('7', {
    ...(others && { expiresAt: '2027-03-01T22:59:59.000Z', noExpiration: false }),
    waitingRequests: others ?? [...own, waiting('72', '9.00', { canWithdraw: false })],
  });
  return renderScreen(<AdvertiserInventoryTab advertiserId="42" />, {
    url: '/advertiser/42?tab=inventory',
    answers: {
      AdvertiserInventoryTab: () => ({
        data: {
          advertiser: {
            __typename: 'Advertiser',
            id: '42',
            committedAllocations: allocationPage([pending()]),
            openAllocations: allocationPage([open]),
          },
        },
      }),
      WithdrawRequestDialog: ({ input }: Record<string, unknown>) => {
        isWithdrawn = !(input as { dryRun: boolean }).dryRun;
        return { data: { withdrawAllocationRequest: { ...answer, allocation: pending() } } };
      },
    },
  });
};

test('a request that waits is withdrawn by whoever asked, after a look at what that does; then it reads so', async () => {
  const { calls } = await show(success);
  const withdraw = 'Withdraw the request for IO-2605: $75.00';
  fireEvent.click(await screen.findByRole('button', { name: withdraw }));
  const dialog = within(await screen.findByRole('alertdialog'));
  expect(dialog.getByText('Withdraw this request?')).toBeTruthy();
  await waitFor(() =>
    expect(dialog.getByRole('button', { name: 'Withdraw' })).toHaveProperty('disabled', false),
  );
  fireEvent.click(dialog.getByRole('button', { name: 'Withdraw' }));
  expect(await screen.findByText('Request withdrawn')).toBeTruthy();
  expect(await screen.findByText('Withdrawn')).toBeTruthy();
  expect(screen.queryByRole('button', { name: withdraw })).toBeNull();
  const sent = calls
    .filter(({ name }) => name === 'WithdrawRequestDialog')
    .map(({ variables }) => variables.input);
  expect(sent).toMatchObject([
    { id: '50', version: 1, dryRun: true },
    { id: '50', version: 1, dryRun: false },
  ]);
});

test('of several each says its amount, unbroken; those of others are not offered', async () => {
  await show(success);
  const table = within(await screen.findByRole('table', { name: 'Open allocation' }));
  const buttons = await table.findAllByRole('button', { name: /^Withdraw/ });
  const names = buttons.map(({ textContent }) => textContent);
  expect(names).toEqual(['Withdraw $20.00', 'Withdraw −\u2060$5.00']);
});

test('decided in the meantime, the dialog says so and nothing is withdrawn', async () => {
  await show({
    __typename: 'StaleAllocationRequest',
    current: { __typename: 'AllocationRequest', id: '50', version: 2 },
  });
  fireEvent.click(await screen.findByRole('button', { name: /\$75.00/ }));
  expect(await screen.findByText(/changed or decided this request in the meantime/)).toBeTruthy();
});

test('APPR-5: a request for a new end alone shows it in the row, at its button and in the window, and no amount', async () => {
  await show(success, [
    waiting('80', '0.00', { externalId: 'IO-LATER', ...end('2028-01-15T22:59:59.000Z') }),
    waiting('81', '20.00', end(null)),
    waiting('82', '5.00', end('2027-03-01T22:59:59Z')),
    waiting('83', '0.00'),
  ]);
  const table = within(await screen.findByRole('table', { name: 'Open allocation' }));
  expect(await table.findByText('New end: 15 / 01 / 2028')).toBeTruthy();
  expect(table.getByText('New end: No Expiration')).toBeTruthy();
  expect(table.getAllByText(/^New end/)).toHaveLength(2);
  const buttons = table.getAllByRole('button', { name: /^Withdraw/ });
  expect(buttons.map(({ textContent }) => textContent)).toEqual([
    'Withdraw new end: 15 / 01 / 2028',
    'Withdraw $20.00, new end: No Expiration',
    'Withdraw $5.00',
    'Withdraw Rewards',
  ]);
  const name = 'Withdraw the request for IO-LATER: new end: 15 / 01 / 2028';
  fireEvent.click(table.getByRole('button', { name }));
  const dialog = within(await screen.findByRole('alertdialog'));
  expect(dialog.getByText('New end').nextSibling?.textContent).toBe('15 / 01 / 2028');
  expect(dialog.queryByText('Requested amount')).toBeNull();
});

test('APPR-14: what is to be given back is told apart from what is requested', async () => {
  await show(success, [waiting('90', '15.00'), waiting('91', '5.00', { type: 'deallocate' })]);
  const table = within(await screen.findByRole('table', { name: 'Open allocation' }));
  expect(await table.findByText('$15.00 requested')).toBeTruthy();
  expect(table.getByText('$5.00 to give back')).toBeTruthy();
  fireEvent.click(table.getByRole('button', { name: 'Withdraw the request for IO-2605: −$5.00' }));
  const dialog = within(await screen.findByRole('alertdialog'));
  expect(dialog.getByText('Amount to give back').nextSibling?.textContent).toBe('$5.00');
});
