import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { advertiser, euro, openAllocation, option } from '../../testing/data/allocationData.ts';
import {
  box,
  choose,
  dialog,
  figures,
  fill,
  hidden,
  inputs,
  noExpiration,
  press,
  REFUSED,
  search,
  show,
  type,
} from '../../testing/renderAllocation.tsx';

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

test('ALLOC-9: a reward in another currency can be committed, and says that its price is still to be entered', async () => {
  const dollars = { __typename: 'Money', amount: '10.00', currency: 'USD' };
  const foreign = option('IN8-USD10', { faceValue: dollars, sellingPrice: null });
  await show({
    answers: { RewardPicker: () => ({ data: { rewardOptions: [option('BA1-EUR25'), foreign] } }) },
  });
  await choose('BA1', /BA1-EUR25/);
  expect(box(/^Unit selling price/).value).toBe('24.50');
  await search(/^Reward/, 'IN8');
  expect(await screen.findByText(/in another currency: enter its price in EUR$/)).toBeTruthy();
  fireEvent.click(screen.getByRole('option', { name: /IN8-USD10/ }));
  expect(await screen.findByText(/^IN8-USD10 · Basil Bistro · \$10.00 · in another currency/)).toBeTruthy();
  expect(box(/^Unit selling price/).value).toBe('');
  expect(screen.queryByText(REFUSED)).toBeNull();
});

test('ALLOC-31: the largest price times the largest quantity is said to be too much, and no sum is shown', async () => {
  await show();
  await choose('BA1-EUR', /BA1-EUR25/);
  type(/^Unit selling price/, '999999999');
  type(/^Quantity/, '999999999');
  noExpiration();
  const sums = screen.getAllByRole('status', { hidden }).filter(({ tagName }) => tagName === 'OUTPUT');
  expect(sums.map(({ textContent }) => textContent)).toEqual(['–', '–', '–', '–']);
  press('Request');
  expect((await screen.findAllByText(/^Insufficient unallocated budget/)).length).toBeGreaterThan(0);
  expect(inputs).not.toHaveBeenCalled();
});

test('ALLOC-18, ALLOC-23: an empty form reports its reward, whose list does not open over the sentence', async () => {
  await show();
  const reward = await screen.findByRole('combobox', { name: /^Reward/ });
  press('Request');
  expect((await screen.findAllByText('Please fill in the reward')).length).toBeGreaterThan(0);
  await waitFor(() => expect(document.activeElement).toBe(reward));
  expect(reward.getAttribute('aria-expanded')).toBe('false');
});

test('ALLOC-23, ALLOC-36: an amount that is too much is gone to before the reward below it, and says what is free', async () => {
  await show({ of: advertiser({}, '0.00') });
  fireEvent.click(await screen.findByRole('radio', { name: 'Open' }));
  fireEvent.click(await screen.findByRole('button', { name: 'Add a reward' }));
  type(/^Requested amount/, '100');
  press('Request');
  expect(await screen.findByRole('alert')).toHaveProperty(
    'textContent',
    expect.stringContaining('Insufficient unallocated budget: €100.00 is requested, €0.00 is free'),
  );
  await waitFor(() => expect(document.activeElement).toBe(box(/^Requested amount/)));
  press('Show the field');
  await waitFor(() => expect(document.activeElement).toBe(box(/^Requested amount/)));
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
  // The test DOM answers each selection change with another one, endlessly.
  vi.spyOn(Selection.prototype, 'collapse').mockImplementation(() => undefined);
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
  [
    /^Unit selling price/,
    '500.01',
    'Insufficient unallocated budget: €1,000.02 is requested, €1,000.00 is free',
  ],
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
  expect(
    (await screen.findAllByText(/^Insufficient unallocated budget: €49.00 is requested/)).length,
  ).toBeGreaterThan(0);
  expect(inputs).not.toHaveBeenCalled();
});

test('ALLOC-8: the open allocation that is there is shown and updated', async () => {
  await show({ of: advertiser({ openAllocation: openAllocation() }) });
  fireEvent.click(await screen.findByRole('radio', { name: 'Open' }));
  expect(await screen.findByText(/updates the existing one/)).toBeTruthy();
  expect(figures().join(' ')).toContain('Available €200.00');
  expect(screen.getByText('Aurora Books gift card 10 EUR')).toBeTruthy();
  expect(
    screen.getByText(
      'A negative amount gives money back, down to −\u2060€200.00; 0 only adds rewards or changes the expiration date.',
    ),
  ).toBeTruthy();
  type(/^Requested amount/, '-200.01');
  fireEvent.blur(box(/^Requested amount/));
  expect(await screen.findByText('At least −€200.00')).toBeTruthy();
  type(/^Requested amount/, '150');
  press('Request');
  const confirmation = await dialog();
  expect(
    within(confirmation).getByText(/^You request €150.00 for the open allocation of Acme Retail\./),
  ).toBeTruthy();
  await waitFor(() => expect(inputs).toHaveBeenCalled());
  expect(inputs.mock.calls[0]?.[0]).toMatchObject({ type: 'open', amount: '150.00', rewards: [] });
  expect(inputs.mock.calls[0]?.[0]).not.toHaveProperty('noExpiration');
});

test('ALLOC-43, ALLOC-44: where nothing can be given back, the least that can be asked for is said', async () => {
  const used = openAllocation({ amountAvailable: euro('0.00'), requestMinimum: euro('0.00') });
  await show({ of: advertiser({ openAllocation: used }) });
  fireEvent.click(await screen.findByRole('radio', { name: 'Open' }));
  expect(await screen.findByText('At least €0.00.')).toBeTruthy();
});

test('ALLOC-12, ALLOC-38: a reward that is in the open allocation already is refused', async () => {
  await show({
    of: advertiser({ openAllocation: openAllocation() }),
    answers: { RewardPicker: () => ({ data: { rewardOptions: [option('AU0-EUR10')] } }) },
  });
  fireEvent.click(await screen.findByRole('radio', { name: 'Open' }));
  fireEvent.click(await screen.findByRole('button', { name: 'Add a reward' }));
  await search(/^Reward/, 'AU0-EUR');
  expect(await screen.findByText(/already added$/)).toBeTruthy();
  expect((await screen.findAllByText(REFUSED)).length).toBeGreaterThan(0);
});
