import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { DIMENSIONS, pageOf, wholeProduct } from '../../../testing/data/catalogueData.ts';
import { type Answers, renderScreen } from '../../../testing/renderScreen.tsx';
import { ProductScreen } from '../ProductScreen.tsx';

const show = (answers: Answers) =>
  renderScreen(<ProductScreen brandId="ABC" productId="ABC-CARD" />, {
    answers: {
      ProductScreen: () => ({ data: { product: wholeProduct(), dimensions: DIMENSIONS } }),
      SkuList: () => ({ data: { skus: pageOf('Sku', []) } }),
      ...answers,
    },
    url: '/brands/ABC/products/ABC-CARD',
  });
const press = async (name: string) => fireEvent.click(await screen.findByRole('button', { name }));

test('PRODUCT-16, DIM-6, DIM-17: which dimensions vary by SKU is set in a window; what the type asks for stays', async () => {
  const { calls } = await show({
    ProductVariationsSave: () => ({
      data: {
        saveProductDimensions: {
          __typename: 'SaveProductDimensionsSuccess',
          product: wholeProduct({ version: 2 }),
        },
      },
    }),
  });
  await press('Set variations');
  const dialog = within(await screen.findByRole('dialog', { name: 'Set variations' }));
  fireEvent.click(dialog.getByRole('button', { name: /Name of duration/ }));
  const uses = (await screen.findAllByRole('option')).map(({ textContent }) => textContent);
  expect(uses).toEqual(['Same for all SKUs', 'Varies by SKU']);
  fireEvent.click(screen.getByRole('option', { name: 'Varies by SKU' }));
  fireEvent.click(dialog.getByRole('button', { name: /Name of varying_duration/ }));
  fireEvent.click(await screen.findByRole('option', { name: 'Same for all SKUs' }));
  expect(
    (await dialog.findByRole<HTMLInputElement>('textbox', { name: /varying_duration: value/ })).value,
  ).toBe('1');
  fireEvent.click(dialog.getByRole('button', { name: 'Save' }));
  await waitFor(() =>
    expect(calls.at(-1)?.variables).toEqual({
      input: {
        id: 'ABC-CARD',
        version: 1,
        dimensionConfigurations: [
          { dimension: 'duration', required: true, vary: true },
          { dimension: 'varying_duration', required: true, vary: false },
          { dimension: 'size', required: false, vary: true },
        ],
        dimensionValues: [{ dimension: 'varying_duration', values: ['1'] }],
      },
    }),
  );
});

const saveVariations: Answers = {
  ProductVariationsSave: () => ({
    data: {
      saveProductDimensions: {
        __typename: 'SaveProductDimensionsSuccess',
        product: wholeProduct({ version: 2 }),
      },
    },
  }),
};

test('DIM-17: the variations are those that may vary by SKU; the others have a window of their own', async () => {
  const { calls } = await show(saveVariations);
  await press('Set variations');
  const variations = within(await screen.findByRole('dialog', { name: 'Set variations' }));
  expect(variations.getByRole('button', { name: /Name of size/ })).toBeTruthy();
  expect(variations.queryByRole('button', { name: /Name of adults_only/ })).toBeNull();
  fireEvent.click(variations.getByRole('button', { name: 'Cancel' }));
  await press('Fixed dimensions');
  const fixed = within(await screen.findByRole('dialog', { name: 'Fixed dimensions' }));
  expect(fixed.queryByRole('button', { name: /Name of size/ })).toBeNull();
  fireEvent.click(fixed.getByRole('button', { name: /Name of adults_only/ }));
  fireEvent.click(await screen.findByRole('option', { name: 'Same for all SKUs' }));
  fireEvent.click(fixed.getByRole('button', { name: 'Save' }));
  expect(await fixed.findByText('This field is required')).toBeTruthy();
  fireEvent.click(fixed.getByRole('radio', { name: 'Yes' }));
  fireEvent.click(fixed.getByRole('button', { name: 'Save' }));
  await waitFor(() =>
    expect(calls.at(-1)?.variables).toMatchObject({
      input: {
        dimensionConfigurations: [
          { dimension: 'duration', required: true, vary: false },
          { dimension: 'size', required: false, vary: true },
          { dimension: 'adults_only', required: false, vary: false },
        ],
        dimensionValues: [
          { dimension: 'duration', values: ['P2Y'] },
          { dimension: 'adults_only', values: ['true'] },
        ],
      },
    }),
  );
});

test('DIM-6: whether each SKU needs a value of what varies is a box', async () => {
  const { calls } = await show(saveVariations);
  await press('Set variations');
  const dialog = within(await screen.findByRole('dialog', { name: 'Set variations' }));
  const box = dialog.getByRole<HTMLInputElement>('checkbox', {
    name: 'Each SKU needs a value: Name of size',
  });
  expect(box.checked).toBe(false);
  fireEvent.click(box);
  fireEvent.click(dialog.getByRole('button', { name: 'Save' }));
  await waitFor(() =>
    expect(calls.at(-1)?.variables).toMatchObject({
      input: {
        dimensionConfigurations: [
          { dimension: 'duration' },
          { dimension: 'size', required: true, vary: true },
        ],
      },
    }),
  );
});

test('of two who change the dimensions of a product the second one chooses, both in words', async () => {
  const mine = wholeProduct({ version: 3 });
  const { calls } = await show({
    ProductVariationsSave: ({ input }: { input?: { version: number } }) => ({
      data: {
        saveProductDimensions:
          input?.version === 1
            ? {
                __typename: 'StaleProduct',
                current: wholeProduct({ version: 2, dimensionConfigurations: [], dimensionValues: [] }),
              }
            : { __typename: 'SaveProductDimensionsSuccess', product: mine },
      },
    }),
  });
  await press('Set variations');
  const dialog = within(await screen.findByRole('dialog', { name: 'Set variations' }));
  fireEvent.click(dialog.getByRole('button', { name: /Name of size/ }));
  fireEvent.click(await screen.findByRole('option', { name: 'Not used' }));
  fireEvent.click(dialog.getByRole('button', { name: 'Save' }));
  expect(await dialog.findByText('Name of duration: P2Y')).toBeTruthy();
  fireEvent.click(dialog.getByRole('button', { name: 'Keep mine' }));
  await waitFor(() => expect(calls.at(-1)?.variables).toMatchObject({ input: { version: 2 } }));
});
