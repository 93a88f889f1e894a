import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { ABILITIES } from '../../../schema/foundation/abilities.ts';
import { allocation, openAllocation } from '../../testing/data/inventoryData.ts';
import { inventoryOf, showInventory, type } from '../../testing/renderInventory.tsx';

test('INVENT-1, INVENT-2, INVENT-3, INVENT-20: two tables of five rows, each allocation with the word of its display', async () => {
  const { calls } = await showInventory();
  const committed = within(await screen.findByRole('table', { name: 'Committed allocations' }));
  expect(await committed.findByText('IO-2605')).toBeTruthy();
  for (const word of ['Pending', 'Ready']) expect(committed.getByText(word)).toBeTruthy();
  const open = within(screen.getByRole('table', { name: 'Open allocation' }));
  for (const text of [
    'IO-OPEN',
    'Active',
    '$200.00',
    '$130.00',
    '$70.00',
    '$20.00 requested',
    'No Expiration',
  ])
    expect(await open.findByText(text)).toBeTruthy();
  expect(calls[0]?.variables).toEqual({
    id: '42',
    committed: { number: 1, size: 5 },
    open: { number: 1, size: 5 },
  });
});

test('INVENT-23, INVENT-24: of an expired allocation nothing is available, neither in figures nor in words', async () => {
  const money = { __typename: 'Money', amount: '15.00', currency: 'USD' };
  const rewards = allocation('8').allocatedRewards.map((reward) => ({
    ...reward,
    status: 'enabled',
    quantityUsed: 2,
    quantityAvailable: 3,
  }));
  const expired = allocation('8', {
    status: 'enabled',
    state: 'expired',
    display: 'expired',
    isEditable: false,
    amountAvailable: money,
    allocatedRewards: rewards,
  });
  await showInventory({ answers: { AdvertiserInventoryTab: inventoryOf([expired], []) } });
  const committed = within(await screen.findByRole('table', { name: 'Committed allocations' }));
  expect(await committed.findByText('Expired')).toBeTruthy();
  expect(committed.getByText('–')).toBeTruthy();
  expect(committed.queryByText('$15.00')).toBeNull();
  expect(committed.getAllByText(/2 of 5 used · \$5.00 each$/)).toHaveLength(2);
});

test.each(['withdrawn', 'rejected'])(
  'of an allocation that is %s, a reward says what was requested, and nothing about its use',
  async (display) => {
    const [first] = allocation('8').allocatedRewards;
    const rewards = [
      { ...first, id: '1', status: 'disabled', quantity: null, sellingPrice: null },
      { ...first, id: '2', status: 'disabled' },
    ];
    const over = { status: 'disabled', display, isEditable: false, allocatedRewards: rewards };
    await showInventory({
      answers: { AdvertiserInventoryTab: inventoryOf([], [openAllocation('8', over)]) },
    });
    const open = within(await screen.findByRole('table', { name: 'Open allocation' }));
    expect(await open.findByText('AU0-USD5 · no limit')).toBeTruthy();
    expect(open.getByText('AU0-USD5 · 5 requested · $5.00 each')).toBeTruthy();
  },
);

test('a reward that was never approved says so in an allocation that was', async () => {
  const [first] = allocation('8').allocatedRewards;
  const withDisabledReward = {
    allocatedRewards: [{ ...first, status: 'disabled', quantity: null, sellingPrice: null }],
  };
  await showInventory({
    answers: { AdvertiserInventoryTab: inventoryOf([], [openAllocation('8', withDisabledReward)]) },
  });
  expect(await screen.findByText('AU0-USD5 · no limit · not approved')).toBeTruthy();
});

test('who may see the allocations report is led to the requests of this advertiser that wait', async () => {
  const { view } = await showInventory();
  const link = screen.getByRole('link', { name: 'See pending requests' });
  expect(link.getAttribute('href')).toBe('#/reports/allocations?advertiser=42&statuses=pending');
  view.unmount();
  await showInventory({ abilities: ABILITIES.filter((ability) => ability !== 'viewAllocationsReport') });
  expect(screen.queryByRole('link', { name: 'See pending requests' })).toBeNull();
});

test('INVENT-4, INVENT-5: the filter asks from two characters on, and stays in the address', async () => {
  const { calls } = await showInventory();
  await screen.findByText('IO-2605');
  type(screen.getByRole('searchbox') as HTMLInputElement, 'IO-26');
  await waitFor(() => expect(calls.at(-1)?.variables.search).toBe('IO-26'));
  expect(location.hash).toContain('inventory-search=IO-26');
  type(screen.getByRole('searchbox') as HTMLInputElement, 'I');
  await waitFor(() => expect(calls.at(-1)?.variables.search).toBeUndefined());
});

test('INVENT-13, INVENT-14: without allocations both tables say so', async () => {
  await showInventory({ answers: { AdvertiserInventoryTab: inventoryOf([], []) } });
  expect(await screen.findByText('No committed allocations')).toBeTruthy();
  expect(screen.getByText('No open allocation')).toBeTruthy();
});

test('INVENT-6, INVENT-7, INVENT-12: only what is pending can be edited, and only with editInventory', async () => {
  await showInventory();
  await screen.findByText('IO-2605');
  expect(screen.getAllByRole('button', { name: /^Edit the allocation/ })).toHaveLength(1);
  expect(screen.getByRole('button', { name: 'Edit the allocation IO-2605' })).toBeTruthy();
});

test('INVENT-12: who lacks editInventory is offered no edit, who lacks createInventory no request', async () => {
  const abilities = ABILITIES.filter((one) => one !== 'editInventory' && one !== 'createInventory');
  await showInventory({ abilities });
  await screen.findByText('IO-2605');
  expect(screen.queryByRole('button', { name: /^(Edit|Update) the allocation/ })).toBeNull();
});
