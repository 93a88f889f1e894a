import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { keyOutcome } from '../../../testing/keyOutcome.ts';
import { type Answers, renderScreen } from '../../../testing/renderScreen.tsx';
import { KEPT_ADVERTISERS } from '../list/advertiserList.ts';
import { AdvertiserCreateScreen } from './AdvertiserCreateScreen.tsx';

const created = {
  data: {
    createAdvertiser: {
      __typename: 'CreateAdvertiserSuccess',
      advertiser: { __typename: 'Advertiser', id: '77', name: 'Acme' },
    },
  },
};

const cornershop = {
  __typename: 'Organization',
  id: '9',
  name: 'Cornershop',
  billingCurrencies: ['JPY', 'EUR'],
};
const penniless = { __typename: 'Organization', id: '10', name: 'Cornerstone', billingCurrencies: [] };

function show(create: Answers[string] = () => created, currencies = ['GBP', 'EUR'], isStaff = false) {
  const organization = { __typename: 'Organization', id: '1', billingCurrencies: currencies };
  return renderScreen(<AdvertiserCreateScreen />, {
    url: '/advertiser/create',
    viewer: { isStaff },
    answers: {
      AdvertiserCreateScreen: () => ({ data: { organization } }),
      AdvertiserFormCreate: create,
      LostAnswerDialog: keyOutcome('done'),
      OrganizationPicker: () => ({ data: { organizations: [cornershop, penniless] } }),
    },
  });
}

const type = (label: RegExp, value: string) => {
  const field = screen.getByRole('textbox', { name: label });
  fireEvent.change(field, { target: { value } });
  fireEvent.blur(field);
};
const choose = async (label: RegExp, option: string) => {
  fireEvent.click(screen.getByRole('button', { name: label, expanded: false }));
  fireEvent.click(await screen.findByRole('option', { name: option }));
};
const radio = (group: RegExp, name: string) => {
  const inputs = screen.getByRole('radiogroup', { name: group }).querySelectorAll('label');
  const label = [...inputs].find((one) => one.textContent === name);
  return label?.querySelector('input') as HTMLInputElement;
};
const save = () => screen.getByRole('button', { name: 'Save' });
const isDisabled = () =>
  (save() as HTMLButtonElement).disabled || save().getAttribute('aria-disabled') === 'true';

async function fill() {
  await screen.findByDisplayValue('GBP');
  type(/^Name/, 'Acme');
  await choose(/Invoice type/, 'Payment in 30 days');
  fireEvent.click(radio(/Debit pending/, 'No'));
  await choose(/Language/, 'Japanese');
}

test('ADVLIST-8: Cancel and the way back lead to the same list, as it was left', async () => {
  KEPT_ADVERTISERS.keep('/advertiser/listing', 'status=all');
  await show();
  for (const name of [/Advertisers/, 'Cancel'])
    expect(screen.getByRole('link', { name }).getAttribute('href')).toBe('#/advertiser/listing?status=all');
  sessionStorage.clear();
});

test('ADVNEW-1, ADVNEW-2, ADVNEW-3, ADVNEW-4, ADVNEW-5, ADVNEW-6, ADVNEW-7, ADVNEW-8: the form has its fields, the currency of the organization read-only', async () => {
  await show();
  const currency = await screen.findByDisplayValue('GBP');
  expect(currency.hasAttribute('readonly')).toBe(true);
  for (const name of [/^Name/, /^E-mail/, /^Phone/])
    expect(screen.getByRole('textbox', { name })).toBeTruthy();
  for (const name of [/Invoice type/, /Language/]) expect(screen.getByRole('button', { name })).toBeTruthy();
  for (const name of [/Debit pending/, /Allow committed allocation/])
    expect(screen.getByRole('radiogroup', { name })).toBeTruthy();
  // Only operator staff choose its organization (ADVNEW-27).
  expect(screen.queryByRole('combobox', { name: /Organization/ })).toBeNull();
});

test('ADVNEW-21, ADVNEW-26: nothing is chosen beforehand but no committed allocation', async () => {
  await show();
  await screen.findByDisplayValue('GBP');
  expect(radio(/Allow committed allocation/, 'No').checked).toBe(true);
  expect(radio(/Debit pending/, 'No').checked).toBe(false);
  expect(radio(/Debit pending/, 'Yes').checked).toBe(false);
});

test('ADVNEW-10, ADVNEW-14, ADVNEW-15, ADVNEW-17, ADVNEW-18: Save is disabled until all that is required is there', async () => {
  await show();
  await screen.findByDisplayValue('GBP');
  expect(isDisabled()).toBe(true);
  type(/^Name/, 'Acme');
  expect(isDisabled()).toBe(true);
  await choose(/Invoice type/, 'Prepayment');
  expect(isDisabled()).toBe(true);
  fireEvent.click(radio(/Debit pending/, 'Yes'));
  expect(isDisabled()).toBe(true);
  await choose(/Language/, 'French');
  expect(isDisabled()).toBe(false);
  type(/^Name/, '  ');
  expect(isDisabled()).toBe(true);
  expect(screen.getByText('This field is required')).toBeTruthy();
});

