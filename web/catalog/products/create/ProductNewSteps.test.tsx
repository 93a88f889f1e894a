import { fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { isDisabled, press } from '../../../testing/formActs.ts';
import { fill, showProductNew } from '../../../testing/renderProductNew.tsx';

beforeEach(() => sessionStorage.clear());

test('PRODUCT-4, PRODUCT-7: a step that was left incomplete is marked; beside Save stands the first field that is missing, a press away', async () => {
  await showProductNew();
  const giftCard = await screen.findByRole('radio', { name: 'Gift card' });
  const step = (name: string) => screen.getByRole('button', { name });
  const isMarked = (name: string) =>
    document.getElementById(step(name).getAttribute('aria-describedby') ?? '')?.textContent ===
    'something is missing or wrong';
  expect(isMarked('1 Type')).toBe(false);
  press('Next');
  expect([isMarked('1 Type'), isMarked('2 Product info'), isDisabled('Save')]).toEqual([true, false, true]);
  expect(screen.getByText(/Before you save, fill in or correct:/)).toBeTruthy();
  press('Type');
  await waitFor(() => expect(document.activeElement).toBe(giftCard));
  expect(step('1 Type').getAttribute('aria-current')).toBe('step');
  await fill();
  expect(screen.queryByText(/Before you save/)).toBeNull();
  expect(isMarked('1 Type')).toBe(false);
});

test('PRODUCT-4: Next leads to the heading of the step, and stands out until the last one, where Save does', async () => {
  await showProductNew();
  await screen.findByRole('radio', { name: 'Gift card' });
  const look = (name: string) => screen.getByRole('button', { name }).className;
  const [next, save] = [look('Next'), look('Save')];
  expect(next).not.toBe(save);
  press('Next');
  await waitFor(() =>
    expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Product info' })),
  );
  press('Next');
  expect(look('Save')).toBe(next);
});

test('an item is sent by post and a gift card digitally until somebody chooses', async () => {
  const { view } = await showProductNew();
  const choose = async (kind: string) =>
    fireEvent.click(await screen.findByRole('radio', { name: kind, hidden: true }));
  const delivery = () => screen.getByRole('button', { name: /Delivery/, hidden: true }).textContent;
  await choose('Item');
  expect(delivery()).toContain('Shipped');
  await choose('Gift card');
  expect(delivery()).toContain('Digital');
  await choose('Item');
  press('2 Product info');
  fireEvent.click(screen.getByRole('button', { name: /Delivery/ }));
  fireEvent.click(await screen.findByRole('option', { name: /Digital/ }));
  await choose('Gift card');
  await choose('Item');
  expect(delivery()).toContain('Digital');
  view.unmount();
  await showProductNew();
  await choose('Item');
  expect(delivery()).toContain('Digital');
});
