import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { allocation, allocationPage, openAllocation } from '../../../testing/data/inventoryData.ts';
import { renderScreen, type ScreenOptions } from '../../../testing/renderScreen.tsx';
import { AdvertiserInventoryTab } from '../AdvertiserInventoryTab.tsx';

/** The tab with a pending committed allocation and the open one. */
const show = (over: Partial<ScreenOptions> = {}) =>
  renderScreen(<AdvertiserInventoryTab advertiserId="42" />, {
    url: '/advertiser/42?tab=inventory',
    ...over,
    answers: {
      AdvertiserInventoryTab: () => ({
        data: {
          advertiser: {
            __typename: 'Advertiser',
            id: '42',
            committedAllocations: allocationPage([allocation('5')]),
            openAllocations: allocationPage([openAllocation('7')]),
          },
        },
      }),
      ...over.answers,
    },
  });

const type = (label: string, text: string) =>
  fireEvent.change(screen.getAllByLabelText(label, { exact: false })[0] as HTMLInputElement, {
    target: { value: text },
  });

test('ALLOC-15, ALLOC-41, ALLOC-43, ALLOC-44: the open allocation is updated by a request, not below its minimum, after a look at what it does', async () => {
  const effects = {
    __typename: 'Effects',
    postings: [],
    figures: [
      {
        name: 'amount_pending',
        before: { amount: '20.00', currency: 'USD' },
        after: { amount: '-30.00', currency: 'USD' },
      },
    ],
    mails: [],
  };
  const success = { __typename: 'CreateAllocationSuccess', effects, advertiser: null };
  const { calls } = await show({
    answers: { AllocationFormRequest: () => ({ data: { createAllocation: success } }) },
  });
  fireEvent.click(await screen.findByRole('button', { name: 'Update the allocation IO-OPEN' }));
  await screen.findByRole('dialog');
  fireEvent.click(screen.getByRole('button', { name: 'Continue' }));
  expect(screen.queryByRole('alertdialog')).toBeNull();
  type('Requested amount', '-50.01');
  fireEvent.click(screen.getByRole('button', { name: 'Continue' }));
  expect(await screen.findByText('At least −$50.00')).toBeTruthy();
  expect(screen.queryByRole('alertdialog')).toBeNull();
  type('Requested amount', '-50');
  fireEvent.click(screen.getByRole('button', { name: 'Continue' }));
  const dialog = within(await screen.findByRole('alertdialog'));
  expect(await dialog.findByText('−$30.00')).toBeTruthy();
  fireEvent.click(dialog.getByRole('button', { name: 'Request' }));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  const sent = calls
    .filter(({ name }) => name === 'AllocationFormRequest')
    .map(({ variables }) => variables.input);
  expect(sent).toMatchObject([
    { advertiserId: '42', type: 'open', amount: '-50', dryRun: true },
    { advertiserId: '42', type: 'open', amount: '-50', dryRun: false },
  ]);
  expect(await screen.findByText(/Your request has been processed/)).toBeTruthy();
});

test('MONEY-7: a request for more than is free leads back to its field, which says what is free; what was typed stays', async () => {
  const message = 'Insufficient unallocated budget: $90.00 is asked for, $12.00 is free.';
  const refused = { __typename: 'Refused', code: 'insufficient_unallocated_budget', message };
  await show({ answers: { AllocationFormRequest: () => ({ data: { createAllocation: refused } }) } });
  fireEvent.click(await screen.findByRole('button', { name: 'Update the allocation IO-OPEN' }));
  await screen.findByRole('dialog');
  type('Requested amount', '90');
  fireEvent.click(screen.getByRole('button', { name: 'Continue' }));
  expect(await screen.findByText(message)).toBeTruthy();
  expect(screen.queryByRole('alertdialog')).toBeNull();
  const field = screen.getByLabelText<HTMLInputElement>('Requested amount', { exact: false });
  expect([field.value, field.getAttribute('aria-invalid')]).toEqual(['90', 'true']);
});

test('ALLOC-30, INVENT-9: amounts are understood as they are written in French', async () => {
  const { calls } = await show({
    locale: 'fr',
    answers: {
      AllocationEditDialogSave: () => ({
        data: {
          updateAllocation: {
            __typename: 'UpdateAllocationSuccess',
            allocation: allocation('5'),
            effects: null,
          },
        },
      }),
    },
  });
  fireEvent.click(await screen.findByRole('button', { name: 'Mettre à jour la dotation IO-OPEN' }));
  await screen.findByRole('dialog');
  type('Montant demandé', '-50,01');
  fireEvent.click(screen.getByRole('button', { name: 'Continuer' }));
  expect(await screen.findByText('Au moins −50,00 $US')).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Annuler' }));
  fireEvent.click(await screen.findByRole('button', { name: 'Abandonner' }));
  fireEvent.click(await screen.findByRole('button', { name: 'Modifier la dotation IO-2605' }));
  await screen.findByRole('dialog');
  type('Prix unitaire', '4,50');
  fireEvent.click(screen.getByRole('button', { name: 'Enregistrer' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(calls.at(-1)?.variables.input).toMatchObject({
    rewards: [{ sku: 'AU0-USD5', sellingPrice: '4.50' }],
  });
});

test('ALLOC-8: while the year of a new end is typed, the dialog stands; the end is judged afterwards', async () => {
  await show();
  fireEvent.click(await screen.findByRole('button', { name: 'Update the allocation IO-OPEN' }));
  const form = within(await screen.findByRole('dialog'));
  const [day, month, year] = form.getAllByRole('spinbutton');
  for (const [part, key] of [
    [day, 'ArrowUp'],
    [month, 'ArrowUp'],
    [year, 'Home'], // the year 1, as the first digit of a year is
  ] as const)
    fireEvent.keyDown(part as Element, { key });
  expect(year?.textContent).toBe('1');
  type('Requested amount', '50');
  fireEvent.click(form.getByRole('button', { name: 'Continue' }));
  expect(await form.findByText('Choose a date in the future')).toBeTruthy();
});
