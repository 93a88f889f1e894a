import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, test } from 'vitest';
import { DIMENSIONS, dimension, pageOf } from '../../testing/catalogueData.ts';
import { type Answers, renderScreen } from '../../testing/renderScreen.tsx';
import { ProductNewScreen } from './ProductNewScreen.tsx';

beforeEach(() => sessionStorage.clear());

const saved = { __typename: 'Product', id: 'ABC-TEA', version: 1, name: 'Tea' };
const brand = { __typename: 'Brand', id: 'ABC', name: 'Alphabet', status: 'enabled' };
const answers: Answers = {
  ProductNewScreen: ({ hasBrand }: { hasBrand?: boolean }) => ({
    data: { dimensions: DIMENSIONS, ...(hasBrand ? { brand } : {}) },
  }),
  BrandPicker: () => ({ data: { brands: pageOf('Brand', [brand]) } }),
  ProductIdField: () => ({
    data: { similarProducts: { __typename: 'SimilarProducts', isTaken: false, items: [] } },
  }),
  ProductNewFormCreate: () => ({
    data: { createProduct: { __typename: 'CreateProductSuccess', product: saved } },
  }),
  ProductNewFormDimensions: () => ({
    data: {
      saveProductDimensions: {
        __typename: 'SaveProductDimensionsSuccess',
        product: { ...saved, version: 2 },
      },
    },
  }),
};
const show = (other: Answers = {}, brandId = 'ABC') =>
  renderScreen(<ProductNewScreen {...(brandId && { brandId })} />, {
    answers: { ...answers, ...other },
    url: brandId ? '/brands/ABC/products/new' : '/products/new',
  });
const type = (name: string | RegExp, value: string) => {
  const field = screen.getByRole('textbox', { name });
  fireEvent.change(field, { target: { value } });
  fireEvent.blur(field);
};
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const isDisabled = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name }).disabled;
const value = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name }).value;

/** Everything that is asked for, through the three steps. */
async function fill() {
  fireEvent.click(await screen.findByRole('radio', { name: 'Gift card' }));
  for (const span of ['Years', 'Months', 'Weeks', 'Days'])
    fireEvent.change(await screen.findByRole('textbox', { name: span }), {
      target: { value: span === 'Years' ? '1' : '0' },
    });
  press('2 Product info');
  type('Name', 'Tea');
  type('Description', 'A tea');
  press('3 Catalogue info');
  fireEvent.click(screen.getByRole('switch', { name: 'Worldwide' }));
  fireEvent.click(screen.getByRole('checkbox', { name: 'Food' }));
  fireEvent.click(screen.getByRole('radio', { name: 'No' }));
}

test('PRODUCT-4, PRODUCT-5, PRODUCT-6, PRODUCT-7: three steps; both saves rest until everything is there', async () => {
  await show();
  await screen.findByRole('radio', { name: 'Gift card' });
  const steps = screen.getByRole('list', { name: 'New product' });
  expect([...steps.children].map(({ textContent }) => textContent)).toEqual([
    '1Type',
    '2Product info',
    '3Catalogue info',
  ]);
  expect(screen.getByRole('link', { name: 'Cancel' }).getAttribute('href')).toBe('#/brands/ABC/products');
  expect([isDisabled('Save'), isDisabled('Save and create')]).toEqual([true, true]);
  await fill();
  await waitFor(() => expect([isDisabled('Save'), isDisabled('Save and create')]).toEqual([false, false]));
});

