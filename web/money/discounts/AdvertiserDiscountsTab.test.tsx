import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { failure } from '../../testing/data/advertiserData.ts';
import { press, row, saves, show, stale, success } from '../../testing/renderDiscounts.tsx';
import { renderScreen } from '../../testing/renderScreen.tsx';
import { AdvertiserDiscountsTab } from './AdvertiserDiscountsTab.tsx';

test('DISC-1, DISC-7: the table is asked for by ten, by product, and by a press on a header', async () => {
  const { calls } = await show();
  expect(await screen.findByText('12.5%')).toBeTruthy();
  expect(calls[0]?.variables).toEqual({
    id: '7',
    sort: { field: 'label', direction: 'ASC' },
    page: { number: 1, size: 10 },
  });
  for (const [header, field, direction] of [
    ['Discount', 'discount', 'DESC'],
    ['Brand', 'brand_name', 'ASC'],
    ['SKU', 'sku', 'ASC'],
  ]) {
    const head = screen.getByRole('columnheader', { name: header as string });
    fireEvent.click(within(head).getByRole('button'));
    await waitFor(() => expect(calls.at(-1)?.variables).toMatchObject({ sort: { field, direction } }));
  }
  expect(location.hash).toContain('discounts-order_by=sku');
});

test('DISC-2: a search is in the address and can be cleared', async () => {
  const { calls } = await show({ url: '/advertiser/7?tab=discounts&discounts-search=aur&discounts-page=2' });
  expect(await screen.findByText('12.5%')).toBeTruthy();
  expect(calls[0]?.variables).toMatchObject({ search: 'aur', page: { number: 2 } });
  await waitFor(() => expect(calls.at(-1)?.variables).toMatchObject({ page: { number: 1 } }));
  expect(location.hash).not.toContain('discounts-page');
  await press('Remove the filter Search: aur');
  await waitFor(() => expect(calls.at(-1)?.variables).not.toHaveProperty('search'));
});

test('DISC-3: the file is that of the search and order shown', async () => {
  await show({
    url: '/advertiser/7?tab=discounts&discounts-search=aur&discounts-order_by=discount&discounts-order=desc',
  });
  await screen.findByText('12.5%');
  const file = vi.fn(async () => new Response('x', { headers: { 'content-type': 'text/csv' } }));
  const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
  vi.stubGlobal('fetch', file);
  try {
    await press('Download CSV');
    await waitFor(() => expect(click).toHaveBeenCalledOnce());
    expect(file).toHaveBeenCalledWith('/files/discounts/7?search=aur&sort=-discount', expect.anything());
  } finally {
    click.mockRestore();
    vi.unstubAllGlobals();
  }
});

test('DISC-14: without discounts it says so', async () => {
  await show({ rows: [] });
  expect(await screen.findByText('No discounts')).toBeTruthy();
});

test('DISC-15: without editDiscounts there is nothing to press', async () => {
  await show({ abilities: ['viewDiscounts'] });
  expect(await screen.findByText('12.5%')).toBeTruthy();
  for (const name of [/Add/, /^Edit/, /^Delete/]) expect(screen.queryByRole('button', { name })).toBeNull();
});

