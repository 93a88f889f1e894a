import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { keyOutcome } from '../../testing/keyOutcome.ts';
import {
  box,
  dialog,
  figures,
  fill,
  hidden,
  inputs,
  press,
  REFUSED,
  show,
  success,
  type,
} from '../../testing/renderAllocation.tsx';

test('ALLOC-9, ALLOC-13, ALLOC-14, ROUTE-17: a committed request is tried, shown and made once', async () => {
  await show();
  await fill();
  expect(box(/^Unit selling price/).value).toBe('24.50');
  expect(screen.getByRole('status', { name: 'Sum', hidden }).textContent).toBe('€49.00');
  expect(figures().join(' ')).toContain('Remaining unallocated €951.00');
  press('Request');
  const confirmation = await dialog();
  expect(
    within(confirmation).getByText(/^You request €49.00 of the budget of Acme Retail for 2 × /),
  ).toBeTruthy();
  expect(await within(confirmation).findByText('No money moves.')).toBeTruthy();
  fireEvent.click(within(confirmation).getByRole('button', { name: 'Request' }));
  expect(
    await screen.findByText(
      'Your request has been processed. You will receive an e-mail once it is approved.',
    ),
  ).toBeTruthy();
  const [tried, made] = inputs.mock.calls.map(([input]) => input);
  expect(tried).toEqual({ ...made, dryRun: true });
  expect(made).toEqual({
    advertiserId: '7',
    idempotencyKey: expect.stringMatching(/^[0-9a-f-]{36}$/),
    dryRun: false,
    type: 'committed',
    externalId: null,
    description: null,
    noExpiration: true,
    rewards: [{ sku: 'BA1-EUR25', quantity: 2, sellingPrice: '24.50' }],
  });
  expect(screen.getByRole('link', { name: 'Go to inventory' }).getAttribute('href')).toBe(
    '#/advertiser/7?tab=inventory',
  );
  press('New request');
  await waitFor(() => expect(box(/^Quantity/).value).toBe(''));
});

test('a request with an IO number leads to the inventory searched by it', async () => {
  await show();
  await fill();
  type(/^IO number/, ' IO 3&4 ');
  press('Request');
  const confirmation = await dialog();
  await within(confirmation).findByText('No money moves.');
  fireEvent.click(within(confirmation).getByRole('button', { name: 'Request' }));
  const link = await screen.findByRole('link', { name: 'Go to inventory' });
  const [, query = ''] = link.getAttribute('href')?.split('?') ?? [];
  expect(Object.fromEntries(new URLSearchParams(query))).toEqual({
    tab: 'inventory',
    'inventory-search': 'IO 3&4',
  });
});

test('MONEY-11: a request whose answer was lost is found by its key', async () => {
  let lost = 0;
  await show({
    answers: {
      AllocationFormRequest: ({ input }) => {
        inputs(input);
        if (!inputs.mock.lastCall?.[0].dryRun && lost++ === 0) throw new Error('lost');
        return { data: { createAllocation: success } };
      },
      LostAnswerDialog: keyOutcome('done'),
    },
  });
  await fill();
  press('Request');
  const confirmation = await dialog();
  await within(confirmation).findByText('No money moves.');
  fireEvent.click(within(confirmation).getByRole('button', { name: 'Request' }));
  await screen.findByRole('alertdialog', { name: 'It was saved' });
  expect(await screen.findByText(/has been processed/)).toBeTruthy();
  const keys = inputs.mock.calls.map(([input]) => input.idempotencyKey);
  expect(keys).toHaveLength(3);
  expect(new Set(keys).size).toBe(1);
});

test('a request for something else has another key', async () => {
  await show();
  await fill();
  press('Request');
  fireEvent.click(within(await dialog()).getByRole('button', { name: 'Cancel' }));
  type(/^Quantity/, '3');
  press('Request');
  await dialog();
  await waitFor(() => expect(inputs).toHaveBeenCalledTimes(2));
  const keys = inputs.mock.calls.map(([input]) => input.idempotencyKey);
  expect(new Set(keys).size).toBe(2);
});

test.each([
  ['double_reward', /same reward is enabled twice/],
  ['insufficient_unallocated_budget', /unallocated budget is too small/],
  ['invalid_allocation', /Something went wrong/],
  ['account_frozen', /as the platform says it/],
])(
  'ALLOC-53, ALLOC-54, ALLOC-55: a refusal %s is said in the dialog, and nothing can be confirmed',
  async (code, words) => {
    await show({ answer: () => ({ __typename: 'Refused', code, message: 'as the platform says it' }) });
    await fill();
    press('Request');
    const confirmation = await dialog();
    expect(await within(confirmation).findByText(words)).toBeTruthy();
    expect(
      (within(confirmation).getByRole('button', { name: 'Request' }) as HTMLButtonElement).disabled,
    ).toBe(true);
  },
);

test('what the platform finds wrong stands at its field', async () => {
  const fieldErrors = [
    { __typename: 'FieldError', field: 'rewards.0.sku', rule: 'reward_unavailable', limit: 'country' },
  ];
  await show({ answer: () => ({ __typename: 'InvalidInput', fieldErrors }) });
  await fill();
  press('Request');
  expect((await screen.findAllByText(REFUSED)).length).toBeGreaterThan(0);
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
});
