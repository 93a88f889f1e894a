import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { allocation, allocationPage, openAllocation } from '../../testing/inventoryData.ts';
import { renderScreen } from '../../testing/renderScreen.tsx';
import { AdvertiserInventoryTab } from './AdvertiserInventoryTab.tsx';

const usd = (amount: string) => ({ __typename: 'Money', amount, currency: 'USD' });
const waiting = (id: string, amount: string, over: object = {}) => ({
  ...{ __typename: 'WaitingRequest', id, type: 'allocate', version: 1, canWithdraw: true },
  amount: usd(amount),
  ...over,
});
const effects = {
  __typename: 'Effects',
  postings: [],
  figures: [{ name: 'allocation_amount_pending', before: usd('75.00'), after: usd('0.00') }],
  mails: [],
};
const taken = { __typename: 'DecideAllocationRequestSuccess', effects };

/** The tab with a pending allocation of one request, and the open one with two requests that can be withdrawn and one that cannot. */
const show = (answer: object) => {
  let isWithdrawn = false;
  const pending = () =>
    isWithdrawn
      ? allocation('5', { status: 'disabled', display: 'withdrawn', isEditable: false })
      : allocation('5', { waitingRequests: [waiting('50', '75.00')] });
  const own = [waiting('70', '20.00'), waiting('71', '5.00', { type: 'deallocate' })];
  const open = openAllocation('7', {
    waitingRequests: [...own, waiting('72', '9.00', { canWithdraw: false })],
  });
  return renderScreen(<AdvertiserInventoryTab advertiserId="42" />, {
    url: '/advertiser/42?tab=inventory',
    answers: {
      AdvertiserInventoryTab: () => ({
        data: {
          advertiser: {
            ...{ __typename: 'Advertiser', id: '42' },
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
  const { calls } = await show(taken);
  const withdraw = 'Withdraw the request of $75.00 for IO-2605';
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

test('of several each says its amount; those of others are not offered', async () => {
  await show(taken);
  const table = within(await screen.findByRole('table', { name: 'Open allocation' }));
  const buttons = await table.findAllByRole('button', { name: /^Withdraw/ });
  const names = buttons.map(({ textContent }) => textContent);
  expect(names).toEqual(['Withdraw $20.00', 'Withdraw −$5.00']);
});

test('decided in the meantime, the dialog says so and nothing is withdrawn', async () => {
  await show({
    __typename: 'StaleAllocationRequest',
    current: { __typename: 'AllocationRequest', id: '50', version: 2 },
  });
  fireEvent.click(await screen.findByRole('button', { name: /\$75.00/ }));
  expect(await screen.findByText(/changed or decided this request in the meantime/)).toBeTruthy();
});
