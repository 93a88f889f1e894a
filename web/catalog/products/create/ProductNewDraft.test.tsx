import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, test } from 'vitest';
import { DIMENSIONS, dimension } from '../../../testing/data/catalogueData.ts';
import { press, type, value } from '../../../testing/formActs.ts';
import { brand, dimensionsSaved, fill, showProductNew } from '../../../testing/renderProductNew.tsx';
import type { ScreenOptions } from '../../../testing/renderScreen.tsx';

beforeEach(() => sessionStorage.clear());

describe('a draft', () => {
  const begin = async (other: Partial<ScreenOptions> = {}) => {
    const { view } = await showProductNew(other);
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
    expect(screen.getByText('What you typed earlier is back.')).toBeTruthy();
    press('Start over');
    press('Discard');
    expect(screen.queryByText('What you typed earlier is back.')).toBeNull();
    expect(await screen.findByRole('radio', { name: 'Gift card' })).toBeTruthy();
    view.unmount();
    await begin();
    press('2 Product info');
    expect(value('Name')).toBe('');
  });

  test('it is shown to nobody else, and gone for its owner once somebody else was there', async () => {
    await left();
    const view = await begin({ viewer: { accountId: '8' } });
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
    await begin({ answers: { ProductNewScreen: () => ({ data: { dimensions, brand } }) } });
    expect(await screen.findByText(/What it is based on has changed since/)).toBeTruthy();
    expect(value('Years')).toBe('3');
    expect(screen.getByRole('button', { name: /Name of colour/ })).toBeTruthy();
    expect(screen.queryByRole('button', { name: /Name of size/ })).toBeNull();
  });
});

test('PRODUCT-30, PRODUCT-31: where only the product is created the form says so, and the next save sends its dimensions alone', async () => {
  let isDown = true;
  const { calls } = await showProductNew({
    answers: {
      ProductNewFormDimensions: () =>
        isDown
          ? { data: null, errors: [{ message: 'Down', path: ['saveProductDimensions'] }] }
          : dimensionsSaved,
    },
  });
  await fill();
  press('Save');
  expect(await screen.findByText(/Tea is created, but its dimensions are not saved/)).toBeTruthy();
  expect(location.hash).toBe('#/brands/ABC/products/new?step=catalogue');
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
