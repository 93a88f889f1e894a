import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { DIMENSIONS, pageOf, wholeProduct } from '../../testing/data/catalogueData.ts';
import { renderScreen } from '../../testing/renderScreen.tsx';
import { ProductScreen } from './ProductScreen.tsx';

const texts = (locale: string, name: string, description = '') => ({
  __typename: 'Translation',
  locale,
  name,
  description,
});
const FRENCH = texts('fr', 'Quotidien', 'Une carte');

/** The translations of a product whose next save conflicts with somebody else's save. */
async function show(theirs: object[]) {
  const product = (version: number, translations: object[]) => wholeProduct({ version, translations });
  const answers = [
    { __typename: 'StaleProduct', current: product(2, theirs) },
    { __typename: 'UpdateProductSuccess', product: product(3, theirs) },
  ];
  const { calls } = await renderScreen(<ProductScreen brandId="ABC" productId="ABC-CARD" />, {
    answers: {
      ProductScreen: () => ({ data: { product: product(1, [FRENCH]), dimensions: DIMENSIONS } }),
      SkuList: () => ({ data: { skus: pageOf('Sku', []) } }),
      ProductFormSave: () => ({ data: { updateProduct: answers.shift() } }),
    },
    url: '/brands/ABC/products/ABC-CARD',
  });
  fireEvent.click(await screen.findByRole('button', { name: 'Advanced settings' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Advanced settings' }));
  fireEvent.click(dialog.getByRole('tab', { name: 'Translations' }));
  return {
    dialog,
    rename: (name: string) =>
      fireEvent.change(dialog.getByRole('textbox', { name: /Translated name/ }), { target: { value: name } }),
    press: (name: string) => fireEvent.click(dialog.getByRole('button', { name })),
    sent: () =>
      calls.filter(({ name }) => name === 'ProductFormSave').map(({ variables }) => variables.input),
  };
}

test('PRODUCT-51: two who translate into different languages both stand', async () => {
  const { rename, press, sent } = await show([FRENCH, texts('de', 'Alltag')]);
  rename('Tous les jours');
  press('Save');
  await waitFor(() => expect(sent()).toHaveLength(2));
  expect(sent().at(-1)).toEqual({
    id: 'ABC-CARD',
    version: 2,
    translations: [
      { locale: 'fr', name: 'Tous les jours', description: 'Une carte' },
      { locale: 'de', name: 'Alltag', description: '' },
    ],
  });
});

test('PRODUCT-51: a text that both changed is shown in both versions, by its language; the other languages stand', async () => {
  const { dialog, rename, press, sent } = await show([
    texts('fr', 'Ordinaire', 'Une carte'),
    texts('de', 'Alltag'),
  ]);
  rename('Tous les jours');
  press('Save');
  const row = within(await dialog.findByRole('row', { name: /French/ }));
  expect(row.getByRole('rowheader').textContent).toBe('French: Translated name');
  expect(row.getAllByRole('cell').map(({ textContent }) => textContent)).toEqual([
    ...['Tous les jours', 'Ordinaire'],
  ]);
  press('Keep mine');
  await waitFor(() => expect(sent()).toHaveLength(2));
  expect(sent().at(-1)).toMatchObject({
    version: 2,
    translations: [
      { locale: 'fr', name: 'Tous les jours' },
      { locale: 'de', name: 'Alltag' },
    ],
  });
});

test('PRODUCT-46: a description in another language demands a name in it, before anything is sent', async () => {
  const { dialog, rename, press, sent } = await show([]);
  expect(dialog.getByRole('textbox', { name: 'Translated name' })).toBeTruthy();
  rename('');
  press('Save');
  expect(await dialog.findByText('This field is required')).toBeTruthy();
  expect(sent()).toEqual([]);
});
