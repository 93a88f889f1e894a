import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { DIMENSIONS, pageOf, wholeProduct } from '../../testing/data/catalogueData.ts';
import { type Answers, renderScreen, type ScreenOptions } from '../../testing/renderScreen.tsx';
import { ProductScreen } from './ProductScreen.tsx';

const show = (answers: Answers = {}, product: object = {}, options: Partial<ScreenOptions> = {}) =>
  renderScreen(<ProductScreen brandId="ABC" productId="ABC-CARD" />, {
    answers: {
      ProductScreen: () => ({ data: { product: wholeProduct(product), dimensions: DIMENSIONS } }),
      SkuList: () => ({ data: { skus: pageOf('Sku', []) } }),
      ...answers,
    },
    url: '/brands/ABC/products/ABC-CARD',
    ...options,
  });
const saves =
  (different: object = {}): Answers[string] =>
  () => ({
    data: {
      updateProduct: {
        __typename: 'UpdateProductSuccess',
        product: wholeProduct({ version: 2, ...different }),
      },
    },
  });
const press = async (name: string) => fireEvent.click(await screen.findByRole('button', { name }));
const type = (name: string | RegExp, value: string) =>
  fireEvent.change(screen.getByRole('textbox', { name }), { target: { value } });

test('PRODUCT-14, PRODUCT-15: the page is read, and edited after a press; Save sends what changed, under its version', async () => {
  const { calls } = await show({ ProductFormSave: saves({ name: 'Every day' }) });
  await press('Edit');
  type('Name', 'Every day');
  await press('Save');
  expect(await screen.findByText('Every day is saved')).toBeTruthy();
  expect(calls.at(-1)?.variables).toEqual({ input: { id: 'ABC-CARD', version: 1, name: 'Every day' } });
  expect(screen.queryByRole('textbox', { name: 'Name' })).toBeNull();
});

test('PRODUCT-15: Cancel leaves the product as it was', async () => {
  const { calls } = await show();
  await press('Edit');
  type('Name', 'Other');
  await press('Cancel');
  await press('Discard');
  expect(screen.queryByDisplayValue('Other')).toBeNull();
  expect(calls.map(({ name }) => name)).not.toContain('ProductFormSave');
});

test('PRODUCT-18: a switch says worldwide; without it countries are needed', async () => {
  const { calls } = await show({ ProductFormSave: saves() });
  await press('Edit');
  const worldwide = screen.getByRole<HTMLInputElement>('switch', { name: 'Worldwide' });
  expect(worldwide.checked).toBe(true);
  fireEvent.click(worldwide);
  await press('Save');
  expect(await screen.findByText('This field is required')).toBeTruthy();
  const countries = screen.getByRole('combobox', { name: /Countries/ });
  await waitFor(() => expect(document.activeElement).toBe(countries));
  fireEvent.change(countries, { target: { value: 'fran' } });
  fireEvent.click(await screen.findByRole('option', { name: /France/ }));
  await press('Save');
  await waitFor(() =>
    expect(calls.at(-1)?.variables).toEqual({
      input: { id: 'ABC-CARD', version: 1, countryRestrictions: ['FR'] },
    }),
  );
});

test('SKU-30, SKU-31, PRODUCT-45: an address that is none is told', async () => {
  const { calls } = await show();
  await press('Edit');
  type(/^Address of the terms/, 'not an address');
  fireEvent.blur(screen.getByRole('textbox', { name: /^Address of the terms/ }));
  expect(await screen.findByText('Invalid URL')).toBeTruthy();
  await press('Save');
  expect(calls.map(({ name }) => name)).not.toContain('ProductFormSave');
});

test('PRODUCT-65: a save that is forbidden says so', async () => {
  const error = {
    message: 'no',
    path: ['updateProduct'],
    extensions: { code: 'FORBIDDEN', status: 403, errorName: 'forbidden' },
  };
  await show({ ProductFormSave: () => ({ data: null, errors: [error] }) });
  await press('Edit');
  type('Name', 'Other');
  await press('Save');
  expect(await screen.findByText(/You are not allowed to do this/)).toBeTruthy();
});

