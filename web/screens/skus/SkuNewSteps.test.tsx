import { screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { type Answers, renderScreen } from '../../testing/renderScreen.tsx';
import { card, fill, owned, press, steps, type } from '../../testing/skuNewForm.ts';
import { SkuNewScreen } from './SkuNewScreen.tsx';

beforeEach(() => sessionStorage.clear());

const show = (answers: Answers = {}) =>
  renderScreen(<SkuNewScreen brandId="ABC" productId="ABC-CARD" />, {
    answers: { SkuNewScreen: () => ({ data: { product: card() } }), ...answers },
    url: '/brands/ABC/products/ABC-CARD/product-skus/new',
  });

test('SKU-9: the first field that is missing is named by its dimension and gone to; one that is wrong is named next', async () => {
  await show();
  await steps();
  press('Next');
  press('Name of size');
  const size = screen.getByRole('textbox', { name: /^Name of size/ });
  await waitFor(() => expect(document.activeElement).toBe(size));
  type(/^Name of size/, 'Large');
  expect(screen.queryByRole('button', { name: 'Name of size' })).toBeNull();
  press('Name');
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Name' })));
});

test('SKU-21, SKU-9: an EAN that is taken is what keeps the SKU from being saved', async () => {
  await show({ EanField: () => ({ data: { skus: { __typename: 'SkuPage', items: [owned] } } }) });
  await fill();
  type(/^EAN/, '4006381333931');
  expect(await screen.findByRole('button', { name: 'EAN' })).toBeTruthy();
});
