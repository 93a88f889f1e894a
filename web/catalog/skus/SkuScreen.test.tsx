import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { dimension, ofDimension, product, sku } from '../../testing/data/catalogueData.ts';
import { type Answers, renderScreen, type ScreenOptions } from '../../testing/renderScreen.tsx';
import { SkuScreen } from './SkuScreen.tsx';

const ID = 'ABC-CARD-0001';
const money = (amount: string, currency = 'EUR') => ({ __typename: 'Money', amount, currency });
const size = dimension('size');
const whole = (different: object = {}) =>
  sku(ID, {
    name: 'Ten',
    description: '',
    fallbackDescription: 'A card for everybody',
    defaultLocale: 'en',
    translations: [{ __typename: 'Translation', locale: 'fr', name: 'Dix', description: '' }],
    ean: '4006381333931',
    catalogPrice: null,
    featured: false,
    updatedAt: '2026-03-04T10:00:00.000Z',
    createdAt: '2026-01-02T10:00:00.000Z',
    mediaSet: null,
    fallbackMediaSet: null,
    dimensionValues: [ofDimension(size, 'Large')],
    ...different,
  });
const card = (different: object = {}) =>
  product('ABC-CARD', {
    faceValueCurrency: 'EUR',
    acceptVariableValue: true,
    dimensionConfigurations: [
      { __typename: 'DimensionConfiguration', required: true, vary: true, dimension: size },
    ],
    ...different,
  });
const show = (answers: Answers = {}, different: object = {}, options: Partial<ScreenOptions> = {}) =>
  renderScreen(<SkuScreen brandId="ABC" productId="ABC-CARD" sku={ID} />, {
    answers: {
      SkuScreen: () => ({ data: { sku: whole(different), product: card() } }),
      EanField: () => ({ data: { skus: { __typename: 'SkuPage', items: [] } } }),
      ...answers,
    },
    url: `/brands/ABC/products/ABC-CARD/product-skus/${ID}`,
    ...options,
  });
const fieldsSaved = (different: object) => ({
  data: { updateSku: { __typename: 'UpdateSkuSuccess', sku: whole(different) } },
});
const dimensionsSaved = (different: object) => ({
  data: { saveSkuDimensions: { __typename: 'SaveSkuDimensionsSuccess', sku: whole(different) } },
});
const type = async (name: string | RegExp, value: string) => {
  const field = await screen.findByRole('textbox', { name });
  fireEvent.change(field, { target: { value } });
  fireEvent.blur(field);
};
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const sent = (calls: { name: string; variables: object }[]) =>
  calls.filter(({ name }) => name.startsWith('SkuForm')).map(({ name, variables }) => [name, variables]);

test('SKU-18, SKU-33, PRODUCT-67: Save sends the changed fields under their version, then the values of dimensions on top of them', async () => {
  const { calls } = await show({
    SkuFormSave: () => fieldsSaved({ name: 'Tenner', version: 2 }),
    SkuFormDimensions: () =>
      dimensionsSaved({ name: 'Tenner', version: 3, dimensionValues: [ofDimension(size, 'Small')] }),
  });
  await type('Name', 'Tenner');
  await type('Name of size', 'Small');
  press('Save');
  expect(await screen.findByText('Tenner is saved')).toBeTruthy();
  expect(sent(calls)).toEqual([
    ['SkuFormSave', { input: { id: ID, version: 1, name: 'Tenner' } }],
    [
      'SkuFormDimensions',
      { input: { id: ID, version: 2, dimensionValues: [{ dimension: 'size', values: ['Small'] }] } },
    ],
  ]);
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Save' }).disabled).toBe(true);
});

test('SKU-18: what is of any value is saved without values of dimensions', async () => {
  const { calls } = await show({
    SkuFormSave: () => fieldsSaved({ variableValue: true, version: 2, dimensionValues: [] }),
  });
  fireEvent.click(await screen.findByRole('checkbox', { name: 'Any value' }));
  expect(screen.queryByRole('textbox', { name: 'Name of size' })).toBeNull();
  press('Save');
  expect(await screen.findByText('Ten is saved')).toBeTruthy();
  expect(sent(calls)).toEqual([['SkuFormSave', { input: { id: ID, version: 1, variableValue: true } }]]);
});

test('SKU-18: where only the fields are saved the form says so, and the next save does the rest', async () => {
  let isDown = true;
  const { calls } = await show({
    SkuFormSave: ({ input }: { input?: { version: number } }) =>
      calls.filter(({ name }) => name === 'SkuFormSave').length > 1 && input?.version === 1
        ? {
            data: {
              updateSku: { __typename: 'StaleSku', current: whole({ name: 'Tenner', version: 2 }) },
            },
          }
        : fieldsSaved({ name: 'Tenner', version: 2 }),
    SkuFormDimensions: () =>
      isDown
        ? Promise.reject(new Error('the line is dead'))
        : dimensionsSaved({ name: 'Tenner', version: 3, dimensionValues: [ofDimension(size, 'Small')] }),
  });
  await type('Name', 'Tenner');
  await type('Name of size', 'Small');
  press('Save');
  expect(await screen.findByText(/The fields are saved, its values of the dimensions are not/)).toBeTruthy();
  fireEvent.click(
    within(await screen.findByRole('dialog')).getAllByRole('button', { name: 'Close' })[0] as HTMLElement,
  );
  isDown = false;
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  press('Save');
  expect(await screen.findByText('Tenner is saved')).toBeTruthy();
  expect(sent(calls).at(-1)).toEqual([
    'SkuFormDimensions',
    { input: { id: ID, version: 2, dimensionValues: [{ dimension: 'size', values: ['Small'] }] } },
  ]);
  expect(screen.queryByText(/The fields are saved/)).toBeNull();
});

