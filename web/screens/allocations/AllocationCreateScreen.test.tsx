import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { closeFailedCall } from '../../apollo/failedCall.ts';
import { type Answers, renderScreen, type ScreenOptions } from '../advertisers/renderScreen.tsx';
import { AllocationCreateScreen } from './AllocationCreateScreen.tsx';
import { advertiser, openAllocation, option } from './testData.ts';

const REFUSED = 'Reward(s) already added or not available for current advertiser';
const found = [
  option('BA1-EUR25'),
  option('BA1-JPY', { isAvailable: false, reason: 'country', sellingPrice: null }),
];
const inputs = vi.fn();
const success = {
  __typename: 'CreateAllocationSuccess',
  allocation: {
    __typename: 'Allocation',
    id: '40',
    type: 'committed',
    status: 'pending',
    state: 'pending',
    display: 'pending',
    amountPending: { __typename: 'Money', amount: '49.00', currency: 'EUR' },
    requestMinimum: null,
  },
  effects: { __typename: 'Effects', postings: [], figures: [], mails: [] },
  advertiser: { __typename: 'Advertiser', id: '7', hasCommittedAllocation: true },
};

interface Wish extends Omit<ScreenOptions, 'answers'> {
  of?: object;
  params?: { advertiserId?: string; rewardSKU?: string };
  answer?: (input: { dryRun: boolean }) => object;
  answers?: Answers;
}

async function show({
  of = advertiser(),
  params = { advertiserId: '7' },
  answer,
  answers,
  ...options
}: Wish = {}) {
  inputs.mockReset();
  return renderScreen(<AllocationCreateScreen {...params} />, {
    ...options,
    answers: {
      AllocationCreateScreen: () => ({ data: { advertiser: of } as Record<string, unknown> }),
      AdvertiserPicker: () => ({
        data: {
          advertisers: {
            __typename: 'AdvertiserPage',
            items: [{ __typename: 'Advertiser', id: '7', name: 'Acme Retail' }],
          },
        },
      }),
      RewardPicker: ({ search }) => ({
        data: { rewardOptions: found.filter(({ sku, name }) => `${sku} ${name}`.includes(String(search))) },
      }),
      AllocationFormRequest: ({ input }) => {
        inputs(input);
        return { data: { createAllocation: answer?.(input ?? { dryRun: false }) ?? success } };
      },
      ...answers,
    },
  });
}

// An open list of choices hides the rest from assistive technology.
const hidden = true;
const box = (name: RegExp) => screen.getByRole('textbox', { name, hidden }) as HTMLInputElement;
const type = (name: RegExp, value: string) => fireEvent.change(box(name), { target: { value } });
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name, hidden }));
async function search(name: RegExp, value: string) {
  const field = await screen.findByRole('combobox', { name, hidden });
  act(() => field.focus());
  fireEvent.change(field, { target: { value } });
}
async function choose(text: string, item: RegExp) {
  await search(/^Reward/, text);
  fireEvent.click(await screen.findByRole('option', { name: item }));
}
const noExpiration = () => fireEvent.click(screen.getByRole('checkbox', { name: 'No Expiration', hidden }));
async function fill() {
  await choose('BA1-EUR', /BA1-EUR25/);
  type(/^Quantity/, '2');
  noExpiration();
}
const dialog = () => screen.findByRole('alertdialog', { name: 'Send this request?' });
const figures = () =>
  [...document.querySelectorAll('dt')].map((term) => `${term.textContent} ${term.nextSibling?.textContent}`);

beforeEach(() => closeFailedCall());

test('ALLOC-1, ALLOC-2, ALLOC-5, ALLOC-16, ALLOC-17, ALLOC-24, ROUTE-16: the bare form asks for an advertiser first', async () => {
  const { calls } = await show({ params: {} });
  expect(await screen.findByRole('heading', { name: 'Manage inventory' })).toBeTruthy();
  press('Request');
  expect(await screen.findAllByText('Please select an advertiser')).not.toHaveLength(0);
  await waitFor(() =>
    expect(document.activeElement).toBe(screen.getByRole('combobox', { name: /^Advertiser/ })),
  );
  await search(/^Advertiser/, 'Acm');
  press('Request');
  expect(await screen.findAllByText('Please select the advertiser from the list')).not.toHaveLength(0);
  expect(calls.some(({ name }) => name === 'AllocationCreateScreen')).toBe(false);
});

test('ALLOC-3, ALLOC-4: with an advertiser come its budget and the modes', async () => {
  const { calls } = await show({ params: {} });
  await search(/^Advertiser/, 'Acm');
  fireEvent.click(await screen.findByRole('option', { name: 'Acme Retail' }));
  expect(await screen.findByRole('radio', { name: 'Committed' })).toBeTruthy();
  expect(screen.getByRole('radio', { name: 'Open' })).toBeTruthy();
  expect(calls.find(({ name }) => name === 'AdvertiserPicker')?.variables).toEqual({
    filter: { search: 'Acm', status: 'enabled' },
  });
  const shown = figures().join(' | ');
  for (const figure of [
    'Total €5,000.00',
    'Used €1,500.00',
    'Balance €3,500.00',
    'Pending €120.50',
    'Unallocated €1,000.00',
  ])
    expect(shown).toContain(figure);
});

