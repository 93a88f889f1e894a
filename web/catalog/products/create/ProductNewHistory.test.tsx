import { act, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { press, type, value } from '../../../testing/formActs.ts';
import { fill, showProductNew } from '../../../testing/renderProductNew.tsx';

beforeEach(() => sessionStorage.clear());

const FORM = '#/brands/ABC/products/new';
const steps = () => screen.findByRole('list', { name: 'New product' });
const currentStep = () => document.querySelector('[aria-current=step]')?.textContent;
/** The steps that report missing or invalid fields. */
const marked = () =>
  ['1 Type', '2 Product info', '3 Catalog info'].map((name) => {
    const note = screen.getByRole('button', { name }).getAttribute('aria-describedby') ?? '';
    return document.getElementById(note)?.textContent === 'something is missing or wrong';
  });
const back = () => act(() => history.back());

test('PRODUCT-4: each step is an entry of the history: Back leads to the step before with all that was typed', async () => {
  await showProductNew();
  await steps();
  press('Next');
  expect(location.hash).toBe(`${FORM}?step=info`);
  type('Name', 'Tea');
  press('Next');
  expect(location.hash).toBe(`${FORM}?step=catalogue`);
  back();
  await waitFor(() => expect(currentStep()).toBe('2Product info'));
  expect(value('Name')).toBe('Tea');
  await waitFor(() =>
    expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Product info' })),
  );
  back();
  await waitFor(() => expect(currentStep()).toBe('1Type'));
  expect(location.hash).toBe(FORM);
  // A step that was passed still reports its missing fields.
  expect(marked()).toEqual([true, true, true]);
});

test('PRODUCT-4: a reload stays on the step of the address, also where a draft was left on another', async () => {
  const { view } = await showProductNew();
  await steps();
  press('Next');
  type('Name', 'Tea');
  view.unmount();
  const again = await showProductNew({ step: 'catalogue' });
  await steps();
  expect(currentStep()).toBe('3Catalog info');
  again.view.unmount();
  await showProductNew();
  await screen.findByText('What you typed earlier is back.');
  expect(currentStep()).toBe('3Catalog info');
  expect(location.hash).toBe(`${FORM}?step=catalogue`);
});

test('PRODUCT-10: Back from a product that was just created leads to an empty form at its first step, not to a later one', async () => {
  const { view } = await showProductNew();
  await steps();
  await fill();
  press('Save');
  await waitFor(() => expect(location.hash).toBe('#/brands/ABC/products/ABC-TEA'));
  view.unmount();
  back();
  await waitFor(() => expect(location.hash).toBe(`${FORM}?step=info`));
  await showProductNew({ step: 'info' });
  await waitFor(() => expect(location.hash).toBe(FORM));
  expect(currentStep()).toBe('1Type');
  await waitFor(() => expect(marked()).toEqual([false, false, false]));
});

test('an address of a step that is not there shows the first one, and says so', async () => {
  await showProductNew({ step: 'price' });
  await steps();
  expect(currentStep()).toBe('1Type');
  await waitFor(() => expect(location.hash).toBe(FORM));
});

test('an answer that comes when the person has left for another page leads nowhere', async () => {
  let answer = (_: object) => {};
  await showProductNew({
    answers: { ProductNewFormCreate: () => new Promise((resolve) => (answer = resolve as never)) },
  });
  await fill();
  press('Save');
  act(() => void location.assign('#/brands'));
  const fieldErrors = [{ __typename: 'FieldError', field: 'name', rule: 'required', limit: null }];
  await act(async () => answer({ data: { createProduct: { __typename: 'InvalidInput', fieldErrors } } }));
  await screen.findAllByText(/required|Required/i);
  expect(location.hash).toBe('#/brands');
});