test.each([
  ['Save', '#/brands/ABC/products/ABC-TEA'],
  ['Save and create', '#/brands/ABC/products/ABC-TEA/product-skus/new'],
])(
  'PRODUCT-10, PRODUCT-11, PRODUCT-12, PRODUCT-30, PRODUCT-31: %s creates the product, then its dimensions, and leads on',
  async (button, hash) => {
    const { calls } = await show();
    await fill();
    press(button);
    await waitFor(() => expect(location.hash).toBe(hash));
    const [created, dimensions] = calls.filter(({ name }) => name.startsWith('ProductNewForm'));
    expect(created?.variables.input).toMatchObject({
      ...{
        brandId: 'ABC',
        productId: 'TEA',
        productType: 'gift_card',
        name: 'Tea',
        countryRestrictions: ['*'],
      },
      ...{ themes: ['food'], featured: false, faceValueCurrency: 'EUR', defaultLocale: 'en' },
    });
    expect(dimensions?.variables.input).toEqual({
      ...{ id: 'ABC-TEA', version: 1 },
      dimensionConfigurations: [{ dimension: 'duration', required: true, vary: false }],
      dimensionValues: [{ dimension: 'duration', values: ['P1Y'] }],
    });
    expect(sessionStorage.length).toBe(0);
  },
);

test('PRODUCT-8: while it is created, both saves rest', async () => {
  let answer = (_: object) => {};
  await show({ ProductNewFormCreate: () => new Promise((resolve) => (answer = resolve as never)) });
  await fill();
  press('Save');
  await waitFor(() => expect([isDisabled('Save'), isDisabled('Save and create')]).toEqual([true, true]));
  answer({ data: { createProduct: { __typename: 'CreateProductSuccess', product: saved } } });
  await waitFor(() => expect(location.hash).toBe('#/brands/ABC/products/ABC-TEA'));
});

test('PRODUCT-9, PRODUCT-38, PRODUCT-41: an id that is taken is said half a second after it was typed, and keeps both saves', async () => {
  await show({
    ProductIdField: () => ({
      data: { similarProducts: { __typename: 'SimilarProducts', isTaken: true, items: [] } },
    }),
  });
  await fill();
  expect(await screen.findByText('This product ID is already taken')).toBeTruthy();
  expect([isDisabled('Save'), isDisabled('Save and create')]).toEqual([true, true]);
});

test.each([
  ['T-A', 'Letters and digits only'],
  ['TE', 'At least 3 characters'],
  ['TEATEATEATE', 'At most 10 characters'],
])('PRODUCT-41: the id %s is told “%s”', async (id, message) => {
  await show();
  await screen.findByRole('radio', { name: 'Gift card' });
  press('2 Product info');
  type('Product ID', id);
  expect(await screen.findByText(message)).toBeTruthy();
});

test('PRODUCT-36, PRODUCT-37: the id follows the name until another one is typed', async () => {
  await show();
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
  const { calls } = await show({
    ProductIdField: () => ({
      data: { similarProducts: { __typename: 'SimilarProducts', isTaken: false, items } },
    }),
  });
  await screen.findByRole('radio', { name: 'Gift card' });
  press('2 Product info');
  for (const name of ['Gre', 'Green', 'Green tea']) type('Name', name);
  expect(calls.map(({ name }) => name)).not.toContain('ProductIdField');
  expect(await screen.findByText('Products with similar names: Green teas (ABC-GREEN)')).toBeTruthy();
  const asked = calls.filter(({ name }) => name === 'ProductIdField');
  expect(asked.map(({ variables }) => variables)).toEqual([
    { brandId: 'ABC', productId: 'GREENTEA', name: 'Green tea' },
  ]);
});