test('of two who change the value of one dimension the second one chooses, both values in words', async () => {
  const { calls } = await show({
    SkuFormDimensions: ({ input }: { input?: { version: number } }) =>
      input?.version === 1
        ? {
            data: {
              saveSkuDimensions: {
                __typename: 'StaleSku',
                current: whole({ version: 2, dimensionValues: [ofDimension(size, 'Huge')] }),
              },
            },
          }
        : dimensionsSaved({ version: 3, dimensionValues: [ofDimension(size, 'Small')] }),
  });
  await type('Name of size', 'Small');
  press('Save');
  for (const words of ['Name of size: Small', 'Name of size: Huge'])
    expect(await screen.findByText(words)).toBeTruthy();
  press('Keep mine');
  expect(await screen.findByText('Ten is saved')).toBeTruthy();
  expect(calls.at(-1)?.variables).toMatchObject({ input: { version: 2 } });
});

test('SKU-21, SKU-23: its own EAN is not looked up; another one’s keeps Save', async () => {
  const other = {
    __typename: 'Sku',
    sku: 'DEF-TEA-0001',
    brand: { __typename: 'BrandSummary', id: 'DEF' },
    product: { __typename: 'ProductSummary', id: 'DEF-TEA' },
  };
  const { calls } = await show({
    EanField: () => ({ data: { skus: { __typename: 'SkuPage', items: [other] } } }),
  });
  await type('Name', 'Tenner');
  expect(calls.map(({ name }) => name)).not.toContain('EanField');
  await type(/^EAN/, '4006381333948');
  expect(await screen.findByText('This EAN is already used by DEF-TEA-0001')).toBeTruthy();
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Save' }).disabled).toBe(true);
});

test('SKU-32: a price in the catalog has a currency, the face value’s at first; without one the face value is shown', async () => {
  const { calls } = await show({
    SkuFormSave: () => fieldsSaved({ version: 2, catalogPrice: money('9.00') }),
  });
  expect(screen.queryByRole('button', { name: /Currency of that price/ })).toBeNull();
  await type(/^Price in the catalog/, '9');
  expect(screen.getByRole('button', { name: /Currency of that price/ }).textContent).toContain('EUR');
  press('Save');
  await waitFor(() =>
    expect(sent(calls)).toEqual([
      ['SkuFormSave', { input: { id: ID, version: 1, catalogPrice: '9', catalogCurrency: 'EUR' } }],
    ]),
  );
});

test('a translation longer than its place is told at its field; one that the platform refuses is shown in its language', async () => {
  await show({
    SkuFormSave: () => ({
      data: {
        updateSku: {
          __typename: 'InvalidInput',
          fieldErrors: [
            { __typename: 'FieldError', field: 'translations.fr.name', rule: 'max_length', limit: '150' },
          ],
        },
      },
    }),
  });
  await type(/^Translated name/, 'x'.repeat(201));
  expect(await screen.findByText('At most 200 characters')).toBeTruthy();
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Save' }).disabled).toBe(true);
  await type(/^Translated name/, 'x'.repeat(160));
  fireEvent.click(screen.getByRole('button', { name: /^French/ }));
  fireEvent.click(await screen.findByRole('option', { name: 'German' }));
  press('Save');
  expect(await screen.findByText('At most 150 characters')).toBeTruthy();
  expect(screen.getByDisplayValue('x'.repeat(160))).toBeTruthy();
});

test.each([['viewRewards'], ['createRewards']] as const)(
  'PRODUCT-67: whoever holds %s and not editRewards reads it, and is offered no save',
  async (ability) => {
    await show({}, {}, { abilities: ['viewRewards', ability] });
    expect(await screen.findByText('A card for everybody')).toBeTruthy();
    expect(screen.getByText('Large')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Save' })).toBeNull();
    expect(screen.queryByRole('switch')).toBeNull();
  },
);

test('MEDIA-6: as long as it has no pictures its product’s are shown', async () => {
  const media = { __typename: 'Media', id: '5', url: '/media/5.webp', width: 400, height: 300, variants: [] };
  const set = (noun: string, items: object[]) => ({
    __typename: 'MediaSet',
    id: `${noun}1`,
    version: 1,
    noun,
    nounId: ID,
    items: items.map((one) => ({ __typename: 'MediaSetItem', name: 'picture', locale: null, media: one })),
  });
  await show({}, { mediaSet: set('skus', []), fallbackMediaSet: set('products', [media]) });
  const lent = await screen.findByRole('region', { name: 'Pictures of the product' });
  expect(within(lent).getByRole<HTMLImageElement>('img').getAttribute('src')).toBe('/media/5.webp');
  expect(within(lent).queryByText('Logo')).toBeNull();
});

test('a SKU at the address of another product is not there', async () => {
  await show({}, { product: { __typename: 'ProductSummary', id: 'ABC-OTHER', name: 'Other' } });
  expect(await screen.findByRole('link', { name: /Product/ })).toBeTruthy();
  expect(screen.queryByRole('textbox')).toBeNull();
});
