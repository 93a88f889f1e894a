import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { ABILITIES } from '../../../schema/foundation/abilities.ts';
import { allocation, allocationPage, openAllocation } from '../../testing/data/inventoryData.ts';
import { renderScreen, type ScreenOptions } from '../../testing/renderScreen.tsx';
import { AdvertiserInventoryTab } from './AdvertiserInventoryTab.tsx';

const usd = (amount: string) => ({ __typename: 'Money', amount, currency: 'USD' });
const over = allocation('5', {
  status: 'enabled',
  state: 'expired',
  display: 'expired',
  isEditable: false,
  amount: usd('75.00'),
  amountPending: usd('0.00'),
  amountAvailable: usd('40.00'),
  giveBackLimit: usd('40.00'),
});
const effects = { __typename: 'Effects', postings: [], figures: [], mails: [] };

const show = (options: Partial<ScreenOptions> = {}) =>
  renderScreen(<AdvertiserInventoryTab advertiserId="42" />, {
    url: '/advertiser/42?tab=inventory',
    ...options,
    answers: {
      AdvertiserInventoryTab: () => ({
        data: {
          advertiser: {
            __typename: 'Advertiser',
            id: '42',
            committedAllocations: allocationPage([over, allocation('6')]),
            openAllocations: allocationPage([openAllocation('7')]),
          },
        },
      }),
      GiveBackDialogRequest: () => ({
        data: {
          giveBackAllocation: {
            __typename: 'GiveBackAllocationSuccess',
            allocation: { ...over, giveBackLimit: null, amountPending: usd('40.00') },
            effects,
          },
        },
      }),
      ...options.answers,
    },
  });

test('APPR-14: what an expired committed allocation holds is asked back, all of it unless less is entered, after a look at what that does', async () => {
  const { calls } = await show();
  // Nothing of it is available, but this much still comes back.
  expect(await screen.findByText('$40.00 can be given back')).toBeTruthy();
  expect(await screen.findAllByRole('button', { name: /^Give back what the allocation/ })).toHaveLength(1);
  fireEvent.click(screen.getByRole('button', { name: 'Give back what the allocation IO-2605 still holds' }));
  await screen.findByRole('dialog');
  const field = screen.getByLabelText(/^Amount to give back/) as HTMLInputElement;
  expect(field.value).toBe('40.00');
  fireEvent.change(field, { target: { value: '40.01' } });
  fireEvent.click(screen.getByRole('button', { name: 'Continue' }));
  expect(await screen.findByText('At most $40.00')).toBeTruthy();
  fireEvent.change(field, { target: { value: '39' } });
  fireEvent.click(screen.getByRole('button', { name: 'Continue' }));
  const dialog = within(await screen.findByRole('alertdialog'));
  await dialog.findByText('No money moves.');
  expect(dialog.getByText(/^You request to give back \$39\.00 from IO-2605/)).toBeTruthy();
  fireEvent.click(dialog.getByRole('button', { name: 'Request' }));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  const sent = calls
    .filter(({ name }) => name === 'GiveBackDialogRequest')
    .map(({ variables }) => variables.input);
  const input = { advertiserId: '42', id: '5', amount: '39', description: null };
  expect(sent).toEqual(
    [true, false].map((dryRun) => ({ ...input, idempotencyKey: expect.any(String), dryRun })),
  );
  expect(new Set(sent.map((one) => (one as { idempotencyKey: string }).idempotencyKey)).size).toBe(1);
});

test('APPR-14: who cannot ask for allocations is not offered it', async () => {
  await show({ abilities: ABILITIES.filter((ability) => ability !== 'createInventory') });
  await screen.findAllByText('IO-2605');
  expect(screen.queryByRole('button', { name: /^Give back/ })).toBeNull();
});

test('APPR-5, ALLOC-8: a new end alone is asked for the open allocation; without amount and end nothing is', async () => {
  const { calls } = await show({
    answers: {
      AllocationFormRequest: () => ({
        data: { createAllocation: { __typename: 'CreateAllocationSuccess', effects, advertiser: null } },
      }),
    },
  });
  fireEvent.click(await screen.findByRole('button', { name: 'Update the allocation IO-OPEN' }));
  const form = within(await screen.findByRole('dialog'));
  fireEvent.change(form.getByLabelText(/^Requested amount/), { target: { value: '0' } });
  fireEvent.click(form.getByRole('button', { name: 'Continue' }));
  expect(
    await form.findByText('Request an amount, add a reward or choose a new expiration date'),
  ).toBeTruthy();
  fireEvent.change(form.getByLabelText(/^Requested amount/), { target: { value: '' } });
  fireEvent.click(form.getByRole('checkbox', { name: 'No Expiration' }));
  fireEvent.click(form.getByRole('button', { name: 'Continue' }));
  const dialog = within(await screen.findByRole('alertdialog'));
  await dialog.findByText('No money moves.');
  expect(
    dialog.getByText(/^You request a new expiration date for the open allocation: No Expiration/),
  ).toBeTruthy();
  fireEvent.click(dialog.getByRole('button', { name: 'Request' }));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  expect(
    calls.at(-1)?.name === 'AdvertiserInventoryTab' ? calls.at(-2)?.variables : calls.at(-1)?.variables,
  ).toMatchObject({
    input: { advertiserId: '42', type: 'open', amount: '0', noExpiration: true, dryRun: false },
  });
});
