import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { ABILITIES } from '../../../schema/abilities.ts';
import { allocation, allocationPage, openAllocation } from '../../testing/inventoryData.ts';
import { renderScreen, type ScreenOptions } from '../../testing/renderScreen.tsx';
import { AdvertiserInventoryTab } from './AdvertiserInventoryTab.tsx';

const ready = allocation('6', {
  status: 'enabled',
  state: 'ready',
  display: 'ready',
  isEditable: false,
  externalId: 'IO-2604',
});
const answerOf = (committed: object[], open: object[]) => () => ({
  data: {
    advertiser: {
      __typename: 'Advertiser',
      id: '42',
      committedAllocations: allocationPage(committed),
      openAllocations: allocationPage(open),
    },
  },
});
const show = (over: Partial<ScreenOptions> = {}) =>
  renderScreen(<AdvertiserInventoryTab advertiserId="42" />, {
    url: '/advertiser/42?tab=inventory',
    ...over,
    answers: {
      AdvertiserInventoryTab: answerOf([allocation('5'), ready], [openAllocation('7')]),
      ...over.answers,
    },
  });

const input = (label: string, at = 0) =>
  screen.getAllByLabelText(label, { exact: false })[at] as HTMLInputElement;
const type = (element: HTMLInputElement, text: string) =>
  fireEvent.change(element, { target: { value: text } });

test('INVENT-1, INVENT-2, INVENT-3, INVENT-20: two tables of five rows, each allocation with the word of its display', async () => {
  const { calls } = await show();
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
    ...{ status: 'enabled', quantityUsed: 2, quantityAvailable: 3 },
  }));
  const expired = allocation('8', {
    ...{ status: 'enabled', state: 'expired', display: 'expired', isEditable: false },
    ...{ amountAvailable: money, allocatedRewards: rewards },
  });
  await show({ answers: { AdvertiserInventoryTab: answerOf([expired], []) } });
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
    await show({ answers: { AdvertiserInventoryTab: answerOf([], [openAllocation('8', over)]) } });
    const open = within(await screen.findByRole('table', { name: 'Open allocation' }));
    expect(await open.findByText('AU0-USD5 · no limit')).toBeTruthy();
    expect(open.getByText('AU0-USD5 · 5 requested · $5.00 each')).toBeTruthy();
  },
);

test('a reward that was never approved says so in an allocation that was', async () => {
  const [first] = allocation('8').allocatedRewards;
  const held = { allocatedRewards: [{ ...first, status: 'disabled', quantity: null, sellingPrice: null }] };
  await show({ answers: { AdvertiserInventoryTab: answerOf([], [openAllocation('8', held)]) } });
  expect(await screen.findByText('AU0-USD5 · no limit · not approved')).toBeTruthy();
});

test('who may see the allocations report is led to the requests of this advertiser that wait', async () => {
  const { view } = await show();
  const link = screen.getByRole('link', { name: 'See pending requests' });
  expect(link.getAttribute('href')).toBe('#/reports/allocations?advertiser=42&statuses=pending');
  view.unmount();
  await show({ abilities: ABILITIES.filter((ability) => ability !== 'viewAllocationsReport') });
  expect(screen.queryByRole('link', { name: 'See pending requests' })).toBeNull();
});

test('INVENT-4, INVENT-5: the filter asks from two characters on, and stays in the address', async () => {
  const { calls } = await show();
  await screen.findByText('IO-2605');
  type(screen.getByRole('searchbox') as HTMLInputElement, 'IO-26');
  await waitFor(() => expect(calls.at(-1)?.variables.search).toBe('IO-26'));
  expect(location.hash).toContain('inventory-search=IO-26');
  type(screen.getByRole('searchbox') as HTMLInputElement, 'I');
  await waitFor(() => expect(calls.at(-1)?.variables.search).toBeUndefined());
});

test('INVENT-13, INVENT-14: without allocations both tables say so', async () => {
  await show({ answers: { AdvertiserInventoryTab: answerOf([], []) } });
  expect(await screen.findByText('No committed allocations')).toBeTruthy();
  expect(screen.getByText('No open allocation')).toBeTruthy();
});

test('INVENT-6, INVENT-7, INVENT-12: only what is pending can be edited, and only with editInventory', async () => {
  await show();
  await screen.findByText('IO-2605');
  expect(screen.getAllByRole('button', { name: /^Edit the allocation/ })).toHaveLength(1);
  expect(screen.getByRole('button', { name: 'Edit the allocation IO-2605' })).toBeTruthy();
});

test('INVENT-12: who lacks editInventory is offered no edit, who lacks createInventory no request', async () => {
  const abilities = ABILITIES.filter((one) => one !== 'editInventory' && one !== 'createInventory');
  await show({ abilities });
  await screen.findByText('IO-2605');
  expect(screen.queryByRole('button', { name: /^(Edit|Update) the allocation/ })).toBeNull();
});