test('ALLOC-6, ALLOC-7: where committed allocation is not allowed, open mode is used', async () => {
  await show({ of: advertiser({ allowCommittedAllocation: false }) });
  expect(await screen.findByText('Committed allocation is not allowed for this advertiser.')).toBeTruthy();
  expect(screen.queryByRole('radio')).toBeNull();
  expect(box(/^Requested amount/)).toBeTruthy();
});

test('ALLOC-9, ALLOC-13, ALLOC-14, ROUTE-17: a committed request is tried, shown and made once', async () => {
  await show();
  await fill();
  expect(box(/^Unit selling price/).value).toBe('24.50');
  expect(screen.getByRole('status', { name: 'Sum', hidden }).textContent).toBe('€49.00');
  expect(figures().join(' ')).toContain('Left unallocated €951.00');
  press('Request');
  const asked = await dialog();
  expect(within(asked).getByText('€49.00 are requested for 1 reward of Acme Retail.')).toBeTruthy();
  expect(await within(asked).findByText('No money moves.')).toBeTruthy();
  fireEvent.click(within(asked).getByRole('button', { name: 'Request' }));
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
  expect(screen.getByRole('link', { name: 'To the inventory' }).getAttribute('href')).toBe(
    '#/advertiser/7?tab=inventory',
  );
  press('Another request');
  await waitFor(() => expect(box(/^Quantity/).value).toBe(''));
});

test('a request whose answer was lost is sent again with the same key', async () => {
  let lost = 0;
  await show({
    answers: {
      AllocationFormRequest: ({ input }) => {
        inputs(input);
        if (!inputs.mock.lastCall?.[0].dryRun && lost++ === 0) throw new Error('lost');
        return { data: { createAllocation: success } };
      },
    },
  });
  await fill();
  press('Request');
  const asked = await dialog();
  await within(asked).findByText('No money moves.');
  fireEvent.click(within(asked).getByRole('button', { name: 'Request' }));
  await waitFor(() => expect(lost).toBe(1));
  closeFailedCall();
  fireEvent.click(within(await dialog()).getByRole('button', { name: 'Request' }));
  expect(await screen.findByText(/has been processed/)).toBeTruthy();
  const keys = inputs.mock.calls.map(([input]) => input.idempotencyKey);
  expect(keys).toHaveLength(3);
  expect(new Set(keys).size).toBe(1);
});

test('ALLOC-11, ALLOC-12: a reward that is not available is shown with the reason, and refused', async () => {
  await show();
  await search(/^Reward/, 'BA1-JPY');
  expect(await screen.findByRole('option', { name: /BA1-JPY/ })).toBeTruthy();
  expect(screen.getByText(/not sold in the advertiser’s countries/)).toBeTruthy();
  expect((await screen.findAllByText(REFUSED)).length).toBeGreaterThan(0);
  fireEvent.click(screen.getByRole('option', { name: /BA1-JPY/ }));
  noExpiration();
  press('Request');
  expect((await screen.findAllByText('Please select the reward from the list')).length).toBeGreaterThan(0);
  expect(inputs).not.toHaveBeenCalled();
});

test('ALLOC-10, ALLOC-12: a reward that is added already is refused', async () => {
  await show();
  await choose('BA1-EUR', /BA1-EUR25/);
  press('Add a reward');
  const second = within(await screen.findByRole('listitem', { name: 'Reward 2', hidden }));
  const field = second.getByRole('combobox', { hidden });
  act(() => field.focus());
  fireEvent.change(field, { target: { value: 'BA1-EUR' } });
  fireEvent.click(await screen.findByRole('option', { name: /BA1-EUR25/ }));
  expect((await screen.findAllByText(REFUSED)).length).toBeGreaterThan(0);
  press('Remove Reward 2');
  await waitFor(() => expect(screen.queryByRole('listitem', { name: 'Reward 2', hidden })).toBeNull());
  expect(screen.queryByText(REFUSED)).toBeNull();
});

test('ALLOC-20, ALLOC-21, ALLOC-22, ALLOC-23, ALLOC-24: the first check that fails is reported, and its field has the focus', async () => {
  await show();
  await choose('BA1-EUR', /BA1-EUR25/);
  type(/^Unit selling price/, '');
  const reported = async (sentence: string, field: () => Element | null) => {
    press('Request');
    expect(await screen.findByRole('alert')).toHaveProperty('textContent', expect.stringContaining(sentence));
    await waitFor(() => expect(document.activeElement).toBe(field()));
  };
  await reported('Please enter a unit selling price', () => box(/^Unit selling price/));
  type(/^Unit selling price/, '24.50');
  type(/^Quantity/, '0');
  await reported('Quantity cannot be 0', () => box(/^Quantity/));
  type(/^Quantity/, '1');
  await reported('Please select an expiration date or check No Expiration', () =>
    document.querySelector('[data-field=expirationDay] [role=spinbutton]'),
  );
  expect(inputs).not.toHaveBeenCalled();
});