test('ADVNEW-27, UI-1: operator staff choose the organization by a part of its name; the currency is its first one', async () => {
  const { calls } = await show(undefined, ['GBP'], true);
  const organization = await screen.findByRole('combobox', { name: /Organization/ });
  expect(screen.queryByDisplayValue('GBP')).toBeNull();
  expect(screen.getByText(/cannot be moved to another one later/)).toBeTruthy();
  type(/^Name/, 'Acme');
  await choose(/Invoice type/, 'Prepayment');
  fireEvent.click(radio(/Debit pending/, 'No'));
  await choose(/Language/, 'French');
  expect(isDisabled()).toBe(true);
  const pick = async (name: RegExp) => {
    act(() => organization.focus());
    fireEvent.change(organization, { target: { value: 'corn' } });
    fireEvent.click(await screen.findByRole('option', { name }));
  };
  await pick(/Cornerstone/);
  expect(await screen.findByText('This organization has no billing currency.')).toBeTruthy();
  expect(isDisabled()).toBe(true);
  await pick(/Cornershop/);
  expect(await screen.findByDisplayValue('JPY')).toBeTruthy();
  fireEvent.click(save());
  await waitFor(() => expect(location.hash).toBe('#/advertiser/77'));
  expect(calls.find(({ name }) => name === 'OrganizationPicker')?.variables).toEqual({ search: 'corn' });
  expect(calls.find(({ name }) => name === 'AdvertiserFormCreate')?.variables).toMatchObject({
    input: { name: 'Acme', organizationId: '9' },
  });
});

test('ADVNEW-12: an email that breaks the pattern says so', async () => {
  await show();
  await fill();
  type(/^E-mail/, 'shop@example');
  expect(await screen.findByText('Enter an e-mail address, for example name@example.com')).toBeTruthy();
  expect(isDisabled()).toBe(true);
  type(/^E-mail/, 'shop@example.com');
  expect(isDisabled()).toBe(false);
});

test('ADVNEW-13: a phone number that is not international says so', async () => {
  await show();
  await fill();
  type(/^Phone/, 'call me');
  expect(await screen.findByText(/Enter an international phone number/)).toBeTruthy();
  expect(isDisabled()).toBe(true);
});

test('ADVNEW-9, ADVNEW-11, ADVNEW-22: email and phone left out, it is created with recredit and shown', async () => {
  const { calls } = await show();
  await fill();
  fireEvent.click(save());
  await waitFor(() => expect(location.hash).toBe('#/advertiser/77'));
  expect(calls.find(({ name }) => name === 'AdvertiserFormCreate')?.variables).toEqual({
    input: {
      name: 'Acme',
      contactEmail: null,
      contactPhone: null,
      invoiceType: 'payment_in_30',
      debitPending: false,
      allowCommittedAllocation: false,
      recreditExpired: true,
      locale: 'ja',
      idempotencyKey: expect.stringMatching(/^[\da-f-]{36}$/),
    },
  });
});

test('MONEY-11: a creation whose answer was lost is found by its key, and opened', async () => {
  const create = vi.fn(() => created as never);
  create.mockImplementationOnce(() => Promise.reject(new Error('the line is dead')) as never);
  const { calls } = await show(create);
  await fill();
  fireEvent.click(save());
  await screen.findByRole('alertdialog', { name: 'It was saved' });
  await waitFor(() => expect(location.hash).toBe('#/advertiser/77'));
  const sent = calls.filter(({ name }) => name === 'AdvertiserFormCreate');
  const keys = sent.map(({ variables }) => (variables.input as { idempotencyKey: string }).idempotencyKey);
  expect(keys).toHaveLength(2);
  expect(new Set(keys).size).toBe(1);
});

test('ADVNEW-23, ADVNEW-26: the invoice types', async () => {
  await show();
  await screen.findByDisplayValue('GBP');
  fireEvent.click(screen.getByRole('button', { name: /Invoice type/ }));
  const options = await screen.findAllByRole('option');
  expect(options.map((option) => option.textContent)).toEqual([
    'Unknown',
    'Prepayment',
    'Payment in 30 days',
    'Payment in 60 days',
  ]);
});

test('ADVNEW-19: while it is created, Save does nothing more; a double click creates one', async () => {
  let answer = (_: typeof created) => {};
  const create = vi.fn(() => new Promise<typeof created>((resolve) => (answer = resolve)));
  await show(create);
  await fill();
  fireEvent.click(save());
  fireEvent.click(save());
  fireEvent.submit(screen.getByRole('form'));
  await waitFor(() => expect(create).toHaveBeenCalledTimes(1));
  expect(isDisabled()).toBe(true);
  answer(created);
  await waitFor(() => expect(location.hash).toBe('#/advertiser/77'));
  expect(create).toHaveBeenCalledTimes(1);
});

test('what the service refuses stands at its field, and what was typed stays', async () => {
  const fieldErrors = [
    { __typename: 'FieldError', field: 'contactEmail', rule: 'advertiser_email_pattern', limit: null },
  ];
  await show(() => ({ data: { createAdvertiser: { __typename: 'InvalidInput', fieldErrors } } }));
  await fill();
  type(/^E-mail/, 'shop@example.com');
  fireEvent.click(save());
  expect(await screen.findByText('Enter an e-mail address, for example name@example.com')).toBeTruthy();
  expect(screen.getByDisplayValue('shop@example.com')).toBeTruthy();
});

test('a creation that is refused opens the error dialog with the reason', async () => {
  const message = 'No more advertisers in this organization';
  const refused = { __typename: 'Refused', code: 'too_many', message };
  await show(() => ({ data: { createAdvertiser: refused } }));
  await fill();
  fireEvent.click(save());
  expect(await screen.findByText(message)).toBeTruthy();
  expect(location.hash).toBe('#/advertiser/create');
});

test('ADVNEW-20: without a billing currency nothing can be created', async () => {
  await show(undefined, []);
  expect(await screen.findByText('Your organization has no billing currency.')).toBeTruthy();
  expect(isDisabled()).toBe(true);
});