describe('a draft', () => {
  const begin = async (viewer: object = {}, other: Answers = {}) => {
    const { view } = await renderScreen(<ProductNewScreen brandId="ABC" />, {
      answers: { ...answers, ...other },
      url: '/brands/ABC/products/new',
      viewer,
    });
    await screen.findByRole('list', { name: 'New product' });
    return view;
  };
  const left = async () => {
    const view = await begin();
    press('2 Product info');
    type('Name', 'Tea');
    view.unmount();
  };

  test('what was typed survives a reload, at the step where it was, and can be begun anew', async () => {
    await left();
    const view = await begin();
    expect(value('Name')).toBe('Tea');
    expect(screen.getByText('What you typed before is here again.')).toBeTruthy();
    press('Start anew');
    expect(screen.queryByText('What you typed before is here again.')).toBeNull();
    expect(await screen.findByRole('radio', { name: 'Gift card' })).toBeTruthy();
    view.unmount();
    await begin();
    press('2 Product info');
    expect(value('Name')).toBe('');
  });

  test('it is shown to nobody else, and gone for its owner once somebody else was there', async () => {
    await left();
    const view = await begin({ accountId: '8' });
    press('2 Product info');
    expect(value('Name')).toBe('');
    expect(Object.keys(sessionStorage).filter((key) => key.includes('draft.7'))).toEqual([]);
    view.unmount();
  });

  test('it says where what it builds on has changed since, and keeps what still fits', async () => {
    const view = await begin();
    fireEvent.click(await screen.findByRole('radio', { name: 'Gift card' }));
    fireEvent.change(await screen.findByRole('textbox', { name: 'Years' }), { target: { value: '3' } });
    view.unmount();
    const dimensions = [...DIMENSIONS.slice(0, 2), dimension('colour')];
    await begin({}, { ProductNewScreen: () => ({ data: { dimensions, brand } }) });
    expect(await screen.findByText(/What it builds on has changed since/)).toBeTruthy();
    expect(value('Years')).toBe('3');
    expect(screen.getByRole('button', { name: /Name of colour/ })).toBeTruthy();
    expect(screen.queryByRole('button', { name: /Name of size/ })).toBeNull();
  });
});

test('PRODUCT-30, PRODUCT-31: where only the product is created the form says so, and the next save sends its dimensions alone', async () => {
  let isDown = true;
  const { calls } = await show({
    ProductNewFormDimensions: () =>
      isDown
        ? { data: null, errors: [{ message: 'Down', path: ['saveProductDimensions'] }] }
        : (answers.ProductNewFormDimensions?.({}) as never),
  });
  await fill();
  press('Save');
  expect(await screen.findByText(/Tea is created, but its dimensions are not saved/)).toBeTruthy();
  expect(location.hash).toBe('#/brands/ABC/products/new');
  expect(screen.getByRole('link', { name: 'Tea', hidden: true }).getAttribute('href')).toBe(
    '#/brands/ABC/products/ABC-TEA',
  );
  fireEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  isDown = false;
  press('Save');
  await waitFor(() => expect(location.hash).toBe('#/brands/ABC/products/ABC-TEA'));
  expect(calls.filter(({ name }) => name === 'ProductNewFormCreate')).toHaveLength(1);
});

test('PRODUCT-38: a look-up that fails is a hint and keeps nobody', async () => {
  await show({ ProductIdField: () => Promise.reject(new Error('the line is dead')) });
  await fill();
  press('2 Product info');
  expect(await screen.findByText('The product ID could not be checked')).toBeTruthy();
  expect(isDisabled('Save')).toBe(false);
});

test('PRODUCT-4: Next leads through the steps; a step in which nothing is missing is marked', async () => {
  await show();
  await screen.findByRole('radio', { name: 'Gift card' });
  const done = () =>
    [...screen.getByRole('list', { name: 'New product' }).querySelectorAll('button')].map((step) =>
      step.hasAttribute('aria-describedby'),
    );
  expect(done()).toEqual([false, false, false]);
  press('Next');
  press('Next');
  expect(screen.getByRole('checkbox', { name: 'Food' })).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Next' })).toBeNull();
  press('1 Type');
  await fill();
  expect(done()).toEqual([true, true, true]);
});

test('I18N-7, I18N-8: the languages of a product by their names', async () => {
  await show();
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
    ...{ message: 'no', path: ['createProduct'] },
    extensions: { code: 'FORBIDDEN', status: 403, errorName: 'forbidden' },
  };
  const { calls } = await show({ ProductNewFormCreate: () => ({ data: null, errors: [error] }) }, '');
  const picker = await screen.findByRole('combobox', { name: /Brand/ });
  act(() => picker.focus());
  fireEvent.change(picker, { target: { value: 'alph' } });
  await waitFor(() => expect(calls.map(({ name }) => name)).toContain('BrandPicker'));
  fireEvent.click(await screen.findByRole('option', { name: /Alphabet/ }));
  await fill();
  press('Save');
  expect(await screen.findByText(/You are not allowed to do this/)).toBeTruthy();
});
