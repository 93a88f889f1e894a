import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { allocation } from '../../../testing/data/inventoryData.ts';
import { input, inventoryOf, showInventory, type } from '../../../testing/renderInventory.tsx';

test('INVENT-8, INVENT-9, INVENT-10, INVENT-11: IO number, price, quantity and expiration are edited; only what changed is sent', async () => {
  const success = {
    __typename: 'UpdateAllocationSuccess',
    allocation: allocation('5', { version: 4 }),
    effects: null,
  };
  const { calls } = await showInventory({
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
  const { calls } = await showInventory({
    answers: {
      AdvertiserInventoryTab: inventoryOf([allocation('5', { description: 'For the sprong' })], []),
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
    advertiserId: '42',
    id: '5',
    version: 3,
    description: 'For the spring',
  });
});

test('MONEY-7: an amount that is more than what is free is told at its field, with what is free, and the edit stays', async () => {
  const message = 'Insufficient unallocated budget: $90.00 is requested, $12.00 is free.';
  const refused = { __typename: 'Refused', code: 'insufficient_unallocated_budget', message };
  await showInventory({
    answers: { AllocationEditDialogSave: () => ({ data: { updateAllocation: refused } }) },
  });
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
  await showInventory();
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
  const { calls } = await showInventory({
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
  ['not_editable', /The allocation was not saved. Check its fields/],
])('ALLOC-52, ALLOC-53, ALLOC-54, ALLOC-55: a save refused as %s says so', async (code, words) => {
  const refused = { __typename: 'Refused', code, message: 'x' };
  await showInventory({
    answers: { AllocationEditDialogSave: () => ({ data: { updateAllocation: refused } }) },
  });
  fireEvent.click(await screen.findByRole('button', { name: 'Edit the allocation IO-2605' }));
  await screen.findByRole('dialog');
  type(input('IO number'), 'IO-9');
  fireEvent.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText(words)).toBeTruthy();
});
