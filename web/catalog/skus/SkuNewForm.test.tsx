import { screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { dimension } from '../../testing/data/catalogueData.ts';
import { isDisabled, press, type, value } from '../../testing/formActs.ts';
import { configuration, created, fill, owned, showSkuNew, steps } from '../../testing/renderSkuNew.tsx';

beforeEach(() => sessionStorage.clear());

test('SKU-3, SKU-4, SKU-5, SKU-6, SKU-7: two steps: what varies on the product, then what the catalog shows', async () => {
  await showSkuNew();
  expect([...(await steps()).children].map(({ textContent }) => textContent)).toEqual([
    '1Dimensions',
    '2Catalog info',
  ]);
  expect(screen.getByRole('textbox', { name: /^Name of size/ })).toBeTruthy();
  expect(screen.queryByRole('textbox', { name: /^Name of reference/ })).toBeNull();
  press('2 Catalog info');
  for (const name of [/^Description/, /^Face value/, /^EAN/])
    expect(screen.getByRole('textbox', { name })).toBeTruthy();
  expect(screen.getByRole('button', { name: /Currency/ })).toBeTruthy();
  expect(screen.getByRole('radiogroup', { name: 'Featured' })).toBeTruthy();
  expect(screen.getAllByText('Picture').length).toBeGreaterThan(0);
});

test('SKU-8, SKU-9, SKU-11: both saves rest until all is there; Save leads to the SKU on its product’s page', async () => {
  const { calls } = await showSkuNew();
  await steps();
  expect([isDisabled('Save'), isDisabled('Save and create another SKU')]).toEqual([true, true]);
  await fill();
  expect([isDisabled('Save'), isDisabled('Save and create another SKU')]).toEqual([false, false]);
  press('Save');
  await waitFor(() => expect(location.hash).toBe('#/brands/ABC/products/ABC-CARD?sku=ABC-CARD-0001'));
  expect(calls.at(-1)?.variables.input).toEqual({
    productId: 'ABC-CARD',
    name: 'Ten',
    description: '',
    ean: null,
    faceValue: '10',
    currency: 'EUR',
    variableValue: false,
    featured: true,
    providerId: null,
    idempotencyKey: expect.any(String),
    dimensionValues: [{ dimension: 'size', values: ['Large'] }],
  });
});

test('SKU-10: while it is created, both saves rest', async () => {
  let answer = (_: object) => {};
  await showSkuNew({
    answers: { SkuNewFormCreate: () => new Promise((resolve) => (answer = resolve as never)) },
  });
  await fill();
  press('Save');
  await waitFor(() =>
    expect([isDisabled('Save'), isDisabled('Save and create another SKU')]).toEqual([true, true]),
  );
  answer(created);
  await waitFor(() => expect(location.hash).toContain('?sku=ABC-CARD-0001'));
});

test('SKU-11, SKU-12: Save and create shows the form empty again', async () => {
  const { calls } = await showSkuNew();
  await fill();
  press('Save and create another SKU');
  expect(await screen.findByText('ABC-CARD-0001 is created')).toBeTruthy();
  expect(value(/^Name of size/)).toBe('');
  expect(location.hash).toBe('#/brands/ABC/products/ABC-CARD/product-skus/new');
  await fill();
  press('Save and create another SKU');
  await waitFor(() => expect(calls.filter(({ name }) => name === 'SkuNewFormCreate')).toHaveLength(2));
  const keys = calls.flatMap(({ name, variables }) =>
    name === 'SkuNewFormCreate' ? [(variables.input as { idempotencyKey: string }).idempotencyKey] : [],
  );
  expect(new Set(keys).size).toBe(2);
});

test('SKU-21, SKU-22, SKU-25, SKU-26: an EAN of another SKU is said with a way to it, and keeps both saves', async () => {
  await showSkuNew({
    answers: { EanField: () => ({ data: { skus: { __typename: 'SkuPage', items: [owned] } } }) },
  });
  await fill();
  type(/^EAN/, '4006381333931');
  expect(await screen.findByText('This EAN is already used by DEF-TEA-0001')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'See DEF-TEA-0001' }).getAttribute('href')).toBe(
    '#/brands/DEF/products/DEF-TEA?sku=DEF-TEA-0001',
  );
  expect([isDisabled('Save'), isDisabled('Save and create another SKU')]).toEqual([true, true]);
});

test('SKU-24, SKU-26: a look-up that fails is a hint and keeps nobody', async () => {
  await showSkuNew({ answers: { EanField: () => Promise.reject(new Error('the line is dead')) } });
  await fill();
  type(/^EAN/, '4006381333931');
  expect(await screen.findByText('The EAN could not be checked')).toBeTruthy();
  expect(isDisabled('Save')).toBe(false);
});

test('SKU-20, SKU-26: an EAN has thirteen characters', async () => {
  await showSkuNew();
  await fill();
  expect(screen.getByText('13 digits')).toBeTruthy();
  type(/^EAN/, '400638');
  expect(await screen.findByText('EAN must have exactly 13 characters')).toBeTruthy();
});

test('SKU-28: an amount is judged with its currency while other fields are still empty', async () => {
  await showSkuNew();
  await steps();
  press('2 Catalog info');
  type('Face value', '2000000000');
  expect(await screen.findByText(/^At most /)).toBeTruthy();
});

test.each([
  ['ten', 'Expect a number'],
  ['10.123', 'Two decimals maximum'],
])('SKU-30, SKU-31: the face value %s is told “%s”', async (typed, message) => {
  await showSkuNew();
  await fill();
  type('Face value', typed);
  expect(await screen.findByText(message)).toBeTruthy();
});

test('who may not edit rewards shows none first: the field says so, and is sent as no', async () => {
  const { calls } = await showSkuNew({ abilities: ['viewRewards', 'createRewards'] });
  await steps();
  type(/^Name of size/, 'Large');
  press('2 Catalog info');
  type('Name', 'Ten');
  type('Face value', '10');
  expect(screen.getByText('Only people who may edit rewards can feature one')).toBeTruthy();
  const [yes, no] = screen.getAllByRole<HTMLInputElement>('radio');
  expect([yes?.disabled, no?.checked]).toEqual([true, true]);
  press('Save');
  await waitFor(() => expect(calls.at(-1)?.variables.input).toMatchObject({ featured: false }));
});

test('where the product is offered already the sentence of the refusal is shown', async () => {
  const message = 'The product Everyday is offered already: somebody who may edit rewards adds it.';
  await showSkuNew({
    answers: {
      SkuNewFormCreate: () => ({
        data: { createSku: { __typename: 'Refused', code: 'product_offered', message } },
      }),
    },
  });
  await fill();
  press('Save');
  expect(await screen.findByText(message)).toBeTruthy();
});

test('SKU-30, SKU-31, DIM-10: the same value twice in a dimension of several is told', async () => {
  const colours = { ...dimension('colours'), multiple: true };
  await showSkuNew({
    different: { dimensionConfigurations: [{ ...configuration(true, 'x'), dimension: colours }] },
  });
  await steps();
  type(/^Name of colours/, 'red\nblue\nred');
  expect(await screen.findByText('Duplicate value')).toBeTruthy();
});
