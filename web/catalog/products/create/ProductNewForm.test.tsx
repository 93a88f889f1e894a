import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { dimension } from '../../../testing/data/catalogueData.ts';
import { isDisabled, press, type, value } from '../../../testing/formActs.ts';
import { brand, fill, saved, showProductNew } from '../../../testing/renderProductNew.tsx';

beforeEach(() => sessionStorage.clear());
afterEach(() => void vi.useRealTimers());

test('PRODUCT-4, PRODUCT-5, PRODUCT-6, PRODUCT-7: three steps; both saves rest until everything is there', async () => {
  await showProductNew();
  await screen.findByRole('radio', { name: 'Gift card' });
  const steps = screen.getByRole('list', { name: 'New product' });
  expect([...steps.children].map(({ textContent }) => textContent)).toEqual([
    '1Type',
    '2Product info',
    '3Catalog info',
  ]);
  expect(screen.getByRole('link', { name: 'Cancel' }).getAttribute('href')).toBe('#/brands/ABC/products');
  expect([isDisabled('Save'), isDisabled('Save and create a SKU')]).toEqual([true, true]);
  await fill();
  await waitFor(() =>
    expect([isDisabled('Save'), isDisabled('Save and create a SKU')]).toEqual([false, false]),
  );
});

test.each([
  ['Save', '#/brands/ABC/products/ABC-TEA'],
  ['Save and create a SKU', '#/brands/ABC/products/ABC-TEA/product-skus/new'],
])(
  'PRODUCT-10, PRODUCT-11, PRODUCT-12, PRODUCT-30, PRODUCT-31: %s creates the product, then its dimensions, and leads on',
  async (button, hash) => {
    const { calls } = await showProductNew();
    await fill();
    press(button);
    await waitFor(() => expect(location.hash).toBe(hash));
    const [created, dimensions] = calls.filter(({ name }) => name.startsWith('ProductNewForm'));
    expect(created?.variables.input).toMatchObject({
      brandId: 'ABC',
      productId: 'TEA',
      productType: 'gift_card',
      name: 'Tea',
      countryRestrictions: ['*'],
      themes: ['food'],
      featured: false,
      faceValueCurrency: 'EUR',
      defaultLocale: 'en',
    });
    expect(dimensions?.variables.input).toEqual({
      id: 'ABC-TEA',
      version: 1,
      dimensionConfigurations: [{ dimension: 'duration', required: true, vary: false }],
      dimensionValues: [{ dimension: 'duration', values: ['P1Y'] }],
    });
    expect(sessionStorage.length).toBe(0);
  },
);

test('PRODUCT-8: while it is created, both saves rest', async () => {
  let answer = (_: object) => {};
  await showProductNew({
    answers: { ProductNewFormCreate: () => new Promise((resolve) => (answer = resolve as never)) },
  });
  await fill();
  press('Save');
  await waitFor(() =>
    expect([isDisabled('Save'), isDisabled('Save and create a SKU')]).toEqual([true, true]),
  );
  answer({ data: { createProduct: { __typename: 'CreateProductSuccess', product: saved } } });
  await waitFor(() => expect(location.hash).toBe('#/brands/ABC/products/ABC-TEA'));
});

test('PRODUCT-9, PRODUCT-38, PRODUCT-41: an id that is taken is said half a second after it was typed, and keeps both saves', async () => {
  await showProductNew({
    answers: {
      ProductIdField: () => ({
        data: { similarProducts: { __typename: 'SimilarProducts', isTaken: true, items: [] } },
      }),
    },
  });
  await fill();
  expect(await screen.findByText('This product ID is already taken')).toBeTruthy();
  expect([isDisabled('Save'), isDisabled('Save and create a SKU')]).toEqual([true, true]);
});

test.each([
  ['T-A', 'Letters and digits only'],
  ['TE', 'At least 3 characters'],
  ['TEATEATEATE', 'At most 10 characters'],
])('PRODUCT-41: the id %s is told “%s”', async (id, message) => {
  await showProductNew();
  await screen.findByRole('radio', { name: 'Gift card' });
  press('2 Product info');
  type('Product ID', id);
  expect(await screen.findByText(message)).toBeTruthy();
});

test('PRODUCT-36, PRODUCT-37: the id follows the name until another one is typed', async () => {
  await showProductNew();
  await screen.findByRole('radio', { name: 'Gift card' });
  press('2 Product info');
  type('Name', 'Green tea & more');
  expect(value('Product ID')).toBe('GREENTEAMO');
  type('Product ID', 'mint');
  type('Name', 'Mint tea');
  expect(value('Product ID')).toBe('MINT');
});