test('INVENT-8, INVENT-9, INVENT-10, INVENT-11: IO number, price, quantity and expiration are edited; only what changed is sent', async () => {
  const success = {
    __typename: 'UpdateAllocationSuccess',
    allocation: allocation('5', { version: 4 }),
    effects: null,
  };
  const { calls } = await show({
    answers: { AllocationEditDialogSave: () => ({ data: { updateAllocation: success } }) },
  });
  fireEvent.click(await screen.findByRole('button', { name: 'Edit the allocation IO-2605' }));
  await screen.findByRole('dialog');
  type(input('IO number'), 'IO-9');
  type(input('Unit selling price', 1), '4.50');
  type(input('Quantity', 2), '7');
  expect(screen.getByText('The request is then for $82.50.')).toBeTruthy();
  fireEvent.click(screen.getByRole('checkbox', { name: 'No Expiration' }));
  fireEvent.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(calls.at(-1)?.variables.input).toEqual({
    advertiserId: '42',
    id: '5',
    version: 3,
    externalId: 'IO-9',
    noExpiration: true,
    rewards: [
      { sku: 'BA1-USD10', sellingPrice: '4.50' },
      { sku: 'CE2-USD5', quantity: 7 },
    ],
  });
});

test('a note is corrected where the pending allocation is changed', async () => {
  const success = { __typename: 'UpdateAllocationSuccess', allocation: allocation('5'), effects: null };
  const { calls } = await show({
    answers: {
      AdvertiserInventoryTab: answerOf([allocation('5', { description: 'For the sprong' })], []),
      AllocationEditDialogSave: () => ({ data: { updateAllocation: success } }),
    },
  });
  fireEvent.click(await screen.findByRole('button', { name: 'Edit the allocation IO-2605' }));
  await screen.findByRole('dialog');
  expect(input('Note').value).toBe('For the sprong');
  type(input('Note'), 'For the spring');
  fireEvent.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(calls.at(-1)?.variables.input).toEqual({
    ...{ advertiserId: '42', id: '5', version: 3 },
    description: 'For the spring',
  });
});

test('MONEY-7: an amount that is more than what is free is told at its field, with what is free, and the edit stays', async () => {
  const message = 'Insufficient unallocated budget: $90.00 is requested, $12.00 is free.';
  const refused = { __typename: 'Refused', code: 'insufficient_unallocated_budget', message };
  await show({ answers: { AllocationEditDialogSave: () => ({ data: { updateAllocation: refused } }) } });
  fireEvent.click(await screen.findByRole('button', { name: 'Edit the allocation IO-2605' }));
  await screen.findByRole('dialog');
  type(input('Quantity', 2), '7');
  fireEvent.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText(message)).toBeTruthy();
  await waitFor(() => expect(document.activeElement).toBe(input('Quantity', 2)));
  expect(input('Quantity', 2).value).toBe('7');
  expect(input('Quantity', 2).getAttribute('aria-invalid')).toBe('true');
  expect(screen.queryByText('Invalid parameters')).toBeNull();
});

test('ALLOC-28, ALLOC-29, ALLOC-30, ALLOC-34: wrong prices and quantities are told at their fields', async () => {
  await show();
  fireEvent.click(await screen.findByRole('button', { name: 'Edit the allocation IO-2605' }));
  await screen.findByRole('dialog');
  const wrong: [string, string][] = [
    ['-1', 'Amount too low'],
    ['x', 'Expect a number'],
    ['1.005', 'Two decimals maximum'],
  ];
  for (const [text, message] of wrong) {
    type(input('Unit selling price'), text);
    fireEvent.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText(message)).toBeTruthy();
  }
  type(input('Quantity'), '1.5');
  expect(await screen.findByText("Can't have decimals")).toBeTruthy();
});

test('two people edit: what the other saved is put beside, and the next save is over it', async () => {
  const theirs = allocation('5', { externalId: 'IO-THEIRS', version: 8 });
  let isStale = true;
  const { calls } = await show({
    answers: {
      AllocationEditDialogSave: () => {
        const answer = isStale
          ? { __typename: 'StaleAllocation', current: theirs }
          : { __typename: 'UpdateAllocationSuccess', allocation: theirs, effects: null };
        isStale = false;
        return { data: { updateAllocation: answer } };
      },
    },
  });
  fireEvent.click(await screen.findByRole('button', { name: 'Edit the allocation IO-2605' }));
  await screen.findByRole('dialog');
  type(input('IO number'), 'IO-MINE');
  fireEvent.click(screen.getByRole('button', { name: 'Save' }));
  expect((await screen.findAllByText('IO-THEIRS')).length).toBeGreaterThan(0);
  fireEvent.click(await screen.findByRole('button', { name: 'Keep mine' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(calls.at(-1)?.variables.input).toMatchObject({ version: 8, externalId: 'IO-MINE' });
});

test.each([
  ['insufficient_unallocated_budget', /the unallocated budget is too small/],
  ['double_reward', /the same reward is enabled twice/],
  ['invalid_allocation', /Something went wrong/],
  ['illegal_transition', /The allocation was not saved. Check its fields/],
])('ALLOC-52, ALLOC-53, ALLOC-54, ALLOC-55: a save refused as %s says so', async (code, words) => {
  const refused = { __typename: 'Refused', code, message: 'x' };
  await show({ answers: { AllocationEditDialogSave: () => ({ data: { updateAllocation: refused } }) } });
  fireEvent.click(await screen.findByRole('button', { name: 'Edit the allocation IO-2605' }));
  await screen.findByRole('dialog');
  type(input('IO number'), 'IO-9');
  fireEvent.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText(words)).toBeTruthy();
});