test('DISC-4, DISC-10: one is added on a product found by its name; without a product it is not', async () => {
  const { calls } = await show({ save: () => success(row('CE2-CARD', 'Cedar gift card', '5')) });
  await press('Add a discount');
  const dialog = within(await screen.findByRole('dialog'));
  fireEvent.change(dialog.getByRole('textbox', { name: /^Discount/ }), { target: { value: '0' } });
  fireEvent.click(dialog.getByRole('button', { name: 'Add' }));
  expect(await dialog.findByText('This field is required')).toBeTruthy();
  expect(dialog.getByText('Enter a discount of more than 0')).toBeTruthy();

  const product = dialog.getByRole('combobox', { name: /^Product/ });
  await waitFor(() => expect(document.activeElement).toBe(product));
  fireEvent.change(product, { target: { value: 'ced' } });
  fireEvent.click(await screen.findByRole('option', { name: /Cedar/ }));
  fireEvent.change(await dialog.findByRole('textbox', { name: /^Discount/ }), { target: { value: '5' } });
  fireEvent.click(await dialog.findByRole('button', { name: 'Add' }));
  expect(await screen.findByText('Discount on Cedar gift card added')).toBeTruthy();
  expect(saves(calls)).toEqual([
    { input: { advertiserId: '7', productId: 'CE2-CARD', discount: '5', version: 0 } },
  ]);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('what was typed into a new discount is only given up on purpose', async () => {
  await show();
  await press('Add a discount');
  const dialog = await screen.findByRole('dialog');
  const product = within(dialog).getByRole('combobox', { name: /^Product/ });
  await waitFor(() => expect(document.activeElement).toBe(product));
  const field = within(dialog).getByRole('textbox', { name: /^Discount/ });
  fireEvent.change(field, { target: { value: '5' } });
  fireEvent.keyDown(field, { key: 'Escape' });
  expect(screen.getByRole('dialog')).toBeTruthy();
  fireEvent.click(within(dialog).getByRole('button', { name: 'Cancel' }));
  await press('Keep editing');
  expect((field as HTMLInputElement).value).toBe('5');
  fireEvent.click(within(dialog).getByRole('button', { name: 'Cancel' }));
  await press('Discard');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('DISC-4: a product that has a discount already says so at its field, and leads to its change', async () => {
  const answers = [
    stale(row('CE2-CARD', 'Cedar gift card', '12.5', 4)),
    success(row('CE2-CARD', 'Cedar gift card', '20', 5)),
  ];
  const { calls } = await show({ save: () => answers.shift() ?? {} });
  await press('Add a discount');
  const dialog = within(await screen.findByRole('dialog'));
  const product = dialog.getByRole('combobox', { name: /^Product/ });
  await waitFor(() => expect(document.activeElement).toBe(product));
  fireEvent.change(product, { target: { value: 'ced' } });
  fireEvent.click(await screen.findByRole('option', { name: /Cedar/ }));
  fireEvent.change(await dialog.findByRole('textbox', { name: /^Discount/ }), { target: { value: '20' } });
  fireEvent.click(await dialog.findByRole('button', { name: 'Add' }));
  expect(await dialog.findByText('This product already has a discount of 12.5%')).toBeTruthy();
  expect(dialog.queryByText('Someone else has changed this')).toBeNull();
  fireEvent.click(await dialog.findByRole('button', { name: 'Edit this discount' }));
  const changed = within(await screen.findByRole('dialog', { name: 'Edit the discount' }));
  const field = changed.getByRole('textbox', { name: /^Discount/ }) as HTMLInputElement;
  expect(field.value).toBe('12.5');
  fireEvent.change(field, { target: { value: '20' } });
  fireEvent.click(changed.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Discount on Cedar gift card saved')).toBeTruthy();
  expect(saves(calls).at(-1)).toMatchObject({ input: { discount: '20', version: 4 } });
});

test('DISC-5, DISC-9: one is changed; limits are said at the field', async () => {
  const { calls } = await show({ save: () => success(row('AU0-CARD', 'Aurora gift card', '20', 4)) });
  await press('Edit the discount on Aurora gift card');
  const dialog = within(await screen.findByRole('dialog'));
  const field = dialog.getByRole('textbox', { name: /^Discount/ });
  for (const [typed, said] of [
    ['-0.01', 'At least 0'],
    ['100.01', 'At most 100'],
    ['1.234', 'Two decimals maximum.'],
    ['x', 'Expect a number'],
  ]) {
    fireEvent.change(field, { target: { value: typed } });
    fireEvent.click(dialog.getByRole('button', { name: 'Save' }));
    expect(await dialog.findByText(said as string)).toBeTruthy();
  }
  fireEvent.change(field, { target: { value: '20' } });
  fireEvent.click(dialog.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Discount on Aurora gift card saved')).toBeTruthy();
  expect(saves(calls)).toEqual([
    { input: { advertiserId: '7', productId: 'AU0-CARD', discount: '20', version: 3 } },
  ]);
});

test('what somebody else saved meanwhile is put beside, and the person decides', async () => {
  const answers = [
    stale(row('AU0-CARD', 'Aurora gift card', '30', 8)),
    success(row('AU0-CARD', 'Aurora gift card', '20', 9)),
  ];
  const { calls } = await show({ save: () => answers.shift() ?? {} });
  await press('Edit the discount on Aurora gift card');
  const dialog = within(await screen.findByRole('dialog'));
  fireEvent.change(dialog.getByRole('textbox', { name: /^Discount/ }), { target: { value: '20' } });
  fireEvent.click(dialog.getByRole('button', { name: 'Save' }));
  expect(await dialog.findByRole('cell', { name: '30%' })).toBeTruthy();
  fireEvent.click(dialog.getByRole('button', { name: 'Keep mine' }));
  expect(await screen.findByText('Discount on Aurora gift card saved')).toBeTruthy();
  expect(saves(calls).at(-1)).toMatchObject({ input: { discount: '20', version: 8 } });
});

test('DISC-6, DISC-13: a deletion is tried first, says what it does, and is made by a discount of 0', async () => {
  const gone = row('AU0-CARD', 'Aurora gift card', '0', 0);
  const { calls } = await show({ save: () => success(gone) });
  await press('Delete the discount on Aurora gift card');
  const dialog = within(await screen.findByRole('alertdialog'));
  expect(
    await dialog.findByText(/the 3 rewards of this product are charged at their face value/),
  ).toBeTruthy();
  const input = { advertiserId: '7', productId: 'AU0-CARD', discount: '0', version: 3 };
  expect(saves(calls)).toEqual([{ input: { ...input, dryRun: true } }]);
  fireEvent.click(dialog.getByRole('button', { name: 'Delete' }));
  expect(await screen.findByText('Discount on Aurora gift card deleted')).toBeTruthy();
  expect(saves(calls)).toEqual([
    { input: { ...input, dryRun: true } },
    { input: { ...input, dryRun: false } },
  ]);
});

test('a discount that somebody deleted meanwhile says so instead', async () => {
  const { calls } = await show({ save: () => stale(row('AU0-CARD', 'Aurora gift card', '0', 0)) });
  await press('Delete the discount on Aurora gift card');
  const dialog = within(await screen.findByRole('alertdialog'));
  expect(await dialog.findByText('Someone deleted it in the meantime.')).toBeTruthy();
  expect((dialog.getByRole('button', { name: 'Delete' }) as HTMLButtonElement).disabled).toBe(true);
  expect(saves(calls)).toHaveLength(1);
});

test('I18N-1: in French', async () => {
  await show({ locale: 'fr' });
  expect(await screen.findByText('12,5 %')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Ajouter une remise' })).toBeTruthy();
});

test('a part that failed says so by its name', async () => {
  const data = { advertiser: { __typename: 'Advertiser', id: '7', discounts: null } };
  await renderScreen(<AdvertiserDiscountsTab advertiserId="7" />, {
    answers: {
      AdvertiserDiscountsTab: () => ({ data, errors: [failure(['advertiser', 'discounts'])] }),
    },
  });
  expect(await screen.findByText('Discounts could not be loaded')).toBeTruthy();
});