test('PRODUCT-39, PRODUCT-43, UI-29, UI-30: after half a second one call; products of names like it are a warning, others are not', async () => {
  const items = [
    { __typename: 'ProductSummary', id: 'ABC-GREEN', name: 'Green teas' },
    { __typename: 'ProductSummary', id: 'ABC-OTHER', name: 'Something green of another kind' },
  ];
  const { calls } = await showProductNew({
    answers: {
      ProductIdField: () => ({
        data: { similarProducts: { __typename: 'SimilarProducts', isTaken: false, items } },
      }),
    },
  });
  await screen.findByRole('radio', { name: 'Gift card' });
  press('2 Product info');
  const isAsked = () => calls.some(({ name }) => name === 'ProductIdField');
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  for (const name of ['Gre', 'Green', 'Green tea']) {
    type('Name', name);
    act(() => void vi.advanceTimersByTime(499));
    expect(isAsked()).toBe(false);
  }
  act(() => void vi.advanceTimersByTime(1));
  expect(isAsked()).toBe(true);
  vi.useRealTimers();
  expect(await screen.findByText('Products with similar names: Green teas (ABC-GREEN)')).toBeTruthy();
  const queries = calls.filter(({ name }) => name === 'ProductIdField');
  expect(queries.map(({ variables }) => variables)).toEqual([
    { brandId: 'ABC', productId: 'GREENTEA', name: 'Green tea' },
  ]);
});

test('PRODUCT-38: a look-up that fails is a hint and keeps nobody', async () => {
  await showProductNew({ answers: { ProductIdField: () => Promise.reject(new Error('the line is dead')) } });
  await fill();
  press('2 Product info');
  expect(await screen.findByText('The product ID could not be checked')).toBeTruthy();
  expect(isDisabled('Save')).toBe(false);
});

test('PRODUCT-4: Next leads through the steps; a step in which nothing is missing is marked', async () => {
  await showProductNew();
  await screen.findByRole('radio', { name: 'Gift card' });
  const stepMarks = () =>
    [...screen.getByRole('list', { name: 'New product' }).querySelectorAll('button')].map((step) =>
      step.hasAttribute('aria-describedby'),
    );
  expect(stepMarks()).toEqual([false, false, false]);
  press('Next');
  press('Next');
  expect(screen.getByRole('checkbox', { name: 'Food' })).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Next' })).toBeNull();
  press('1 Type');
  await fill();
  expect(stepMarks()).toEqual([true, true, true]);
});

test('I18N-7, I18N-8: the languages of a product by their names', async () => {
  await showProductNew();
  await screen.findByRole('radio', { name: 'Gift card' });
  press('2 Product info');
  fireEvent.click(screen.getByRole('button', { name: /Default language/ }));
  const options = await screen.findAllByRole('option');
  expect(options.map(({ textContent }) => textContent)).toEqual([
    ...['English', 'French', 'Japanese', 'German', 'Italian', 'Spanish', 'Dutch', 'Portuguese'],
  ]);
});

test('ROUTE-53, PRODUCT-65: of any brand, found by its name; a forbidden save says so', async () => {
  const error = {
    message: 'no',
    path: ['createProduct'],
    extensions: { code: 'FORBIDDEN', status: 403, errorName: 'forbidden' },
  };
  const { calls } = await showProductNew({
    answers: { ProductNewFormCreate: () => ({ data: null, errors: [error] }) },
    brandId: '',
  });
  const picker = await screen.findByRole('combobox', { name: /Brand/ });
  act(() => picker.focus());
  fireEvent.change(picker, { target: { value: 'alph' } });
  await waitFor(() => expect(calls.map(({ name }) => name)).toContain('BrandPicker'));
  fireEvent.click(await screen.findByRole('option', { name: /Alphabet/ }));
  await fill();
  press('Save');
  expect(await screen.findByText(/You are not allowed to do this/)).toBeTruthy();
});

test('DIM-4: a value and its unit are asked for on one line, and are the same for all SKUs together', async () => {
  const dimensions = [
    dimension('weight', 'number'),
    dimension('weight_unit', 'select', [{ value: 'g', name: 'gram' }]),
  ];
  await showProductNew({ answers: { ProductNewScreen: () => ({ data: { dimensions, brand } }) } });
  fireEvent.click(await screen.findByRole('radio', { name: 'Item' }));
  const lines = () => screen.getByRole('list', { name: 'Dimensions' }).children;
  expect(lines()).toHaveLength(1);
  expect(screen.getByRole('textbox', { name: 'Name of weight: value' })).toBeTruthy();
  expect(screen.getByRole('button', { name: /Name of weight_unit: value/ })).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: /SKUs Name of weight$/ }));
  fireEvent.click(await screen.findByRole('option', { name: 'Varies by SKU' }));
  // Afterwards the unit may still be the same for all SKUs.
  expect(lines()).toHaveLength(2);
});