test('PRODUCT-65: a status that may not be changed in its place says the same', async () => {
  const error = {
    message: 'Forbidden',
    path: ['updateProduct'],
    extensions: { code: 'FORBIDDEN', status: 403, errorName: 'forbidden' },
  };
  await show({ ProductStatusSave: () => ({ data: null, errors: [error] }) }, { status: 'disabled' });
  fireEvent.click(await screen.findByRole('switch', { name: /on sale/ }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Forbidden' }));
  expect(dialog.getByText(/You are not allowed to do this/)).toBeTruthy();
});

test('SEARCH-13: the picker of countries offers 10, the best match first, and the one of a code before all others', async () => {
  await show();
  await press('Edit');
  fireEvent.click(screen.getByRole('switch', { name: 'Worldwide' }));
  const box = screen.getByRole('combobox', { name: /Countries/ });
  act(() => box.focus());
  const offered = () => screen.queryAllByRole('option').map(({ textContent }) => textContent);
  fireEvent.change(box, { target: { value: 'an' } });
  await waitFor(() => expect(offered()).toHaveLength(10));
  expect(offered().slice(0, 5)).toEqual([
    ...['AndorraAD', 'AngolaAO', 'AnguillaAI', 'AntarcticaAQ', 'Antigua & BarbudaAG'],
  ]);
  fireEvent.change(box, { target: { value: 'de' } });
  await waitFor(() => expect(offered()[0]).toBe('GermanyDE'));
});

test('PRODUCT-17, PRODUCT-46, PRODUCT-47, I18N-8: the advanced settings have general ones, and the texts of every language beside the default ones', async () => {
  const { calls } = await show({ ProductFormSave: saves() });
  await press('Advanced settings');
  const dialog = within(await screen.findByRole('dialog', { name: 'Advanced settings' }));
  expect(dialog.getAllByRole('tab').map(({ textContent }) => textContent)).toEqual([
    'General',
    'Translations',
  ]);
  fireEvent.click(dialog.getByRole('radio', { name: 'Women' }));
  fireEvent.click(dialog.getByRole('tab', { name: 'Translations' }));
  expect(await dialog.findByDisplayValue('Quotidien')).toBeTruthy();
  expect(dialog.getByDisplayValue('Everyday')).toBeTruthy();
  fireEvent.click(dialog.getByRole('button', { name: /Language/ }));
  const options = await screen.findAllByRole('option');
  expect(options.map(({ textContent }) => textContent?.replace('translated', ''))).toEqual([
    ...['French', 'Japanese', 'German', 'Italian', 'Spanish', 'Dutch', 'Portuguese'],
  ]);
  fireEvent.click(screen.getByRole('option', { name: 'German' }));
  fireEvent.change(await dialog.findByRole('textbox', { name: /Translated name/ }), {
    target: { value: 'Alltag' },
  });
  fireEvent.click(dialog.getByRole('button', { name: 'Save' }));
  await waitFor(() =>
    expect(calls.at(-1)?.variables).toEqual({
      input: {
        id: 'ABC-CARD',
        version: 1,
        gender: 'female',
        translations: [
          { locale: 'fr', name: 'Quotidien', description: 'Une carte' },
          { locale: 'de', name: 'Alltag', description: '' },
        ],
      },
    }),
  );
});

test('PRODUCT-44: cards of any value need a name for them', async () => {
  const { calls } = await show();
  await press('Advanced settings');
  fireEvent.click(await screen.findByRole('checkbox', { name: 'Its cards can be of any value' }));
  await press('Save');
  expect(await screen.findByText('This field is required')).toBeTruthy();
  expect(calls.map(({ name }) => name)).not.toContain('ProductFormSave');
});

test('PRODUCT-20: the voucher is taken along as a PDF', async () => {
  const ask = vi.fn(async (_path: string) => new Response('%PDF', { status: 200 }));
  vi.stubGlobal('fetch', ask);
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {});
  await show();
  await press('Preview PDF');
  await waitFor(() => expect(ask.mock.calls[0]?.[0]).toBe('/files/redemption-preview/ABC-CARD'));
  vi.unstubAllGlobals();
});

test('PRODUCT-67: nobody without the right to edit is offered it', async () => {
  await show({}, {}, { abilities: ['viewRewards'] });
  await screen.findByRole('heading', { level: 1, name: 'Everyday' });
  for (const name of ['Edit', 'Advanced settings', 'Set variations'])
    expect(screen.queryByRole('button', { name })).toBeNull();
});

test('PRODUCT-66: who may create sets the dimensions, and edits nothing else', async () => {
  await show({}, {}, { abilities: ['viewRewards', 'createRewards'] });
  expect(await screen.findByRole('button', { name: 'Set variations' })).toBeTruthy();
  for (const name of ['Edit', 'Advanced settings']) expect(screen.queryByRole('button', { name })).toBeNull();
});

test('a translation longer than its place is told at its field, on the tab that shows it', async () => {
  const { calls } = await show({ ProductFormSave: saves() });
  await press('Advanced settings');
  const dialog = within(await screen.findByRole('dialog', { name: 'Advanced settings' }));
  fireEvent.click(dialog.getByRole('tab', { name: 'Translations' }));
  fireEvent.change(await dialog.findByRole('textbox', { name: /Translated name/ }), {
    target: { value: 'x'.repeat(201) },
  });
  fireEvent.click(dialog.getByRole('tab', { name: 'General' }));
  fireEvent.click(dialog.getByRole('button', { name: 'Save' }));
  expect(await dialog.findByText('At most 200 characters')).toBeTruthy();
  expect(calls.map(({ name }) => name)).not.toContain('ProductFormSave');
});