test.each([
  [/^Unit selling price/, '-1', 'Amount too low'],
  [/^Unit selling price/, 'ten', 'Expect a number'],
  [/^Unit selling price/, '1.234', 'Two decimals maximum'],
  [/^Unit selling price/, '500.01', 'Insufficient unallocated budget'],
  [/^Quantity/, '1.5', "Can't have decimals"],
] as const)(
  'ALLOC-28, ALLOC-29, ALLOC-30, ALLOC-31, ALLOC-34: %s of "%s" says "%s"',
  async (name, value, message) => {
    await show();
    await fill();
    type(name, value);
    fireEvent.blur(box(name));
    expect(await screen.findByText(message)).toBeTruthy();
  },
);

test('ALLOC-37: lines that together exceed what is free are stopped before anything is sent', async () => {
  await show({ of: advertiser({}, '48.99') });
  await fill();
  press('Request');
  expect((await screen.findAllByText('Insufficient unallocated budget')).length).toBeGreaterThan(0);
  expect(inputs).not.toHaveBeenCalled();
});

test('ALLOC-8, ALLOC-38: the open allocation that is there is shown and updated; its rewards are refused', async () => {
  await show({ of: advertiser({ openAllocation: openAllocation() }) });
  fireEvent.click(await screen.findByRole('radio', { name: 'Open' }));
  expect(await screen.findByText(/updates the existing one/)).toBeTruthy();
  expect(figures()).toContain('Available €200.00');
  expect(screen.getByText('Aurora Books gift card 10 EUR')).toBeTruthy();
  type(/^Requested amount/, '-200.01');
  fireEvent.blur(box(/^Requested amount/));
  expect(await screen.findByText('At least -€200.00')).toBeTruthy();
  type(/^Requested amount/, '150');
  press('Request');
  const asked = await dialog();
  expect(
    within(asked).getByText('€150.00 are requested for the open allocation of Acme Retail.'),
  ).toBeTruthy();
  await waitFor(() => expect(inputs).toHaveBeenCalled());
  expect(inputs.mock.calls[0]?.[0]).toMatchObject({ type: 'open', amount: '150.00', rewards: [] });
  expect(inputs.mock.calls[0]?.[0]).not.toHaveProperty('noExpiration');
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
    const asked = await dialog();
    expect(await within(asked).findByText(words)).toBeTruthy();
    expect((within(asked).getByRole('button', { name: 'Request' }) as HTMLButtonElement).disabled).toBe(true);
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

test('ROUTE-18, ROUTE-19: the address puts its advertiser and its reward into the form', async () => {
  await show({ params: { advertiserId: '7', rewardSKU: 'BA1-EUR25' } });
  await waitFor(() =>
    expect(screen.getByRole('combobox', { name: /^Reward/ })).toHaveProperty('value', 'Card BA1-EUR25'),
  );
  expect(screen.getByRole('combobox', { name: /^Advertiser/ })).toHaveProperty('value', 'Acme Retail');
  expect(box(/^Unit selling price/).value).toBe('24.50');
});

test('ROUTE-19, ALLOC-12: a reward of the address that the advertiser cannot take is refused', async () => {
  await show({ params: { advertiserId: '7', rewardSKU: 'BA1-JPY' } });
  expect(await screen.findByText(REFUSED)).toBeTruthy();
});

test('an advertiser that is not there, or not to be seen, says so', async () => {
  await show({ of: null as never });
  expect(await screen.findByText('It does not exist, or it is not yours to see.')).toBeTruthy();
});

test('the only advertiser of an account is chosen beforehand', async () => {
  await show({ params: {}, viewer: { onlyAdvertiserId: '7' } });
  expect(await screen.findByRole('radio', { name: 'Committed' })).toBeTruthy();
});

test('a form that was begun asks before it is left', async () => {
  await show();
  await screen.findByRole('combobox', { name: /^Reward/ });
  const asks = vi.fn(() => false);
  vi.stubGlobal('confirm', asks);
  const leave = () => fireEvent.click(screen.getByRole('link', { name: /Acme Retail/ }));
  type(/^IO number/, 'IO-1');
  leave();
  expect(asks).toHaveBeenCalledOnce();
});

test('I18N-1: in French', async () => {
  await show({ locale: 'fr' });
  expect(await screen.findByRole('heading', { name: 'Gérer le stock' })).toBeTruthy();
  expect(await screen.findByRole('radio', { name: 'Engagée' })).toBeTruthy();
});
